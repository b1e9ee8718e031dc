// Time as the server sees it, injected so that tests run in virtual time.
import type { Instant } from '@punto/table';

export type Clock = {
  readonly now: () => Instant;
  /** Calls back once, not before `at`; the answer calls it off. */
  readonly wake: (at: Instant, call: () => void) => () => void;
};
