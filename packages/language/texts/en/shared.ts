// Texts that many pages use: names of sides, cards and languages' own words for them.
export default {
  /** The two hands and the tie, as names; in sentences too. */
  outcome: { player: 'Player', banker: 'Banker', tie: 'Tie' },
  card: {
    /** `rank`: a number, or one of the ranks below. `suit`: one of the suits below. */
    name: '{rank} of {suit}',
    rank: { A: 'Ace', J: 'Jack', Q: 'Queen', K: 'King' },
    suit: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
  },
} as const;
