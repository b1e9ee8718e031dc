// The pace of a table in a form, in seconds, and its conversion to a request, which contains only differences. [T1]

import type { Pace } from '@punto/engine/room';
import { texts } from '@punto/language/catalogue';

const text = texts('office').pace;

export const PACE_FIELDS = [
  ...(['bettingMs', 'leastBettingMs', 'closedMs', 'cardMs', 'thirdCardMs'] as const),
  ...(['resultMs', 'shufflingMs'] as const),
] satisfies readonly (keyof Pace)[];

export type PaceField = keyof Pace;
export type TypedPace = Readonly<Partial<Record<PaceField, string>>>;
/** Error messages by field: `pace.bettingMs`. */
export type Faults = Readonly<Record<string, string>>;

/** The minimum betting time matters only where a dealer closes the betting. */
export const paceFields = (byHand: boolean) =>
  PACE_FIELDS.filter((field) => byHand || field !== 'leastBettingMs');

/** Seconds as a person would type them. */
export const secondsText = (ms: number): string => String(ms / 1000);

/** Milliseconds; `null` unless it is a time from 0.001 s to 10 minutes. */
export const parseSeconds = (typed: string): number | null => {
  if (!/^\d{1,3}(\.\d{1,3})?$/.test(typed.trim())) return null;
  const ms = Math.round(Number(typed) * 1000);
  return ms >= 1 && ms <= 600_000 ? ms : null;
};

/** Empty fields are not changed. */
export const parsePace = (
  typed: TypedPace,
  now: Pace,
): { readonly pace: Partial<Pace>; readonly faults: Faults } => {
  const faults: Record<string, string> = {};
  const pace: Partial<Record<PaceField, number>> = {};
  for (const field of PACE_FIELDS) {
    const seconds = typed[field] ?? '';
    if (seconds.trim() === '') continue;
    const ms = parseSeconds(seconds);
    if (ms === null) faults[`pace.${field}`] = text.fault();
    else if (ms !== now[field]) pace[field] = ms;
  }
  return { pace, faults };
};
