// The stop of a table after an error: its reason and its time. The time until the floor resumes the table counts as a pause.
// [T5] [T6]
import { type Instant, instant } from '@punto/table/index';

export type Stop = {
  /** `null` while it plays. */
  readonly fault: () => unknown;
  /** Records the stop; a failed attempt to resume does not change its time. */
  readonly note: (fault: unknown, at: Instant) => void;
  /** Takes the time of the newest event in the store: the stop was not earlier. */
  readonly read: (lastAt: Instant) => Instant;
  readonly since: () => Instant;
  /** An attempt to resume begins. */
  readonly lift: () => void;
  /** The table plays again. */
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
