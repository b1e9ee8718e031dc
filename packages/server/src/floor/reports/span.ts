// From one day to another, both included: what every report is asked for. Days are those of UTC, as the figures are.
import type { Days } from '@punto/protocol/floor/page-schema';
import { Problem } from '../../http/problem.ts';
import { DAY_MS, dayOf } from '../../time/utc-day.ts';

/** From `start` on, and before `end`: server time. */
export type ReportSpan = { readonly start: number; readonly end: number };

/** Ten years, as long as records have to be at hand. */
const MOST_DAYS = 3_660;

/** Throws a `Problem` unless they are days, in order, and not too many. */
export const spanOf = ({ from, to }: Days): ReportSpan => {
  const start = startOf(from);
  const end = startOf(to) + DAY_MS;
  if (end <= start) throw new Problem('invalid-request', 'from is a day after to');
  if (end - start > MOST_DAYS * DAY_MS)
    throw new Problem('invalid-request', `a report is over ${MOST_DAYS} days at most`);
  return { start, end };
};

/** Each day of it. */
export const daysOf = ({ start, end }: ReportSpan): readonly string[] =>
  Array.from({ length: (end - start) / DAY_MS }, (_, i) => dayOf(start + i * DAY_MS));

/** A 31st of February would quietly be another day. */
const startOf = (day: string): number => {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at) || dayOf(at) !== day) throw new Problem('invalid-request', `${day} is no day`);
  return at;
};
