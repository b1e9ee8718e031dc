// Daily figures in SQLite: added up in the transaction that settles, never recomputed.

import type { DatabaseSync } from 'node:sqlite';
import { FIGURES_BY } from '../figure-store.ts';
import { type FigureStore, type LineRow, lineOf, linesSql } from '../shared/figures.ts';
import { query } from './typed-queries.ts';

export const createFigures = (database: DatabaseSync): FigureStore => {
  const byWay = Object.fromEntries(
    FIGURES_BY.map((by) => [by, query<LineRow>(database, linesSql(by, ['?', '?']))]),
  );
  return {
    add: addFigures(database, '?1, ?2, ?3, ?4, ?5, ?6, ?7'),
    lines: ({ from, to, by }) => (byWay[by]?.all(from, to) ?? []).map(lineOf),
  };
};

/** `key`: the values of the primary key; migration 3 fills figures that have no brand and no currency yet. */
export const addFigures = (database: DatabaseSync, key: string): FigureStore['add'] => {
  const add = query(
    database,
    `INSERT INTO figures SELECT ${key}, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15 WHERE ?6 <> '' AND ?7 <> ''
       ON CONFLICT DO UPDATE SET
         rounds = rounds + excluded.rounds, bets = bets + excluded.bets,
         stake_minor = stake_minor + excluded.stake_minor,
         winnings_minor = winnings_minor + excluded.winnings_minor,
         commission_minor = commission_minor + excluded.commission_minor,
         returned_minor = returned_minor + excluded.returned_minor,
         uncollected_minor = uncollected_minor + excluded.uncollected_minor,
         square_coins = square_coins + excluded.square_coins`,
  );
  return (changes) => {
    for (const { key: of, sums } of changes)
      add.run(
        ...[of.day, of.table, of.option, of.schedule, of.dealer, of.brand, of.currency],
        ...[sums.rounds, sums.bets, sums.stakeMinor, sums.winningsMinor, sums.commissionMinor],
        ...[sums.returnedMinor, sums.uncollectedMinor, sums.squareCoins],
      );
  };
};
