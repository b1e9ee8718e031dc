// What happened at the tables: the play record and the statement of the account, the shoes that have ended, and statistics.
export default {
  title: 'Play record',
  /** The two lists of the play record. */
  show: 'Show',
  rounds: 'Rounds',
  statement: 'Statement',
  reading: 'Reading the books …',
  noRounds: 'No rounds yet. Every round you stake in is kept here for good.',
  noEntries: 'Nothing on the account yet.',
  /** How far back the two lists go. */
  period: {
    title: 'Period',
    three: '3 months',
    twelve: '12 months',
    all: 'All',
    nothing: 'Nothing in this time.',
  },
  /** Sums of all rounds since the first entry of the account. */
  figures: {
    title: 'In all',
    since: 'Since {at:date}',
    rounds: 'Rounds',
    staked: 'Staked',
    returned: 'Returned',
    net: 'Net result',
    deposits: 'Coins from the house',
    time: 'Time at the tables',
  },
  list: { more: 'Show more', again: 'Try again' },
  round: {
    noCards: 'no cards',
    /** A button: opens the page that checks files, with this round. */
    check: 'Check this round',
    why: 'Why these cards',
    balance: 'Balance {before:coins} → <strong>{after:coins}</strong>',
    /** A round that was changed later. `reason`: what the staff wrote. */
    revision: {
      cancelled: 'Cancelled',
      cancelledFor: 'Cancelled: {reason}',
      voided: 'Voided',
      voidedFor: 'Voided: {reason}',
      resettled: 'Settled again',
      resettledFor: 'Settled again: {reason}',
      /** `revision`: one of the above. The balance did not cover what had to be taken back. */
      notTakenBack: '{revision}. {amount:coins} was not taken back',
    },
    sums: 'Staked <strong>{staked:coins}</strong> · returned <strong>{returned:coins}</strong>',
    bets: 'Bets of this round',
    column: { bet: 'Bet', stake: 'Stake', payout: 'Payout', returned: 'Returned' },
    verdict: { won: 'won', lost: 'lost', pushed: 'pushed', returned: 'returned' },
    noCommission: 'no commission',
    commission: 'Commission',
    /** `share`: `5%`. */
    ofPayout: '{share} of the payout',
  },
  entries: {
    about: 'A payout brings the stake back with what it won; commission is its own line.',
    column: { entry: 'Entry', amount: 'Amount', balance: 'Balance' },
    at: '{at:moment}',
    atRound: '{at:moment} · {table}, shoe {shoe:number} · round {round:number}',
    atCoup: '{at:moment} · {table}, coup {shoe:number}',
  },
  shoe: {
    all: 'All shoes',
    title: 'Shoe {shoe:number}',
    reading: 'Fetching the shoe …',
    readingAll: 'Fetching the shoes …',
    none: 'No shoe has ended at this table yet. Each is kept here from its last round on.',
    fault: 'The shoe could not be fetched.',
    /** With the day on which it began. */
    played: '{day:date}, {from:time} – {until:time}',
    burnt: { one: '{cards:count} card burnt', other: '{cards:count} cards burnt' },
    marks: 'Marks',
    rounds: 'Rounds',
    count: { one: '{rounds:count} round', other: '{rounds:count} rounds' },
    /** How often an outcome came: `Player 40`. */
    outcome: '{outcome} {times:number}',
    column: { round: 'Round', result: 'Result' },
    cancelled: 'Cancelled',
    natural: 'natural',
    past: 'Roads describe the past and foretell nothing.',
    saveText: 'Save as text',
    saveProof: 'Save for checking',
    check: 'Check this shoe',
  },
  statistics: {
    thisShoe: 'This shoe',
    yourCoups: 'Your coups',
    before: {
      one: 'The shoe before',
      other: 'The last {shoes:count} shoes',
    },
    rounds: { one: '{rounds:count} round', other: '{rounds:count} rounds' },
    column: { result: 'Result', count: 'Count', share: 'Share', exact: 'Exact' },
    basis: {
      one: 'Exact is the chance in the first round of a full shoe of {decks:count} deck. A result that is behind it is not due.',
      other:
        'Exact is the chance in the first round of a full shoe of {decks:count} decks. A result that is behind it is not due.',
    },
    own: {
      title: 'Your rounds',
      time: 'Time',
      times: { evening: 'Last 12 hours', month: 'Last 30 days' },
      fault: 'Your records could not be read. Try again in a moment.',
      reading: 'Reading your records …',
      none: 'You have no settled round in this time.',
      byBet: 'By bet',
      column: { bet: 'Bet', rounds: 'Rounds', staked: 'Staked', returned: 'Returned', net: 'Net' },
      cut: {
        one: 'Your last {rounds:count} round of this time.',
        other: 'Your last {rounds:count} rounds of this time.',
      },
    },
    luck: {
      title: 'Luck',
      tooFew: 'Too few rounds to tell',
      even: 'As the odds give',
      /** `size`: a number with one decimal; `one` is for 1.0. */
      better: {
        one: '{size} standard deviation above the expectation',
        more: '{size} standard deviations above the expectation',
      },
      worse: {
        one: '{size} standard deviation below the expectation',
        more: '{size} standard deviations below the expectation',
      },
      leftOut: {
        one: '{rounds:count} round at closed tables is not in the luck.',
        other: '{rounds:count} rounds at closed tables are not in the luck.',
      },
      about:
        'Luck compares your net with the exact odds of your stakes, in standard deviations: two of three evenings lie within one. Bets of one round are taken as independent. It says nothing of the next round.',
    },
  },
} as const;
