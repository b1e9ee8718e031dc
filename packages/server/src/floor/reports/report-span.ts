// The range of UTC days of a report, both inclusive.
import type { Days } from '@punto/protocol/floor/page-schema';
import { faultyFields } from '../../http/problem.ts';
import { DAY_MS, dayOf } from '../../time/utc-day.ts';

/** Server time, `start` inclusive, `end` exclusive. */
export type ReportSpan = { readonly start: number; readonly end: number };

/** Ten years, the required retention of records. */
const MOST_DAYS = 3_660;

/** Throws a `Problem` unless both are valid days, in order, and not too far apart. */
export const spanOf = ({ from, to }: Days): ReportSpan => {
  const start = startOf(from);
  const end = startOf(to) + DAY_MS;
  if (end <= start)
    throw faultyFields([{ field: 'to', says: 'from is a day after to', why: { code: 'days-reversed' } }]);
  if (end - start > MOST_DAYS * DAY_MS)
    throw faultyFields([
      {
        field: 'to',
        says: `a report is over ${MOST_DAYS} days at most`,
        why: { code: 'too-many-days', limit: MOST_DAYS },
      },
    ]);
  return { start, end };
};

/** Every day of the range. */
export const daysOf = ({ start, end }: ReportSpan): readonly string[] =>
  Array.from({ length: (end - start) / DAY_MS }, (_, i) => dayOf(start + i * DAY_MS));

/** `Date` would silently turn February 31 into another day. */
const startOf = (day: string): number => {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at) || dayOf(at) !== day)
    throw faultyFields([
      { field: '', says: `${day} is not a day of the calendar.`, why: { code: 'not-a-day' } },
    ]);
  return at;
};
