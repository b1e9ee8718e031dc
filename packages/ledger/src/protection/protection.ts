// The protection of a patron: limits of the patron and of the house, pending rises, reality checks, time-out and exclusion, with
// the sums that are compared with them. One value for each patron, changed in the store's transactions. [P1]–[P6]

import type { Account } from '../account.ts';
import { type Launch, type LaunchTerms, launchFrom } from './launch.ts';
import type { LimitKey, LimitSetter, OwnLimits } from './limit.ts';
import { lowerOf } from './limit.ts';
import type { Money } from './money.ts';
import { type PlayTime, playTimeFrom, withElapsed } from './play-time.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The delay between the request for a higher limit and its confirmation. [P1] */
export const RISE_DELAY_MS = DAY_MS;
/** The bounds of the time between reality checks. [P4] */
export const LONGEST_CHECK_MS = HOUR_MS;
export const SHORTEST_CHECK_MS = 10 * MINUTE_MS;
/** The bounds of a time-out. [P5] */
export const SHORTEST_TIME_OUT_MS = HOUR_MS;
export const LONGEST_TIME_OUT_MS = 42 * DAY_MS;
/** At least six calendar months, since no month has more than 31 days. [P6] */
export const SHORTEST_EXCLUSION_MS = 6 * 31 * DAY_MS;
/** The time between questions about limits. */
export const PROMPT_MS = 182 * DAY_MS;

/** The setting that a rise changes: a limit, or the time between reality checks. */
export type RiseKey = LimitKey | 'reality-check';

/** A requested loosening that is not confirmed yet. */
export type Rise = {
  readonly key: RiseKey;
  /** The party whose limit it changes. */
  readonly setter: LimitSetter;
  /** In the unit of the limit; `null`: no limit. */
  readonly to: number | null;
  readonly askedMs: number;
  /** The earliest time of confirmation. */
  readonly fromMs: number;
};

export type Exclusion = {
  readonly fromMs: number;
  /** `null`: permanent. */
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
  /** The operator's terms of the present session; absent: it sets none, or the patron is the house's own. */
  readonly launch?: Launch;
};

/** The protection of a patron who has changed nothing. */
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

/** The limits in force: the lower of the patron's and the house's. [B-42] */
export const limitsOf = ({ limits }: Pick<Protection, 'limits'>): OwnLimits =>
  lowerOf(limits.patron, limits.house);

/** The time between reality checks: that of the patron or of the operator, whichever is shorter. [P4] */
export const checkEveryMs = ({
  realityCheckMs,
  launch,
}: Pick<Protection, 'realityCheckMs' | 'launch'>): number =>
  Math.min(realityCheckMs, launch?.terms.realityCheckMs ?? realityCheckMs);

/** The protection in a new session of a launched patron. `terms: null`: the operator sets none. */
export const withLaunch = (
  { launch: _, ...protection }: Protection,
  terms: LaunchTerms | null,
  {
    nowMs,
    account,
  }: { readonly nowMs: number; readonly account: Pick<Account, 'balanceMinor' | 'givenMinor'> },
): Protection => {
  if (terms === null) return protection;
  const launched = { ...protection, launch: launchFrom(terms, account, protection.time) };
  const { elapsedMs } = terms;
  if (elapsedMs === null) return launched;
  const began = { nowMs, elapsedMs, everyMs: checkEveryMs(launched), worthMinor: account.balanceMinor };
  return { ...launched, time: withElapsed(protection.time, began) };
};

/** The exclusion or the time-out in force that ends later. */
export type PatronAbsence = {
  readonly kind: 'exclusion' | 'time-out';
  /** `null`: permanent. */
  readonly untilMs: number | null;
};

/** `null`: the patron may stake. [P5] [P6] */
export const absenceOf = ({ exclusion, timeOutUntilMs }: Protection, nowMs: number): PatronAbsence | null => {
  const excludedTo = exclusion ? (exclusion.untilMs ?? Number.POSITIVE_INFINITY) : nowMs;
  const timeOutTo = timeOutUntilMs ?? nowMs;
  if (Math.max(excludedTo, timeOutTo) <= nowMs) return null;
  return exclusion && excludedTo >= timeOutTo
    ? { kind: 'exclusion', untilMs: exclusion.untilMs }
    : { kind: 'time-out', untilMs: timeOutTo };
};

/** Whether the question about limits is due. */
export const isPromptDue = ({ promptedMs }: Protection, nowMs: number): boolean =>
  promptedMs === null || nowMs - promptedMs >= PROMPT_MS;
