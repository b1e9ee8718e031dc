// The limits that a patron sets, or the house for a patron: the most that may be deposited, lost, staked or played in a frame.
// Several hold at once, each over its frame; the lowest decides. [P1]
import type { FrameKind } from './frame.ts';

/**
 * `deposit`: coins given by the house, in minor units; `loss`: stakes minus returns, in minor units; `stake`: all stakes, in
 * minor units; `time`: time at tables, in milliseconds.
 */
export const LIMIT_KINDS = ['deposit', 'loss', 'stake', 'time'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** A kind over a frame: `loss-week`. */
export type LimitKey = `${LimitKind}-${FrameKind}`;

export const LIMIT_KEYS = [
  'deposit-day',
  'deposit-week',
  'deposit-month',
  'loss-day',
  'loss-week',
  'loss-month',
  'stake-day',
  'stake-week',
  'stake-month',
  'time-day',
  'time-week',
  'time-month',
] as const satisfies readonly LimitKey[];

/** Whole amounts of at least 0 in the unit of the kind; an absent key has no limit. */
export type OwnLimits = { readonly [K in LimitKey]?: number };

/** The party that set a limit. */
export type LimitSetter = 'patron' | 'house';

/** Whether the text is the key of a limit. */
export const isLimitKey = (text: string): text is LimitKey => LIMIT_KEYS.some((key) => key === text);

/** The kind of a key. */
export const kindOf = (key: LimitKey): LimitKind => PARTS[key][0];
/** The frame of a key. */
export const frameKindOf = (key: LimitKey): FrameKind => PARTS[key][1];

const PARTS: Readonly<Record<LimitKey, readonly [LimitKind, FrameKind]>> = {
  'deposit-day': ['deposit', 'day'],
  'deposit-week': ['deposit', 'week'],
  'deposit-month': ['deposit', 'month'],
  'loss-day': ['loss', 'day'],
  'loss-week': ['loss', 'week'],
  'loss-month': ['loss', 'month'],
  'stake-day': ['stake', 'day'],
  'stake-week': ['stake', 'week'],
  'stake-month': ['stake', 'month'],
  'time-day': ['time', 'day'],
  'time-week': ['time', 'week'],
  'time-month': ['time', 'month'],
};

/** The lower of the two limits for each key. [B-42] */
export const lowerOf = (a: OwnLimits, b: OwnLimits): OwnLimits => {
  const both: { [K in LimitKey]?: number } = {};
  for (const key of LIMIT_KEYS) {
    const least = Math.min(a[key] ?? Number.POSITIVE_INFINITY, b[key] ?? Number.POSITIVE_INFINITY);
    if (Number.isFinite(least)) both[key] = least;
  }
  return both;
};
