// What the odds are compared with: every schedule, written by hand, asked about every coup, one after another.
import type { Coup } from '../src/coup.ts';
import { type KnownScheduleId, SCHEDULE_IDS } from '../src/option-id.ts';
import { TWIN_TABLES } from './schedule-twin.ts';

export type ScheduleTally = {
  readonly add: (coup: Coup, ways: number, ids?: readonly KnownScheduleId[]) => void;
  /** What won on each line and what was pushed, as the odds tell it. */
  readonly counts: () => Readonly<Record<KnownScheduleId, { wonByLine: number[]; pushed: number }>>;
};

export const scheduleTally = (): ScheduleTally => {
  const counts = Object.fromEntries(
    SCHEDULE_IDS.map((id) => [id, { wonByLine: TWIN_TABLES[id].lines.map(() => 0), pushed: 0 }]),
  ) as Record<KnownScheduleId, { wonByLine: number[]; pushed: number }>;
  return {
    add: (coup, ways, ids = SCHEDULE_IDS) => {
      for (const id of ids) {
        const { lines, pushes } = TWIN_TABLES[id];
        const count = counts[id];
        count.wonByLine = count.wonByLine.map((won, i) => (lines[i]?.when(coup) ? won + ways : won));
        if (pushes(coup)) count.pushed += ways;
      }
    },
    counts: () => counts,
  };
};
