// Parses the limits before and after from a journal entry of `change-limits`. In entries of earlier releases `before`
// and `after` are the limits themselves.
import type { Limits, LimitsMove } from '@punto/protocol/floor/message';
import type { JournalLine } from '@punto/protocol/floor/report-api';

/** `configured`: the limits of the room's configuration, which earlier releases did not record. */
export type LimitsChanged = Omit<LimitsMove, 'configured'> & Partial<Pick<LimitsMove, 'configured'>>;

/** `null` if the entry is not about limits. */
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
