// Bets behind a seat of the big table. `seat` is the label that the room gives a seat, mostly a number.
export default {
  seat: {
    /** Names of the seat as a button; `name` is "Seat 5, taken, 500 on Banker". */
    bet: '{name}. Bet behind it',
    own: '{name}. Bets behind it',
    /** Ends the name of a seat. */
    behind: {
      none: 'bets behind it are allowed',
      one: '{patrons:count} patron is behind it with {amount:coins}',
      other: '{patrons:count} patrons are behind it with {amount:coins}',
    },
  },
  sheet: {
    title: 'Bet behind seat {seat}',
    lead: 'When betting closes, your amount is staked on each of {player}, {banker} and {tie} that this seat has a stake on, as a bet of your own.',
    behind: {
      none: 'Nobody is behind this seat.',
      one: '{patrons:count} patron is behind this seat, with {amount:coins}.',
      other: '{patrons:count} patrons are behind this seat, with {amount:coins} together.',
    },
    amount: 'Amount on each',
    add: 'Add {amount:coins}',
    clear: 'Clear',
    rounds: 'End after',
    roundsOf: { one: '{rounds:count} round', other: '{rounds:count} rounds' },
    noRounds: 'No number of rounds',
    total: 'Stake in all',
    totalOf: 'At most {amount:coins}',
    noTotal: 'No limit',
    note: 'Nothing is staked in a round in which your balance or a limit does not allow it, or while you are away.',
    begin: 'Bet {amount:coins} behind seat {seat}',
    end: 'End bets behind seat {seat}',
  },
  own: {
    title: 'Bets behind your seat',
    allow: 'Others may bet behind my seat',
    lead: 'They stake on what you stake on, with coins of their own. You see how many they are and with how much, not who.',
  },
  rail: {
    title: 'You bet {amount:coins} behind seat {seat}',
    waits: 'It is staked when betting closes, on what the seat has then.',
    staked: '{amount:coins} of this round are on the felt.',
    left: { one: '{rounds:count} round is left.', other: '{rounds:count} rounds are left.' },
    /** The same where there is little room. */
    short: 'End {amount:coins} behind {seat}',
  },
  news: {
    /** `why` is a sentence without its full stop. */
    missed: 'Nothing was staked behind seat {seat}. {why}.',
    missedAway: 'Nothing was staked behind seat {seat}, because you were away.',
    ended: {
      'seat-left': 'Your bets behind seat {seat} have ended: the seat was left.',
      forbidden: 'Your bets behind seat {seat} have ended: they are not allowed any more.',
      away: 'Your bets behind seat {seat} have ended: you were away for too long.',
      rounds: 'The last of your rounds behind seat {seat} is on the felt.',
      total: 'Your bets behind seat {seat} have ended: the total that you chose is used up.',
    },
  },
} as const;
