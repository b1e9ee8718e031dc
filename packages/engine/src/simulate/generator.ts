// The seeded generator of simulations: sfc32 by Chris Doty-Humphrey (PractRand), of good quality and cheap in
// 32-bit arithmetic. For simulation and tests alone: whoever knows the seed knows the cards, so live cards never
// come from here but from the house's cryptographic generator. [F1]

/** The four words of the state, and what it made for the shoe, in the order it is used. */
export type Generator = { readonly state: Int32Array; readonly words: Int32Array };

/** The author's own number of rounds after which three words of seed have reached every bit. */
const WARM_UP = 15;

/** Makes that many words for each shoe. */
export const newGenerator = (words: number): Generator => ({
  state: new Int32Array(4),
  words: new Int32Array(Math.max(words, WARM_UP)),
});

/**
 * Starts over for one shoe and makes all words anew. Seed and number are the very state, so two shoes never
 * share one: the seed is a whole number below 2^32, the number of the shoe one below 2^53.
 */
export const startShoe = (generator: Generator, seed: number, shoe: number): void => {
  const { state, words } = generator;
  state[0] = seed;
  state[1] = shoe;
  state[2] = shoe / 2 ** 32;
  state[3] = 1;
  fill(state, words, WARM_UP);
  fill(state, words, words.length);
};

/** The state is in locals meanwhile, which are registers to the machine. */
const fill = (state: Int32Array, words: Int32Array, count: number): void => {
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let counter = state[3] as number;
  for (let i = 0; i < count; i += 1) {
    const word = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    words[i] = word;
  }
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = counter;
};
