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
      patron: 'Patron',
      patronHint: 'Number',
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
} as const;
