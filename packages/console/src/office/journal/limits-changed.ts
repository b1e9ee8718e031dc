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
  if (action !== 'change-limits') return null;
  const inDuty = isObject(after) ? after.limits : null;
  if (isMove(inDuty)) return inDuty;
  return isLimits(before) && isLimits(after) ? { before, after } : null;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isLimits = (value: unknown): value is Limits => isObject(value) && Array.isArray(value.offers);

const isMove = (value: unknown): value is LimitsChanged =>
  isObject(value) && isLimits(value.before) && isLimits(value.after);
