// Reports over days: figures, returns against theory, rounds without a valid result. Managers and accountants read them;
// handle, hold and payout are terms of the trade.
export default {
  tabs: { figures: 'Figures', theory: 'Theory and play', rounds: 'Cancelled and voided' },
  from: 'From',
  to: 'To',
  /** On paper; days such as 2026-11-20. */
  printed: 'From {from} to {to}, days of UTC.',
  spans: 'Usual spans, in days of UTC',
  span: {
    today: 'Today',
    week: 'Seven days',
    month: 'This month',
    year: 'This year',
    life: 'Life to date',
  },
  closed: {
    note: 'Rounds opened in these days that were cancelled, voided or settled again, with who decided it and why. Each leads to what moved.',
    caption: 'Rounds cancelled, voided or settled again',
  },
  /** A link from a figure to the bets it is the sum of; `what`: what the figure is of. */
  entriesOf: 'Entries<spoken> of {what}</spoken>',
  entriesOfAll: 'Entries<spoken> of all</spoken>',
  entries: {
    reading: 'Reading the entries',
    /** `badges` is drawn by the page: what the figure is narrowed to, such as a table. */
    note: 'Every bet in the figure <badges> </badges>by the day it was counted on. A correction stands with what it changed.',
    byMachine: 'dealt by the machine',
    dealer: 'dealer {dealer}',
    nothing: 'Nothing among the newest rounds; older ones follow.',
    caption: 'Entries behind the figure',
    /** The number of a patron's account of the round. */
    account: 'account {account:number}',
    none: 'none',
  },
  figures: {
    reading: 'Reading the figures',
    addedUp: 'Added up by',
    by: { table: 'By table', option: 'By option', dealer: 'By dealer', day: 'By day' },
    of: { table: 'Table', option: 'Option', dealer: 'Dealer', day: 'Day' },
    caption: {
      table: 'Figures by table',
      option: 'Figures by option',
      dealer: 'Figures by dealer',
      day: 'Figures by day',
    },
    idle: 'No activity: nothing staked',
    all: 'All',
    note: 'Handle is what was staked in rounds that count; payouts are all that went back: stakes, and winnings less commission. Hold is handle less payouts. A correction counts on the day it was made; rounds cancelled or voided do not count in the end. Rounds that were dealt without a stake are under Rounds. Amounts in coins, days of UTC.',
  },
  theory: {
    reading: 'Reading theory and play',
    outside: {
      one: '{n:count} option is outside of what chance allows 997 times in 1,000. Look into the entries behind.',
      other:
        '{n:count} options are outside of what chance allows 997 times in 1,000. Look into the entries behind.',
    },
    caption: 'Actual and expected return by option',
    note: 'Return is what came back, in parts of what was staked, ties counted. Rounds are taken as independent, each from a full shoe of the table’s decks, and what is staked as not depending on what was dealt. All that is staked on an option in one round counts as one stake. The bands are normal ones.',
    /** `option` is a bet such as "Banker". */
    noCommission: '{option}, no commission',
    decks: '{decks:items} decks',
    /** Read out. */
    row: '{option}: actual {actual:percent}, expected {expected:percent}, 99.7% of the time between {low:percent} and {high:percent}',
    rowOutside:
      '{option}: actual {actual:percent}, expected {expected:percent}, 99.7% of the time between {low:percent} and {high:percent}; outside',
    band: '{low:percent} – {high:percent}',
    key: {
      actual: 'actual',
      theory: 'theory',
      likely: '95% of the time',
      nearlyCertain: '99.7% of the time',
    },
    judged: { outside: 'Outside', within: 'Within', tooFew: 'Too few bets' },
    unjudged: {
      title: 'Not judged',
      note: 'In the figures, and in no row above.',
      corrections: 'Corrections',
      /** `why`: one of those below. */
      line: {
        one: '<strong>{option}</strong>: {bets:count} bet, {stake:coins} staked; {why}',
        other: '<strong>{option}</strong>: {bets:count} bets, {stake:coins} staked; {why}',
      },
      lineAt: {
        one: '<strong>{option}</strong>, {table}: {bets:count} bet, {stake:coins} staked; {why}',
        other: '<strong>{option}</strong>, {table}: {bets:count} bets, {stake:coins} staked; {why}',
      },
      noSchedule: 'settled by an older release, which did not keep what it was paid by',
      noTable: 'its table is no longer known',
      voided: 'its rounds were voided',
      earlier: 'corrections of earlier days',
    },
  },
  /** A return that chance does not explain. `deviations`: with a sign, such as "+4.2". */
  alarm: {
    /** `operator` with a currency; `alarm`: one of those below. */
    ofOperator: '{operator}: {alarm}',
    house: {
      day: 'Alarm: {option} at the house was {deviations} standard deviations off theory yesterday.',
      month:
        'Alarm: {option} at the house was {deviations} standard deviations off theory over the last 30 days.',
    },
    room: {
      day: 'Alarm: {option} at the room {room} was {deviations} standard deviations off theory yesterday.',
      month:
        'Alarm: {option} at the room {room} was {deviations} standard deviations off theory over the last 30 days.',
    },
    table: {
      day: 'Alarm: {option} at {table} was {deviations} standard deviations off theory yesterday.',
      month:
        'Alarm: {option} at {table} was {deviations} standard deviations off theory over the last 30 days.',
    },
    rule: 'An alarm rings beyond {deviations:number} standard deviations over yesterday or the last 30 days, by table, by room and for the house, whatever days are shown here.',
  },
  column: {
    hold: 'Hold',
    holdShare: 'Hold %',
    roundsWithStakes: 'Rounds with stakes',
    handle: 'Handle',
    winnings: 'Winnings',
    payout: 'Payout',
    payouts: 'Payouts',
    counted: 'Counted',
    trace: 'Trace',
    drawn: 'Drawn',
    judged: 'Judged',
    actual: 'Actual',
    expected: 'Expected',
    difference: 'Difference',
    deviations: 'Deviations',
    likely: '95%',
    nearlyCertain: '99.7%',
  },
  /** Texts of monitoring alarms, for supervisors and managers only. They state observations and accuse no patron. */
  monitoring: {
    reading: 'Reading the alarms',
    /** Above the list. */
    lead: 'Play that is unlikely by chance, or above a threshold of the house. An alarm is no accusation: check the rounds, and note the result.',
    none: 'There are no alarms.',
    noneFound: 'No alarm fits.',
    /** Titles of alarms, short. */
    kind: {
      'big-stake': 'Large stake',
      'big-win': 'Large win',
      'opposed-pair': 'Opposed pair',
      'steady-timing': 'Same delay',
      'long-play': 'No pause',
      'side-count': 'Side bet by the count',
    },
    /** `open` and `noted` are alarms without and with a note. */
    filter: {
      kind: 'Alarm',
      any: 'Any',
      state: 'State',
      all: 'All',
      open: 'Open',
      noted: 'Noted',
      from: 'From',
      to: 'To',
    },
    /** What was seen: a sentence without a subject, which stands above it with the names of one or two patrons. */
    seen: {
      'big-stake': 'Staked {staked:coins} in one round.',
      'big-win': 'Won {won:coins} in one round, with {staked:coins} staked.',
      'opposed-pair':
        'In {opposed:number} of {rounds:number} rounds with stakes of one size, one was on player and the other on banker.',
      'steady-timing':
        'In {steady:number} of {rounds:number} rounds the first bet came within the same twentieth of a second, {delay:number} ms after betting opened.',
      'long-play':
        'Played {hours:number} hours, from {from:moment} to {until:moment}, without ten minutes’ pause.',
      'side-count':
        'Staked {bet} in {matches:number} of the {favoured:number} rounds in which the cards left favoured it, and in {others:number} others.',
    },
    /** What the house has set, or chance lets expect. `expected` is a number of rounds; `times` a power of ten such as 10¹². */
    chance: {
      threshold: 'The threshold of the house is {threshold:coins}.',
      expected: 'By chance {expected:number} are expected; as many or more occur less than once in {times}.',
      steady:
        'Of the steadiest person {expected:number} are expected; as many or more occur less than once in {times}.',
      long: 'The threshold is {hours:number} hours.',
    },
    /** The note of a member of staff on what came of an alarm. */
    note: {
      act: 'Note',
      title: 'Note on this alarm',
      effect: 'The note closes the alarm and stays in the journal.',
      label: 'What came of it',
      hint: 'It stays in the journal, with your name.',
      save: 'Save',
      done: 'The note is kept.',
    },
    noted: 'Noted by {name}, {at:moment}: “{text}”',
    /** A badge on an alarm without a note. */
    opened: 'Open',
    /** Two patrons. */
    both: '{one} and {other}',
    /** On the page of a patron. */
    patron: {
      alarms: 'Alarms',
      none: 'none',
      link: { one: '{n:count} alarm', other: '{n:count} alarms' },
    },
    /** Entries of the journal. `what` is the title of the alarm. */
    journal: {
      raised: 'Alarm: {what}',
      noted: 'Noted an alarm: {what}',
    },
  },
  /** The operators of the house: their tables, figures and wallets, calls that a wallet has not answered, refused corrections. */
  operators: {
    lead: 'Each operator keeps the money of its own patrons: its wallet is asked for every stake, and gets back what a round returns.',
    none: 'This house has no operators.',
    reading: 'Reading the operators',
    patrons: { one: '{n:count} patron at the tables', other: '{n:count} patrons at the tables' },
    wallet: {
      answers: 'Wallet answers',
      refuses: 'Tickets refused',
      /** `open` of `all` server processes refuse the tickets. */
      open: 'The wallet fails most calls since {at:moment}, so tickets are refused at once ({open:number} of {all:number} server processes). Rounds go on, and what is owed is kept. Three answers in a row end this.',
      rate: '{failures:number} of {calls:number} calls without a valid answer in the last thirty seconds.',
      /** `what` is one of the texts below. */
      last: 'Last fault: {what}, {at:moment}.',
      trouble: {
        timeout: 'no answer in time',
        unreachable: 'no connection',
        'cut-off': 'the connection ended too early',
        'server-error': 'an error of the wallet',
        signature: 'a wrong signature, id or clock',
        unreadable: 'an answer that cannot be read',
      },
    },
    locked: 'Betting locked by unresolved calls',
    tables: {
      title: 'Tables, limits and stakes',
      table: 'Table',
      limits: 'Limits',
      /** Two amounts with their currency. */
      limit: '{least} to {most}',
      felt: 'On the felt',
      exposure: 'Exposure',
    },
    day: {
      /** `day` is a gaming day of the operator, such as 2026-11-20. */
      title: 'Figures of {day}',
      currency: 'Currency',
      bets: 'Bets',
      stakes: 'Stakes',
      returned: 'Returned',
      commission: 'Commission',
      cancelled: 'Cancelled',
    },
    calls: {
      title: 'Unresolved calls',
      note: 'Punto repeats each call until the wallet has answered it. No call is deleted or closed by hand: the books already have its amount, and an operator that has settled it answers the next attempt. Calls that failed, or are older than a minute, are here.',
      none: 'Every call was answered.',
      more: 'There are more; the oldest are shown.',
      /** What the wallet is asked to do. */
      kind: {
        cancel: 'Return the debit of a ticket that does not count',
        credit: 'Pay what a round returned',
        adjust: 'Book a correction',
        promo: 'Book a promotion',
      },
      since: 'owed since {at:moment}',
      attempts: { one: '{n:count} attempt', other: '{n:count} attempts' },
      next: 'next attempt {at:moment}',
      /** `what` is `noAnswer`, or a code of the contract such as `signature`. */
      answer: 'Last answer: {what}',
      noAnswer: 'no valid answer',
      operatorPatron: 'at the operator {id}',
      tickets: 'Tickets: {ids:list}',
      transaction: 'Transaction {id}',
      /** What to do. */
      todo: {
        behind: 'It waits for an earlier call of this patron.',
        wait: 'Wait: Punto repeats it. If it stays here, call the operator.',
        keys: 'Call the operator: keys or clocks do not match.',
        refused:
          'Call the operator: its wallet refuses a call that it must take, and has to book this transaction.',
      },
      retry: 'Try again now',
      retried: {
        due: 'It is tried now.',
        already: 'It is being tried already.',
        delivered: 'The wallet has answered it.',
      },
      /** In the journal. */
      journal: 'Had a wallet call tried again ({amount})',
    },
    receivables: {
      title: 'Receivables',
      note: 'Corrections that an operator refused because its patron had less. The house has borne them.',
      none: 'No correction was refused.',
      since: 'Owed since',
      amount: 'Amount',
      patron: 'Patron',
      round: 'Round',
      operator: 'Operator',
    },
  },
} as const;
