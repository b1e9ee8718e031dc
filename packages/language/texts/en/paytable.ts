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
} as const;
