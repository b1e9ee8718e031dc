// The patterns of past results that a patron wants to see marked, and from which length, stored on this device. They
// describe the past and predict nothing. [D5] Stored data is not trusted: an invalid field is off.

/** `twos`: streaks of exactly two, in turn. */
export const PATTERNS = ['streak', 'chop', 'twos', 'no-tie'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** The length from which a pattern is marked; `null`: never. */
export type PatternAlerts = Readonly<Record<Pattern, number | null>>;

export const NO_ALERTS: PatternAlerts = { streak: null, chop: null, twos: null, 'no-tie': null };

const LONGEST = 100;

export const parsePatternAlerts = (stored: unknown): PatternAlerts => {
  const found: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const length = (pattern: Pattern): number | null => {
    const value = found[pattern];
    return typeof value === 'number' && Number.isInteger(value) && value >= 2 && value <= LONGEST
      ? value
      : null;
  };
  return { streak: length('streak'), chop: length('chop'), twos: length('twos'), 'no-tie': length('no-tie') };
};
