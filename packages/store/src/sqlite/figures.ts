// Daily figures in SQLite: added up in the transaction that settles, never recomputed.

import type { DatabaseSync } from 'node:sqlite';
import { FIGURES_BY } from '../figure-store.ts';
import { type FigureStore, type LineRow, lineOf, linesSql } from '../shared/figures.ts';
import { query } from './query.ts';

export const createFigures = (database: DatabaseSync): FigureStore => {
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
