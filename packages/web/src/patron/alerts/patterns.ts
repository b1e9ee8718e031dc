// The patterns at the end of a shoe's results that a patron chose to see marked. They describe what was. [D5]
import { type Mark, parseMark } from '@punto/engine/mark';
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
  const streaks = streaksOf(marks);
  const latest = streaks.at(-1);
  const sinceTie = marks.length - 1 - marks.findLastIndex(({ outcome }) => outcome === 'tie');
  const found: readonly MarkedPattern[] = [
    ...(latest ? [{ pattern: 'streak', side: latest.side, length: latest.length } as const] : []),
    { pattern: 'chop', length: lastOfLength(streaks, 1) },
    { pattern: 'twos', length: lastOfLength(streaks, 2) },
    { pattern: 'no-tie', length: sinceTie },
  ];
  return found.filter(({ pattern, length }) => length >= (alerts[pattern] ?? Number.POSITIVE_INFINITY));
};

type Streak = { readonly side: Side; readonly length: number };

const streaksOf = (marks: readonly Mark[]): readonly Streak[] => {
  const streaks: Streak[] = [];
  for (const { outcome } of marks) {
    if (outcome === 'tie') continue;
    const last = streaks.at(-1);
    if (last?.side === outcome) streaks[streaks.length - 1] = { side: outcome, length: last.length + 1 };
    else streaks.push({ side: outcome, length: 1 });
  }
  return streaks;
};

/** The number of streaks of exactly this length at the end. */
const lastOfLength = (streaks: readonly Streak[], length: number): number =>
  streaks.length - 1 - streaks.findLastIndex((streak) => streak.length !== length);
