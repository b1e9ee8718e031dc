// Changes of a patron's protection. A tightening takes effect at once. A loosening waits a day, must then be confirmed, and can
// be withdrawn until then, each by the setter of the limit. Time-outs and exclusions can only be made longer. [P1] [P5] [P6]
import type { LimitKey, LimitSetter, OwnLimits } from './limit.ts';
import { withAnsweredCheck } from './play-time.ts';
import {
  absenceOf,
  LONGEST_CHECK_MS,
  LONGEST_TIME_OUT_MS,
  type Protection,
  RISE_DELAY_MS,
  type Rise,
  type RiseKey,
  SHORTEST_CHECK_MS,
  SHORTEST_EXCLUSION_MS,
  SHORTEST_TIME_OUT_MS,
} from './protection.ts';

export type ProtectionChange =
  /** `to: null`: no limit. */
  | { readonly change: 'set-limit'; readonly key: LimitKey; readonly to: number | null }
  | { readonly change: 'set-reality-check'; readonly everyMs: number }
  | { readonly change: 'confirm-rise'; readonly key: RiseKey }
  | { readonly change: 'withdraw-rise'; readonly key: RiseKey }
  | { readonly change: 'take-time-out'; readonly forMs: number }
  /** `forMs: null`: permanent. */
  | { readonly change: 'exclude'; readonly forMs: number | null }
  | { readonly change: 'answer-reality-check' }
  | { readonly change: 'answer-prompt' };

export type ChangeRefusal =
  /** The amount or the duration cannot be set. */
  | { readonly reason: 'out-of-range'; readonly least: number; readonly most: number | null }
  | { readonly reason: 'no-rise' }
  | { readonly reason: 'too-early'; readonly fromMs: number }
  /** A longer time-out or exclusion is in force already. */
  | { readonly reason: 'would-shorten' }
  /** Only the patron may answer a reality check or the question about limits. */
  | { readonly reason: 'not-yours' };

export type ChangedProtection =
  | { readonly ok: true; readonly protection: Protection }
  | { readonly ok: false; readonly refusal: ChangeRefusal };

/** Decides a change at `nowMs`; `by`: the patron or the house, whose limits and rises are kept apart. A refusal is a value. */
export const changeProtection = (
  protection: Protection,
  change: ProtectionChange,
  { nowMs, by }: { readonly nowMs: number; readonly by: LimitSetter },
): ChangedProtection => {
  switch (change.change) {
    case 'set-limit':
      return setLimit(protection, change, nowMs, by);
    case 'set-reality-check':
      return setRealityCheck(protection, change.everyMs, nowMs, by);
    case 'confirm-rise':
      return confirmRise(protection, change.key, nowMs, by);
    case 'withdraw-rise':
      return riseOf(protection, change.key, by)
        ? changed({ ...protection, rises: without(protection, change.key, by) })
        : refused({ reason: 'no-rise' });
    case 'take-time-out':
      return takeTimeOut(protection, change.forMs, nowMs);
    case 'exclude':
      return exclude(protection, change.forMs, nowMs, by);
    case 'answer-reality-check':
      return by === 'patron'
        ? changed({ ...protection, time: withAnsweredCheck(protection.time) })
        : refused({ reason: 'not-yours' });
    case 'answer-prompt':
      return by === 'patron'
        ? changed({ ...protection, promptedMs: nowMs })
        : refused({ reason: 'not-yours' });
  }
};

const setLimit = (
  protection: Protection,
  { key, to }: { readonly key: LimitKey; readonly to: number | null },
  nowMs: number,
  by: LimitSetter,
): ChangedProtection => {
  if (to !== null && !(Number.isSafeInteger(to) && to >= 0))
    return refused({ reason: 'out-of-range', least: 0, most: Number.MAX_SAFE_INTEGER });
  const now = protection.limits[by][key];
  if (to === now || (to === null && now === undefined))
    return changed({ ...protection, rises: without(protection, key, by) });
  if (now !== undefined && (to === null || to > now))
    return changed(withRise(protection, key, to, nowMs, by));
  return changed(
    withLimit({ ...protection, isZoneFrozen: true, rises: without(protection, key, by) }, by, key, to),
  );
};

