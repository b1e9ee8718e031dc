// What happens to a patron's chips and in the round at a table: what became of chips that were not confirmed, and what is
// read out to screen readers. `{player}`, `{banker}` and `{tie}` are the names of the two hands
// and of the tie in the room, `{spot}` the title of a bet.
export default {
  /** A table for one patron, who deals by pressing Deal: no rounds and no clock. The first four stand in large letters on the felt. */
  alone: {
    shuffling: 'A fresh deck',
    dealt: 'The coup is dealt',
    deal: 'Press Deal',
    bet: 'Place your bet',
    /** Read out. */
    opened: 'Coup {coup:numeral}. Place your bet',
  },
  /** Chips that the patron had laid but not confirmed when betting closed. A head, then `more` sentences in a line of their own. */
  closing: {
    placed: '{placed:coins} placed as betting closed.',
    placedPart: '{placed:coins} of {laid:coins} placed as betting closed.',
    rest: 'The rest no longer fitted.',
    /** `why`: a refusal, without a full stop. */
    restWhy: 'The rest no longer fitted: {why}.',
    unplaced: '{laid:coins} was not placed.',
    unplacedIn: '{laid:coins} in round {round:numeral} was not placed.',
    unanswered: '{laid:coins} was on its way when this page closed.',
    unansweredIn: '{laid:coins} was on its way in round {round:numeral} when this page closed.',
    /** Why it was not placed. */
    why: {
      'not-confirmed': 'It was not confirmed before betting closed, and is yours again.',
      'too-late': 'It reached the table after betting had closed, and is yours again.',
      refused: 'It is yours again.',
      'link-lost': 'The link was lost before it was confirmed.',
      'page-gone': 'It lay unconfirmed when this page closed, and is yours again.',
      unanswered: 'Your play record says whether it was placed.',
    },
    /** `why`: a refusal, without a full stop. */
    refusedWhy: 'It is yours again: {why}.',
    /** The stakes that are confirmed. `spots`: on how many bets. */
    stands: {
      one: '{stake:coins} on {spots:words} spot stands.',
      other: '{stake:coins} on {spots:words} spots stands.',
    },
    /** Next to the call on the felt: short. */
    short: 'Unconfirmed stakes were not placed.',
    left: '{laid:coins} was not placed: you left the table.',
    /** No answer to a bet; "your play record" is a page of the app. */
    unknown: 'No answer came. Your play record tells whether these stakes were placed.',
  },
  /** What the round brought the patron. */
  net: {
    /** Below a net of 0, in the ring: very short. All stakes were returned, or winnings and losses were equal. */
    returned: 'returned',
    round: 'your round',
    /** Read out. */
    up: 'You win {sum:coins} in this round. Balance {balance:coins}',
    even: 'You neither win nor lose in this round. Balance {balance:coins}',
    down: 'You lose {sum:coins} in this round. Balance {balance:coins}',
  },
  /** The end of the shoe, next to the call: short. */
  shoeEnd: {
    was: 'That was the last round of this shoe',
    now: 'Last round of this shoe',
    nextCut: 'The cut card is out: one more round after this one',
    next: 'The next round is the last of this shoe',
  },
  /** Read out as it happens: short. */
  spoken: {
    /** `hand`: its name; `card`: as in `shared.card.name`. */
    card: '{hand}: {card}',
    cardScore: '{hand}: {card}, score {score:number}',
    fourDown: 'Four cards lie face down',
    thirdDown: {
      player: '{player}’s third card, face down',
      banker: '{banker}’s third card, face down',
    },
    squeezed: {
      player: {
        first: '{player}’s first card is squeezed',
        second: '{player}’s second card is squeezed',
        third: '{player}’s third card is squeezed',
      },
      banker: {
        first: '{banker}’s first card is squeezed',
        second: '{banker}’s second card is squeezed',
        third: '{banker}’s third card is squeezed',
      },
    },
    opened: 'Round {round:numeral}. Place your bets',
    openedLast: 'Last round of this shoe. Round {round:numeral}. Place your bets',
    last: 'Round {round:numeral} is the last of this shoe',
    lastCut: 'Cut card. Round {round:numeral} is the last of this shoe',
    next: 'The next round is the last of this shoe',
    nextCut: 'Cut card. One more round after this one',
    shoeEnded: 'End of the shoe. A new one is being shuffled',
    newShoe: 'New shoe, number {shoe:numeral}',
    cutBegun: 'Cut the cards',
    /** The chips on a spot or on all spots, after one was laid or taken back; then what was confirmed. */
    laid: '{laying:coins} on {spot}',
    unconfirmed: '{total:coins} not yet confirmed',
    accepted: '{stake:coins} confirmed',
  },
  /** A spot on the felt: the parts of its name, read out one after the other with commas between them. */
  spot: {
    /** Also written on the spot: short. */
    closed: 'Closed after round {until:numeral}',
    /** `pays`: as printed, `12 or 20 to 1` or `nine times`. */
    pays: 'pays {pays}',
    ratio: '{to} to {one}',
    or: '{first} or {second}',
    /** `most`: a ratio. */
    upTo: 'up to {most}',
    confirmed: '{amount:coins} confirmed',
    unconfirmed: '{amount:coins} not yet confirmed',
    /** What all patrons have staked on it. */
    staked: {
      one: '{total:coins} by {patrons:count} patron',
      other: '{total:coins} by {patrons:count} patrons',
    },
    wins: 'wins',
    winsAmount: 'wins {amount:coins}',
    pushes: 'pushes',
    loses: 'loses',
  },
  /** Why no bet is taken, in a note at a spot: short, without a full stop. */
  standing: {
    noLink: 'There is no link to the table: no bets are taken',
    stopped: 'The table has stopped for now: no bets are taken',
  },
  /** Why Rebet, Double or a favourite lays nothing, or not all: a note at a spot, without a full stop. `why`: a refusal. */
  whole: {
    rebet: {
      takes: 'Rebet takes {needed:coins}: you have {available:coins} left to stake',
      nothing: 'Rebet lays nothing: {why}',
      without: 'Rebet without {spots:items}: closed until the next shoe',
    },
    double: {
      takes: 'Double takes {needed:coins}: you have {available:coins} left to stake',
      nothing: 'Double lays nothing: {why}',
      without: 'Double without {spots:items}: closed until the next shoe',
    },
    favourite: {
      takes: 'This favourite takes {needed:coins}: you have {available:coins} left to stake',
      nothing: 'This favourite lays nothing: {why}',
      without: 'This favourite without {spots:items}: closed until the next shoe',
    },
  },
  /** Where the scores stand next to it. The tie is its name alone. */
  wins: { player: '{player} wins', banker: '{banker} wins' },
} as const;
