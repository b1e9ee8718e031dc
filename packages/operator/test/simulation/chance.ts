// Seeded chance for the simulation (Mulberry32).

export type Chance = {
  /** From 0 up to 1. */
  readonly next: () => number;
  readonly below: (n: number) => number;
  readonly between: (least: number, most: number) => number;
  readonly one: <T>(items: readonly [T, ...T[]]) => T;
};

export const chanceOf = (seed: number): Chance => {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number): number => Math.floor(next() * n);
  return {
    next,
    below,
    between: (least, most) => least + next() * (most - least),
    one: (items) => items[below(items.length)] ?? items[0],
  };
};
