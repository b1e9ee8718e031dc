// A stop of a table by itself: the reason, and since when. The time until the floor resumes it counts as a pause.
// [T5] [T6]
import { type Instant, instant } from '@punto/table/index';

export type Stop = {
  /** `null` while it plays. */
  readonly fault: () => unknown;
  /** It has stopped; trying in vain to resume it does not make that later. */
  readonly note: (fault: unknown, at: Instant) => void;
  /** When its newest event happened, as the store says: it cannot have stopped before. */
  readonly read: (lastAt: Instant) => Instant;
  readonly since: () => Instant;
  /** It is tried whether it goes on. */
  readonly lift: () => void;
  /** It goes on. */
  readonly over: () => void;
};

export const createStop = (): Stop => {
  let fault: unknown = null;
  let at: Instant | null = null;
  let newest = instant(0);
  return {
    fault: () => fault,
    note: (why, now) => {
      fault = why;
      at ??= now;
    },
    read: (lastAt) => {
      newest = lastAt;
      return lastAt;
    },
    since: () => instant(Math.max(at ?? newest, newest)),
    lift: () => {
      fault = null;
    },
    over: () => {
      at = null;
    },
  };
};
