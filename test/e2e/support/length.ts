// Two lengths of the end-to-end tests: `npm test` runs each test in one window, room and colour scheme; `npm run soak` runs it
// in all of them.

/** True in `npm run soak -- end-to-end`. */
export const SOAK = process.env.PUNTO_TEST_SOAK === '1';

/** Details of a test that `npm test` leaves out. */
export const SOAK_ONLY = { tag: '@soak' } as const;

/** The cases of a test: all of them in `npm run soak`, those that `part` accepts in `npm test`. */
export const atLength = <Item>(all: readonly Item[], part: (item: Item) => boolean): readonly Item[] =>
  SOAK ? all : all.filter(part);
