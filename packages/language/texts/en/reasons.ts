// Why the cards of a coup were dealt, in order: in the record, on the study page and at the dealer’s desk. `{player}` and
// `{banker}` are the names of the two hands in the room, as in `shared.outcome`, or the room’s own.
export default {
  next: {
    player: { first: '{player}’s first card comes next', second: '{player}’s second card comes next' },
    banker: { first: '{banker}’s first card comes next', second: '{banker}’s second card comes next' },
  },
  /** `playerCards`, `bankerCards`: two ranks as on the cards, `4` and `K`. */
  scores:
    '{player}’s {playerCards:list} make {playerScore:number}, {banker}’s {bankerCards:list} make {bankerScore:number}',
  natural: {
    player: '{player}’s {score:number} is a natural: both stand',
    banker: '{banker}’s {score:number} is a natural: both stand',
  },
  naturals: '{player}’s {playerScore:number} and {banker}’s {bankerScore:number} are naturals: both stand',
  player: { draws: '{player} {score:number} draws', stands: '{player} {score:number} stands' },
  bankerAlone: {
    draws: '{banker} {score:number} draws: {player} stood on two cards',
    stands: '{banker} {score:number} stands: {player} stood on two cards',
  },
  bankerWhatever: {
    draws: '{banker} {score:number} draws, whatever {player}’s third card was',
    stands: '{banker} {score:number} stands, whatever {player}’s third card was',
  },
  /** `card`: its value, or `cardWorth`. */
  bankerByThird: {
    draws: '{banker} {score:number} draws: {player}’s third card was {card}',
    stands: '{banker} {score:number} stands: {player}’s third card was {card}',
  },
  /** `rank`: as on the card, `K`. */
  cardWorth: '{rank}, worth {value:number}',
  tie: 'tie, {score:number} to {score:number}',
  wins: {
    player: '{player} wins, {high:number} to {low:number}',
    banker: '{banker} wins, {high:number} to {low:number}',
  },
  winsOverNatural: {
    player: 'natural {high:number} beats natural {low:number}: {player} wins, {high:number} to {low:number}',
    banker: 'natural {high:number} beats natural {low:number}: {banker} wins, {high:number} to {low:number}',
  },
} as const;
