// The figures as a transaction adds to them, and the mapping of report rows, for both databases.
import { minor } from '@punto/engine/minor';
import type { FigureLine, Figures, FiguresBy } from '../figure-store.ts';
import type { FigureChange } from './figure-sums.ts';

export type FigureStore = {
  readonly add: (changes: readonly FigureChange[]) => void;
  readonly lines: (...request: Parameters<Figures>) => readonly FigureLine[];
};

export type LineRow = FigureLine;

/** The grouping of a line, and which rows count its rounds: rounds add up at no other level. */
type Way = { readonly key: readonly string[]; readonly rounds: string };

export const WHOLE = "option = ''";

export const WAYS: Readonly<Record<FiguresBy, Way>> = {
  table: { key: ['table_id'], rounds: WHOLE },
  dealer: { key: ['dealer'], rounds: WHOLE },
  day: { key: ['day'], rounds: WHOLE },
  option: { key: ['option'], rounds: "schedule = ''" },
  bet: { key: ['table_id', 'option', 'schedule'], rounds: "schedule <> ''" },
};

/** `from` and `to`: how the two days are named in the statement. Either store reads it, hence the casts. */
export const linesSql = (by: FiguresBy, [from, to]: readonly [from: string, to: string]): string => {
  const { key, rounds } = WAYS[by];
  // Amounts of two currencies are never added.
  const all = [...key, 'brand', 'currency'].join(', ');
  const named = (column: string): string => (key.includes(column) ? column : 'NULL');
  const sum = (what: string): string => `CAST(sum(${what}) AS bigint)`;
  return `
    SELECT ${named('day')} AS day, ${named('table_id')} AS "table", ${named('option')} AS option,
           ${named('schedule')} AS schedule, ${named('dealer')} AS dealer, brand, currency,
           ${sum(`CASE WHEN ${rounds} THEN rounds ELSE 0 END`)} AS rounds, ${sum('bets')} AS bets,
           ${sum('stake_minor')} AS "stakeMinor", ${sum('winnings_minor')} AS "winningsMinor",
           ${sum('commission_minor')} AS "commissionMinor", ${sum('returned_minor')} AS "returnedMinor",
           ${sum('uncollected_minor')} AS "uncollectedMinor", sum(square_coins) AS "squareCoins"
      FROM figures WHERE day BETWEEN ${from} AND ${to} ${key.includes('option') ? "AND option <> ''" : ''}
                         ${key.includes('schedule') ? "AND schedule <> ''" : ''}
     GROUP BY ${all} ORDER BY ${all}`;
};

export const lineOf = (row: LineRow): FigureLine => ({
  ...row,
  stakeMinor: minor(row.stakeMinor),
  winningsMinor: minor(row.winningsMinor),
  commissionMinor: minor(row.commissionMinor),
  returnedMinor: minor(row.returnedMinor),
  uncollectedMinor: minor(row.uncollectedMinor),
});
