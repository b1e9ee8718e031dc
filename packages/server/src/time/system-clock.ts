// The clock of the running server. It never goes backwards: when the machine's time is set back, it runs on steadily, so
// that a betting time is not extended; set forward, it follows. After a restart it begins no earlier than the newest time in
// the store.
import { type Instant, instant } from '@punto/table/ids';
import type { Clock } from './clock.ts';

/** Its sources: the wall clock, which jumps, and a monotonic counter. Both in milliseconds. */
export type TimeSource = { readonly wall: () => number; readonly steady: () => number };

const MACHINE: TimeSource = { wall: () => Date.now(), steady: () => performance.now() };

/** Longest timer: timers stop while a machine sleeps, and cannot count beyond 2^31 ms. */
const LONGEST_NAP_MS = 30_000;

export type SystemClock = Clock & {
  /** Another machine's clock has written this time: no earlier time is returned from now on. */
  readonly notBefore: (at: Instant) => void;
  /** Milliseconds that it runs ahead of the machine's time; 0 while both agree. */
  readonly aheadMs: () => number;
};

/** `notBefore`: time of the newest event on disk. */
export const createSystemClock = (notBefore: Instant, source: TimeSource = MACHINE): SystemClock => {
  let ahead = Math.max(source.wall(), notBefore) - source.steady();

  const now = () => {
    ahead = Math.max(ahead, source.wall() - source.steady());
    return instant(Math.floor(source.steady() + ahead));
  };

  return {
    now,
    notBefore: (at) => {
      ahead = Math.max(ahead, at - source.steady());
    },
    aheadMs: () => Math.max(0, Math.round(now() - source.wall())),
    wake: (at, call) => {
      let timer: NodeJS.Timeout;
      const nap = (): void => {
        timer = setTimeout(check, Math.min(Math.max(at - now(), 0), LONGEST_NAP_MS));
      };
      const check = (): void => (now() >= at ? call() : nap());
      nap();
      return () => clearTimeout(timer);
    },
  };
};

/** Milliseconds since the machine started: for spans that must not change when the time is set. */
export const steadyClock = ({ steady }: Pick<TimeSource, 'steady'> = MACHINE): Clock =>
  createSystemClock(instant(0), { wall: steady, steady });
