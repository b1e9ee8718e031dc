// A clock that only a test moves.
import { type Instant, instant } from '@punto/table/ids';
import type { Clock } from '../../src/time/clock.ts';

export type ManualClock = Clock & {
  readonly advance: (ms: number) => void;
  /** When the next timer is due; `null`: none. */
  readonly next: () => Instant | null;
};

export const createManualClock = (start = 1_700_000_000_000): ManualClock => {
  let time: Instant = instant(start);
  const alarms = new Set<{ readonly at: Instant; readonly call: () => void }>();

  const dueBy = (limit: number) =>
    [...alarms].filter(({ at }) => at <= limit).sort((a, b) => a.at - b.at)[0] ?? null;

  return {
    now: () => time,
    wake: (at, call) => {
      const alarm = { at, call };
      alarms.add(alarm);
      return () => void alarms.delete(alarm);
    },
    next: () => dueBy(instant(Number.POSITIVE_INFINITY))?.at ?? null,
    advance: (ms) => {
      const end = instant(time + ms);
      for (let alarm = dueBy(end); alarm !== null; alarm = dueBy(end)) {
        alarms.delete(alarm);
        time = instant(Math.max(time, alarm.at));
        alarm.call();
      }
      time = end;
    },
  };
};
