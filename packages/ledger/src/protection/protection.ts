// What protects a patron: limits of the patron's own and of the house, rises that wait, reality checks, time-outs and exclusion,
// with the sums that they are compared with. One value for each patron, changed in the store's transactions. [P1]–[P6]
import type { LimitKey, LimitSetter, OwnLimits } from './limit.ts';
import { lowerOf } from './limit.ts';
import type { Money } from './money.ts';
import { type PlayTime, playTimeFrom } from './play-time.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A higher limit takes effect so long after it was asked for, and once it is confirmed. [P1] */
export const RISE_DELAY_MS = DAY_MS;
/** At least so often, and at most. [P4] */
export const LONGEST_CHECK_MS = HOUR_MS;
export const SHORTEST_CHECK_MS = 10 * MINUTE_MS;
/** [P5] */
export const SHORTEST_TIME_OUT_MS = HOUR_MS;
export const LONGEST_TIME_OUT_MS = 42 * DAY_MS;
/** Six calendar months and never less: none has more than 31 days. [P6] */
export const SHORTEST_EXCLUSION_MS = 6 * 31 * DAY_MS;
/** How often a patron without limits is asked about them. */
export const PROMPT_MS = 182 * DAY_MS;

/** What a rise changes: a limit, or the time between reality checks. */
export type RiseKey = LimitKey | 'reality-check';

/** A loosening that waits. */
export type Rise = {
  readonly key: RiseKey;
  /** Whose limit. */
  readonly setter: LimitSetter;
  /** In the unit of the limit; `null`: no limit. */
  readonly to: number | null;
  readonly askedMs: number;
  /** It can be confirmed from then on. */
  readonly fromMs: number;
};

export type Exclusion = {
  readonly fromMs: number;
  /** `null`: for good. */
  readonly untilMs: number | null;
  readonly setter: LimitSetter;
};

export type Protection = {
  /** IANA name; frozen when the first limit is set. */
  readonly zone: string;
  readonly isZoneFrozen: boolean;
  readonly limits: Readonly<Record<LimitSetter, OwnLimits>>;
  readonly rises: readonly Rise[];
  readonly realityCheckMs: number;
  readonly timeOutUntilMs: number | null;
  readonly exclusion: Exclusion | null;
  /** When the patron last answered the question about limits; `null`: not yet. */
  readonly promptedMs: number | null;
  readonly time: PlayTime;
  /** `null`: no limit on money, so nothing is added up. */
  readonly money: Money | null;
};

/** The protection of a patron who has set nothing. */
export const protectionFrom = (nowMs: number, zone: string, worthMinor: number): Protection => ({
  zone,
  isZoneFrozen: false,
  limits: { patron: {}, house: {} },
  rises: [],
  realityCheckMs: LONGEST_CHECK_MS,
  timeOutUntilMs: null,
  exclusion: null,
  promptedMs: null,
  time: playTimeFrom(nowMs, zone, worthMinor),
  money: null,
});

/** What holds: the lower of the patron's limit and the house's. [B-42] */
export const limitsOf = ({ limits }: Protection): OwnLimits => lowerOf(limits.patron, limits.house);

/** Until when the patron may not stake by an exclusion or a time-out, whichever ends later. */
export type PatronAbsence = {
  readonly kind: 'exclusion' | 'time-out';
  /** `null`: for good. */
  readonly untilMs: number | null;
};

/** `null`: the patron may play. [P5] [P6] */
export const absenceOf = ({ exclusion, timeOutUntilMs }: Protection, nowMs: number): PatronAbsence | null => {
  if (exclusion && (exclusion.untilMs === null || nowMs < exclusion.untilMs))
    return { kind: 'exclusion', untilMs: exclusion.untilMs };
  if (timeOutUntilMs !== null && nowMs < timeOutUntilMs) return { kind: 'time-out', untilMs: timeOutUntilMs };
  return null;
};

/** Whether the patron is to be asked about limits. */
export const isPromptDue = ({ promptedMs }: Protection, nowMs: number): boolean =>
  promptedMs === null || nowMs - promptedMs >= PROMPT_MS;
