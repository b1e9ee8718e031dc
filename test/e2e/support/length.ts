// Two lengths of the end-to-end tests: `npm test` runs each way of playing and working once, `npm run soak` runs the same in
// every window, room and colour scheme too.

/** At full length, as `npm run soak` runs them. */
export const SOAK = process.env.PUNTO_TEST_SOAK === '1';

/** Of a test that only `npm run soak` runs. */
export const SOAK_ONLY = { tag: '@soak' } as const;

/** A list for `npm run soak`, and the part of it for `npm test`. */
export const atLength = <Item>(all: readonly Item[], part: (item: Item) => boolean): readonly Item[] =>
  SOAK ? all : all.filter(part);
