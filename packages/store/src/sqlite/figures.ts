// The figures on disk: added to in the transaction that settles, and never worked out anew.
import type { DatabaseSync } from 'node:sqlite';
import { minor } from '@punto/engine/minor';
import type { ScheduleId } from '@punto/engine/option-id';
import { FIGURES_BY, type FigureLine, type Figures, type FiguresBy } from '../figure-store.ts';
import type { FigureChange } from '../shared/figure-sums.ts';
import { query } from './query.ts';

export type FigureShelf = {
  readonly add: (changes: readonly FigureChange[]) => void;
  readonly lines: (...request: Parameters<Figures>) => readonly FigureLine[];
};

export type LineRow = Omit<FigureLine, 'schedule'> & { readonly schedule: string | null };

export const openFigures = (database: DatabaseSync): FigureShelf => {
  const add = query(
    database,
    `INSERT INTO figures VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET
         rounds = rounds + excluded.rounds, bets = bets + excluded.bets,
         stake_minor = stake_minor + excluded.stake_minor,
         winnings_minor = winnings_minor + excluded.winnings_minor,
         commission_minor = commission_minor + excluded.commission_minor,
         returned_minor = returned_minor + excluded.returned_minor,
         uncollected_minor = uncollected_minor + excluded.uncollected_minor,
         square_coins = square_coins + excluded.square_coins`,
  );
  const byWay = Object.fromEntries(
    FIGURES_BY.map((by) => [by, query<LineRow>(database, linesSql(by, ['?', '?']))]),
  );
  return {
    add: (changes) => {
      for (const { key, sums } of changes) {
        add.run(
          ...[key.day, key.table, key.option, key.schedule, key.dealer],
          ...[sums.rounds, sums.bets, sums.stakeMinor, sums.winningsMinor, sums.commissionMinor],
          ...[sums.returnedMinor, sums.uncollectedMinor, sums.squareCoins],
        );
      }
    },
    lines: ({ from, to, by }) => (byWay[by]?.all(from, to) ?? []).map(lineOf),
  };
};

/** What a line is named after, and which rows count its rounds: they add up at no other level. */
type Way = { readonly key: readonly string[]; readonly rounds: string };

const WHOLE = "option = ''";
const WAYS: Readonly<Record<FiguresBy, Way>> = {
  table: { key: ['table_id'], rounds: WHOLE },
  dealer: { key: ['dealer'], rounds: WHOLE },
  day: { key: ['day'], rounds: WHOLE },
  option: { key: ['option'], rounds: "schedule = ''" },
  bet: { key: ['table_id', 'option', 'schedule'], rounds: "schedule <> ''" },
};

/** `from` and `to`: how the two days are named in the statement. Either store reads it, hence the casts. */
export const linesSql = (by: FiguresBy, [from, to]: readonly [from: string, to: string]): string => {
  const { key, rounds } = WAYS[by];
  const named = (column: string): string => (key.includes(column) ? column : 'NULL');
  const sum = (what: string): string => `CAST(sum(${what}) AS bigint)`;
  return `
    SELECT ${named('day')} AS day, ${named('table_id')} AS "table", ${named('option')} AS option,
           ${named('schedule')} AS schedule, ${named('dealer')} AS dealer,
           ${sum(`CASE WHEN ${rounds} THEN rounds ELSE 0 END`)} AS rounds, ${sum('bets')} AS bets,
           ${sum('stake_minor')} AS "stakeMinor", ${sum('winnings_minor')} AS "winningsMinor",
           ${sum('commission_minor')} AS "commissionMinor", ${sum('returned_minor')} AS "returnedMinor",
           ${sum('uncollected_minor')} AS "uncollectedMinor", sum(square_coins) AS "squareCoins"
      FROM figures WHERE day BETWEEN ${from} AND ${to} ${key.includes('option') ? "AND option <> ''" : ''}
                         ${key.includes('schedule') ? "AND schedule <> ''" : ''}
     GROUP BY ${key.join(', ')} ORDER BY ${key.join(', ')}`;
};

export const lineOf = (row: LineRow): FigureLine => ({
  ...row,
  schedule: row.schedule as ScheduleId | null,
  stakeMinor: minor(row.stakeMinor),
  winningsMinor: minor(row.winningsMinor),
  commissionMinor: minor(row.commissionMinor),
  returnedMinor: minor(row.returnedMinor),
  uncollectedMinor: minor(row.uncollectedMinor),
});
