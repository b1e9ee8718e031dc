// What a seed decides. One source for everything that happens in a simulation, so that the same seed always comes to
// the same; `fork` gives a part of it a source of its own, which nobody else's choices shift.
import type { Word } from '@punto/engine/random';

export type Chance = {
  readonly word: Word;
  /** A whole number below `limit`. */
  readonly below: (limit: number) => number;
  /** Both ends included. */
  readonly between: (least: number, most: number) => number;
  /** Once in so many times. */
  readonly once: (times: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
  readonly fork: () => Chance;
};

/** A small fast generator from a seed (mulberry32): for tests, never for cards people bet on. */
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
