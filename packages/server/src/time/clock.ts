// The clock of the server, injected so that tests run in virtual time.
import { type Instant, instant } from '@punto/table/ids';

export type Clock = {
  readonly now: () => Instant;
  /** Calls back once, not before `at`; the returned function cancels it. */
  readonly wake: (at: Instant, call: () => void) => () => void;
};

/** Resolves after that many milliseconds of the clock. */
export const wait = (clock: Clock, ms: number): Promise<void> =>
  new Promise((resolve) => void clock.wake(instant(clock.now() + ms), resolve));
