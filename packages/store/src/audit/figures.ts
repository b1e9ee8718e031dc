// The figures, recomputed from the records of the replayed streams.

import type { DatabaseSync } from 'node:sqlite';
import { COIN } from '@punto/engine/currency';
import { keysOf } from '@punto/engine/object-keys';
import { HOUSE_BRAND } from '@punto/ledger/patron-key';
import { type FigureChange, type FigureSums, isNothing, NOTHING } from '../shared/figure-sums.ts';
import { query } from '../sqlite/typed-queries.ts';

type Name = Readonly<
  Record<'day' | 'table_id' | 'option' | 'schedule' | 'dealer' | 'brand' | 'currency', string>
>;
type Row = FigureSums & Name;

const COLUMNS = `day, table_id, option, schedule, dealer, brand, currency, rounds, bets, stake_minor AS stakeMinor,
  winnings_minor AS winningsMinor, commission_minor AS commissionMinor, returned_minor AS returnedMinor,
  uncollected_minor AS uncollectedMinor, square_coins AS squareCoins`;

export const createFigureCheck = () => {
  const sums = new Map<string, FigureSums>();
  return {
    add: (changes: readonly FigureChange[]): void => {
      for (const { key, sums: more } of changes) {
        const name = nameOf({ ...key, table_id: key.table });
        const total = sums.get(name) ?? { ...NOTHING };
        for (const field of FIELDS) total[field] += more[field];
        sums.set(name, total);
      }
    },
    faults: (database: DatabaseSync): readonly string[] => {
      const rows = query<Row>(database, `SELECT ${COLUMNS} FROM figures`).all();
      const kept = new Map(rows.map((row) => [nameOf(row), row]));
      return [...new Set([...sums.keys(), ...kept.keys()])].flatMap((name) =>
        differences(name, kept.get(name) ?? NOTHING, sums.get(name) ?? NOTHING),
      );
    },
  };
};

const FIELDS = keysOf(NOTHING);

const differences = (name: string, found: FigureSums, right: FigureSums): readonly string[] =>
  isNothing(found) && isNothing(right)
    ? []
    : FIELDS.filter((field) => found[field] !== right[field]).map(
        (field) =>
          `the figures of ${name}: ${field} is ${found[field]}, the records add up to ${right[field]}`,
      );

const nameOf = (row: Name): string =>
  [
    row.day,
    row.table_id,
    row.option || 'all options',
    row.schedule || 'all schedules',
    row.dealer || 'no dealer',
    ...(row.brand === HOUSE_BRAND && row.currency === COIN ? [] : [row.brand, row.currency]),
  ].join(', ');
