// The pace of a table while it is typed, in seconds, and as it is sent: only what differs. [T1]
import type { Pace } from '@punto/engine/room';

export const PACE_FIELDS = [
  ['bettingMs', 'Betting time'],
  ['leastBettingMs', 'Betting stays open at least'],
  ['closedMs', 'Before the first card'],
  ['cardMs', 'From card to card'],
  ['thirdCardMs', 'Before a third card'],
  ['resultMs', 'Result stays for'],
  ['shufflingMs', 'Shuffling'],
] as const satisfies readonly (readonly [keyof Pace, string])[];

export type PaceField = keyof Pace;
export type TypedPace = Readonly<Partial<Record<PaceField, string>>>;
/** What is wrong, by field: `pace.bettingMs`. */
export type Faults = Readonly<Record<string, string>>;

/** Where the machine deals nobody closes the betting by hand. */
export const paceFields = (byHand: boolean) =>
  PACE_FIELDS.filter(([field]) => byHand || field !== 'leastBettingMs');

/** As one would type it. */
export const secondsText = (ms: number): string => String(ms / 1000);

/** `null` when it is no time from a thousandth of a second to ten minutes. */
export const readSeconds = (typed: string): number | null => {
  if (!/^\d{1,3}(\.\d{1,3})?$/.test(typed.trim())) return null;
  const ms = Math.round(Number(typed) * 1000);
  return ms >= 1 && ms <= 600_000 ? ms : null;
};

/** What is left empty stays as it is. */
export const readPace = (
  typed: TypedPace,
  now: Pace,
): { readonly pace: Partial<Pace>; readonly faults: Faults } => {
  const faults: Record<string, string> = {};
  const pace: Partial<Record<PaceField, number>> = {};
  for (const [field] of PACE_FIELDS) {
    const text = typed[field] ?? '';
    if (text.trim() === '') continue;
    const ms = readSeconds(text);
    if (ms === null) faults[`pace.${field}`] = 'Give a time in seconds, from 0.001 to 600.';
    else if (ms !== now[field]) pace[field] = ms;
  }
  return { pace, faults };
};
