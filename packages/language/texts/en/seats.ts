// The seats of the big table, and the shoe that goes round them: its holder deals the coup. `{seat}` is the label that the
// room gives a seat, mostly a number; `{amount}` is in coins.
export default {
  /** Read out: names of the part with the seats, and of the list of what happens there. */
  title: 'Seats',
  log: 'Around the table',
  /** A button on a free seat, read out. */
  take: 'Take seat {seat}',
  /** On the patron's own seat, in a few letters. */
  you: 'You',
  /** Parts of the name of a seat, read out one after the other with commas: `Seat 5, taken, has the shoe, 500 on Banker`. */
  name: {
    seat: 'Seat {seat}',
    yours: 'yours',
    taken: 'taken',
    free: 'free',
    holdsShoe: 'has the shoe',
    offered: 'is offered the shoe',
    declines: 'does not deal',
    /** `player`, `banker` and `tie`: their names in the room. */
    bet: {
      player: '{amount:coins} on {player}',
      banker: '{amount:coins} on {banker}',
      tie: '{amount:coins} on {tie}',
    },
  },
  /** Where the shoe is, in one line; read out too when it changes. */
  shoe: {
    house: 'The house deals',
    offered: 'The shoe is offered to seat {seat}',
    offeredToYou: 'The shoe is offered to you',
    /** Read out. */
    offeredToYouNow: 'The shoe is offered to you. Deal, or pass it on',
    has: 'Seat {seat} has the shoe',
    youHave: 'You have the shoe',
    deals: 'Seat {seat} deals',
    youDeal: 'You deal',
    /** Read out to the patron who has pressed Deal. */
    dealt: 'Dealt',
  },
  /** Buttons beside that line. */
  act: {
    deal: 'Deal',
    pass: 'Pass it on',
    /** For a patron who has passed the shoe on before. */
    dealAgain: 'Deal again when it comes round',
    leave: 'Leave seat {seat}',
  },
  /** Notices. */
  stakeWithin: {
    one: 'Stake within {rounds:count} round, or your seat is given up',
    other: 'Stake within {rounds:count} rounds, or your seat is given up',
  },
  givenUpNext: 'Your seat is given up when the next round opens',
  givenUp: 'Seat {seat} was given up after several rounds without a stake',
  left: 'You have left seat {seat}',
  taken: 'You have taken seat {seat}',
} as const;