const setRealityCheck = (
  protection: Protection,
  everyMs: number,
  nowMs: number,
  by: LimitSetter,
): ChangedProtection => {
  if (!(Number.isSafeInteger(everyMs) && everyMs >= SHORTEST_CHECK_MS && everyMs <= LONGEST_CHECK_MS))
    return refused({ reason: 'out-of-range', least: SHORTEST_CHECK_MS, most: LONGEST_CHECK_MS });
  if (everyMs > protection.realityCheckMs)
    return changed(withRise(protection, 'reality-check', everyMs, nowMs, by));
  return changed({ ...protection, realityCheckMs: everyMs, rises: without(protection, 'reality-check', by) });
};

const confirmRise = (
  protection: Protection,
  key: RiseKey,
  nowMs: number,
  by: LimitSetter,
): ChangedProtection => {
  const rise = riseOf(protection, key, by);
  if (!rise) return refused({ reason: 'no-rise' });
  if (nowMs < rise.fromMs) return refused({ reason: 'too-early', fromMs: rise.fromMs });
  const rest = { ...protection, rises: without(protection, key, by) };
  if (key !== 'reality-check') return changed(withLimit(rest, by, key, rise.to));
  return changed({ ...rest, realityCheckMs: rise.to ?? LONGEST_CHECK_MS });
};

const takeTimeOut = (protection: Protection, forMs: number, nowMs: number): ChangedProtection => {
  if (!(Number.isSafeInteger(forMs) && forMs >= SHORTEST_TIME_OUT_MS && forMs <= LONGEST_TIME_OUT_MS))
    return refused({ reason: 'out-of-range', least: SHORTEST_TIME_OUT_MS, most: LONGEST_TIME_OUT_MS });
  const untilMs = nowMs + forMs;
  if (isLonger(protection, untilMs, nowMs)) return refused({ reason: 'would-shorten' });
  return changed({ ...protection, timeOutUntilMs: untilMs });
};

const exclude = (
  protection: Protection,
  forMs: number | null,
  nowMs: number,
  by: LimitSetter,
): ChangedProtection => {
  if (forMs !== null && !(Number.isSafeInteger(forMs) && forMs >= SHORTEST_EXCLUSION_MS))
    return refused({ reason: 'out-of-range', least: SHORTEST_EXCLUSION_MS, most: null });
  const untilMs = forMs === null ? null : nowMs + forMs;
  if (protection.exclusion && isLonger(protection, untilMs, nowMs))
    return refused({ reason: 'would-shorten' });
  const fromMs = protection.exclusion?.fromMs ?? nowMs;
  return changed({ ...protection, exclusion: { fromMs, untilMs, setter: by } });
};

/** Whether a time-out or exclusion in force ends after `untilMs`. */
const isLonger = (protection: Protection, untilMs: number | null, nowMs: number): boolean => {
  const absence = absenceOf(protection, nowMs);
  if (!absence || untilMs === null) return false;
  return absence.untilMs === null || absence.untilMs > untilMs;
};

const withRise = (
  protection: Protection,
  key: RiseKey,
  to: number | null,
  nowMs: number,
  setter: LimitSetter,
): Protection => {
  const rise: Rise = { key, setter, to, askedMs: nowMs, fromMs: nowMs + RISE_DELAY_MS };
  return { ...protection, rises: [...without(protection, key, setter), rise] };
};

const withLimit = (protection: Protection, by: LimitSetter, key: LimitKey, to: number | null): Protection => {
  const { [key]: _, ...others }: OwnLimits = protection.limits[by];
  const own: OwnLimits = to === null ? others : { ...others, [key]: to };
  return { ...protection, limits: { ...protection.limits, [by]: own } };
};

const riseOf = ({ rises }: Protection, key: RiseKey, setter: LimitSetter): Rise | undefined =>
  rises.find((rise) => rise.key === key && rise.setter === setter);

const without = ({ rises }: Protection, key: RiseKey, setter: LimitSetter): readonly Rise[] =>
  rises.filter((rise) => rise.key !== key || rise.setter !== setter);

const changed = (protection: Protection): ChangedProtection => ({ ok: true, protection });
const refused = (refusal: ChangeRefusal): ChangedProtection => ({ ok: false, refusal });
