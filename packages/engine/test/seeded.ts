// A seeded source for tests alone: the same cards every time. Never a generator to play with. [F1]
import { type Below, belowFrom } from '../src/random.ts';

/** Mulberry32. */
export const seededBelow = (seed: number): Below => {
  let state = seed;
  return belowFrom(() => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  });
};
