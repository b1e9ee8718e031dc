// Seeded random choices of a simulation: the same seed always gives the same run; `fork` gives a part its own
// generator, so that other parts' choices do not shift it.
import type { Word } from '@punto/engine/random';

export type Chance = {
  readonly word: Word;
  /** A whole number below `limit`. */
  readonly below: (limit: number) => number;
  /** Both ends inclusive. */
  readonly between: (least: number, most: number) => number;
  /** `true` with a probability of one in `times`. */
  readonly once: (times: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
  readonly fork: () => Chance;
};

/** The mulberry32 generator: for tests, never for cards. */
export const seededWords = (seed: number): Word => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  };
};

export const chanceOf = (seed: number): Chance => {
  const word = seededWords(seed);
  const below = (limit: number) => word() % limit;
  return {
    word,
    below,
    between: (least, most) => least + below(most - least + 1),
    once: (times) => below(times) === 0,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('there is nothing to choose from');
      return item;
    },
    fork: () => chanceOf(word()),
  };
};
