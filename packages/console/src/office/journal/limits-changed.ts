// The limits before and after, as a journal entry of `change-limits` has them. Entries of earlier releases stay as they were
// written: `before` and `after` are the limits themselves there.
import type { Limits, LimitsMove } from '@punto/protocol/floor/message';
import type { JournalLine } from '@punto/protocol/floor/report-api';

/** `configured`: the room's own; earlier releases did not write it. */
export type LimitsChanged = Omit<LimitsMove, 'configured'> & Partial<Pick<LimitsMove, 'configured'>>;

/** `null`: the entry is about something else. */
export const limitsChanged = ({
  action,
  before,
  after,
}: Pick<JournalLine, 'action' | 'before' | 'after'>): LimitsChanged | null => {
  if (action !== 'change-limits' || !isObject(after)) return null;
  if (isObject(after.limits)) return after.limits as LimitsMove;
  return { before: before as Limits, after: after as unknown as Limits };
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
