// All random choices of the fuzzer from one seed, so that a run can be repeated. Never used for cards. [F1]
import { belowFrom } from '@punto/engine/random';

export type Chance = {
  /** From 0 to n − 1. */
  readonly below: (n: number) => number;
  readonly of: <T>(list: readonly T[]) => T;
  /** `true` once in n times. */
  readonly once: (n: number) => boolean;
  readonly bytes: (length: number) => Buffer;
  /** A generator of its own, unaffected by what is drawn here later. */
  readonly fork: () => Chance;
};

/** Mulberry32. */
export const chanceFrom = (seed: number): Chance => {
  let state = seed | 0;
  const word = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = belowFrom(word);
  return {
    below,
    of: (list) => {
      const one = list[below(list.length)];
      if (one === undefined) throw new Error('nothing to choose from');
      return one;
    },
    once: (n) => below(n) === 0,
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
    fork: () => chanceFrom(word()),
  };
};
