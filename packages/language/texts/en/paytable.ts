// The paytable of the rules page and of the card of a bet: when each bet wins, and the headings of its groups. `{player}`,
// `{banker}` and `{tie}` are the names of the two hands and of the tie in the room: those of `shared.outcome`, or the room’s own.
export default {
  wins: {
    player: 'Wins when {player} is higher; a tie pushes.',
    banker: 'Wins when {banker} is higher; a tie pushes.',
    tie: 'Wins when both scores are equal.',
    'player-pair': 'Wins when {player}’s first two cards are of one rank.',
    'banker-pair': 'Wins when {banker}’s first two cards are of one rank.',
    'any-pair': 'Wins when either hand’s first two cards are of one rank; pays once.',
    'perfect-pair': 'Wins when either hand’s first two cards are of one rank and one suit; pays once.',
    'player-natural': 'Wins when {player} has 8 or 9 on two cards, whoever wins the coup.',
    'banker-natural': 'Wins when {banker} has 8 or 9 on two cards, whoever wins the coup.',
    'player-bonus': 'Wins when {player} wins with a natural, or by 4 or more; a tie of naturals pushes.',
    'banker-bonus': 'Wins when {banker} wins with a natural, or by 4 or more; a tie of naturals pushes.',
    'lucky-six': 'Wins when {banker} wins with 6.',
    'two-card-lucky-six': 'Wins when {banker} wins with 6 on two cards.',
    'three-card-lucky-six': 'Wins when {banker} wins with 6 on three cards.',
    'lucky-seven': 'Wins when {player} wins with 7.',
    'two-card-lucky-seven': 'Wins when {player} wins with 7 on two cards.',
    'three-card-lucky-seven': 'Wins when {player} wins with 7 on three cards.',
    'super-lucky-seven': 'Wins when {player} wins with 7 while {banker} has 6.',
  },
  /** Headings of the paytable. `banker` and `tie` come in small letters. */
  group: {
    main: '{player}, {banker}, {tie}',
    pair: 'Pairs',
    natural: 'Naturals',
    bonus: 'Bonuses',
    lucky: 'Lucky six and seven',
    // Groups of bets that a house has of its own, by what their conditions ask.
    scores: 'Scores',
    cards: 'Number of cards',
    ranks: 'Ranks and suits',
    colours: 'Colours',
  },
  /** Bets that a house has of its own at a table: the sheet in which they lie, and sentences made from their conditions. */
  own: {
    /** Heading of the sheet with the bets that a house has of its own. */
    title: 'Bets of this house',
    /** The button that opens it. */
    open: { one: '{n:count} bet of this house', other: '{n:count} bets of this house' },
    find: 'Find a bet',
    none: 'No bet of this house has this name.',
    /** `when` is a condition put together from the clauses below, joined by “and” and “or” of the language. Read out and printed under the name of the bet. */
    wins: 'Wins when {when}.',
    push: 'The stake comes back when {when}.',
    /** Clauses: what a bet asks. `hand` is the name of one of the two hands, `values` are numbers joined by “or”, `ranks` ranks of cards likewise. */
    winnerSide: '{hand} wins',
    winnerTie: 'it is a tie',
    score: '{hand} has {values}',
    initial: '{hand}’s first two cards make {values}',
    cards: '{hand} has {values} cards',
    total: '{values} cards are dealt',
    margin: 'the scores differ by {values}',
    natural: '{hand} has a natural {values}',
    third: '{hand}’s third card counts {values}',
    stands: '{hand} draws no card',
    pair: '{hand} has a pair',
    perfectPair: '{hand} has a perfect pair',
    suited: '{hand}’s first two cards are of one suit',
    red: 'all cards of {hand} are red',
    black: 'all cards of {hand} are black',
    mixed: '{hand} has cards of both colours',
    ranks: '{hand}’s first two cards are both of {ranks}',
    first4: '{values} of the first four cards are {ranks}',
    all: '{values} of all cards are {ranks}',
    /** A clause that must not hold. */
    not: 'not: {clause}',
    /** A clause of several, within another. */
    group: '({clause})',
  },
} as const;
