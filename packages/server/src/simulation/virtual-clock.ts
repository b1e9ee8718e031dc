// Time that stands still until a test moves it: the server's clock in every test of tables, and in simulation.
import { type Instant, instant } from '@punto/table';
import type { Clock } from '../clock.ts';

export type VirtualClock = Clock & {
  /** When the next call is due; `null` when nothing waits. */
  readonly next: () => Instant | null;
  /** Moves on to that moment and makes every call due by then, in order. */
  readonly advanceTo: (at: Instant) => void;
};

export const virtualClock = (start = 1_700_000_000_000): VirtualClock => {
  let now = start;
  let calls: { at: number; call: () => void }[] = [];

  const due = () => calls.filter((each) => each.at <= now).sort((a, b) => a.at - b.at);

  return {
    now: () => instant(now),
    wake: (at, call) => {
      const entry = { at, call };
      calls.push(entry);
      return () => {
        calls = calls.filter((each) => each !== entry);
      };
    },
    next: () => (calls.length === 0 ? null : instant(Math.min(...calls.map((each) => each.at)))),
    advanceTo: (at) => {
      now = Math.max(now, at);
      for (const entry of due()) {
        if (!calls.includes(entry)) continue;
        calls = calls.filter((each) => each !== entry);
        entry.call();
      }
    },
  };
};
