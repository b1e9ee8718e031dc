// The seeded generator of simulations: sfc32 by Chris Doty-Humphrey (PractRand), of good quality and cheap in
// 32-bit arithmetic. For simulation and tests only: the seed determines the cards, so live cards never
// come from here but from the house's cryptographic generator. [F1]

/** The author's own number of rounds after which three words of seed have reached every bit. */
const WARM_UP = 15;

/**
 * Fills with the words of one shoe. Seed and number are the very state, so two shoes never share a stream: the
 * seed is a whole number below 2^32, the number of the shoe one below 2^53.
 */
export const fillWords = (words: Int32Array, seed: number, shoe: number): void => {
  STATE[0] = seed;
  STATE[1] = shoe;
  STATE[2] = shoe / 2 ** 32;
  STATE[3] = 1;
  makeWords(words, WARM_UP);
  makeWords(words, words.length);
};

const STATE = new Int32Array(4);

/** Meanwhile the state is in locals, which are registers to the machine; they are read by index, as iterating costs more. */
const makeWords = (words: Int32Array, count: number): void => {
  let a = STATE[0] ?? 0;
  let b = STATE[1] ?? 0;
  let c = STATE[2] ?? 0;
  let counter = STATE[3] ?? 0;
  for (let i = 0; i < count; i += 1) {
    const word = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    words[i] = word;
  }
  STATE[0] = a;
  STATE[1] = b;
  STATE[2] = c;
  STATE[3] = counter;
};
