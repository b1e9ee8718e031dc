// The seeded generator of simulations: sfc32 by Chris Doty-Humphrey (PractRand), of good quality and cheap in
// 32-bit arithmetic. For simulation and tests only: the seed determines the cards, so live cards never
// come from here but from the house's cryptographic generator. [F1]

/** The author's own number of rounds after which three words of seed have reached every bit. */
const WARM_UP = 15;

/**
 * The words a and b of the generator added up, b, c, and its counter. The sum stands for a, which nothing else needs: the next
 * one is then ready sooner.
 */
export const STATE = new Int32Array(4);

/**
 * Begins the words of one shoe. Seed and number are the very state, so two shoes never share a stream: the
 * seed is a whole number below 2^32, the number of the shoe one below 2^53.
 */
export const beginWords = (seed: number, shoe: number): void => {
  STATE[0] = seed + (shoe % 2 ** 32);
  STATE[1] = shoe;
  STATE[2] = shoe / 2 ** 32;
  STATE[3] = 1;
  for (let i = 0; i < WARM_UP; i += 1) nextWord();
};

/** The next word, as a signed integer. */
export const nextWord = (): number => {
  const b = at(1);
  const c = at(2);
  const word = (at(0) + at(3)) | 0;
  const nextB = (c + (c << 3)) | 0;
  STATE[0] = (b ^ (b >>> 9)) + nextB;
  STATE[1] = nextB;
  STATE[2] = ((c << 21) | (c >>> 11)) + word;
  STATE[3] = at(3) + 1;
  return word;
};

const at = (place: number): number => STATE[place] ?? 0;

/** Fills `words` with the first words of one shoe, numbered as in `beginWords`. */
export const fillWords = (words: Int32Array, seed: number, shoe: number): void => {
  beginWords(seed, shoe);
  for (let i = 0; i < words.length; i += 1) words[i] = nextWord();
};
