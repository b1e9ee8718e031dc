// The patterns at the end of a shoe's results that a patron chose to see marked. They describe what was. [D5]
import { parseMark } from '@punto/engine/mark';
import { Streaks } from '@punto/engine/roads/streaks';
import type { Side } from '@punto/engine/side';
import type { PatternAlerts } from '@punto/ui/client/pattern-alerts.ts';

export type MarkedPattern =
  | { readonly pattern: 'streak'; readonly side: Side; readonly length: number }
  | { readonly pattern: 'chop' | 'twos' | 'no-tie'; readonly length: number };

/** In streaks, ties are left out, as in the big road. [D2] */
export const markedPatterns = (
  history: readonly string[],
  alerts: PatternAlerts,
): readonly MarkedPattern[] => {
  if (Object.values(alerts).every((from) => from === null)) return [];
  const marks = history.map(parseMark);
  const streaks = new Streaks();
  for (const { outcome } of marks) if (outcome !== 'tie') streaks.add(outcome);
  const sinceTie = marks.length - 1 - marks.findLastIndex(({ outcome }) => outcome === 'tie');
  const found: readonly MarkedPattern[] = [
    ...(streaks.side ? [{ pattern: 'streak', side: streaks.side, length: streaks.latest } as const] : []),
    { pattern: 'chop', length: streaks.singles },
    { pattern: 'twos', length: twosAtEnd(streaks.lengths) },
    { pattern: 'no-tie', length: sinceTie },
  ];
  return found.filter(({ pattern, length }) => length >= (alerts[pattern] ?? Number.POSITIVE_INFINITY));
};

/** The number of streaks of exactly two wins at the end. */
const twosAtEnd = (lengths: readonly number[]): number =>
  lengths.length - 1 - lengths.findLastIndex((length) => length !== 2);
