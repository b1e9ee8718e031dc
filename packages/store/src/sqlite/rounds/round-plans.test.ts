// Which index each filtered list of rounds uses, read from SQLite's query plan on the migrated schema.
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RoundFilter } from '../../round-store.ts';
import { roundSearch } from '../../shared/round-search.ts';
import { migrate } from '../migration.ts';
import { ROUND_DIALECT } from './rounds.ts';

let database: DatabaseSync;
beforeAll(() => {
  database = new DatabaseSync(':memory:');
  migrate(database, 'memory');
});
afterAll(() => database.close());

const planOf = (filter: RoundFilter): string => {
  const { sql, values } = roundSearch({ ...filter, limit: 50, before: 't9.9' }, ROUND_DIALECT);
  const steps = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values);
  return steps.map(({ detail }) => String(detail)).join('\n');
};

const DAY = { from: 1_000, to: 2_000 };
const UNIQUE = 'sqlite_autoindex_rounds_1';
const INDEXES: readonly (readonly [index: string, filter: RoundFilter])[] = [
  ['rounds_of_time', {}],
  ['rounds_of_time', DAY],
  ['rounds_of_room', { table: 'main' }],
  ['rounds_of_room', { table: 'main', ...DAY }],
  ['rounds_of_dealer', { dealer: 'dee' }],
  ['rounds_of_dealer', { dealer: '', ...DAY }],
  ['rounds_with_stakes', { staked: true }],
  ['rounds_with_stakes', { staked: true, dealer: '' }],
  ['rounds_of_room_with_stakes', { staked: true, table: 'main' }],
  ['rounds_out_of_order', { statuses: ['voided', 'resettled'] }],
  ['rounds_out_of_order', { statuses: ['cancelled'], table: 'main', dealer: 'dee', ...DAY }],
];

it.each(INDEXES)('%s finds %o in its order', (index, filter) => {
  const plan = planOf(filter);
  expect(plan).toMatch(new RegExp(`rounds USING INDEX ${index}( |$)`, 'm'));
  expect(plan).not.toContain('TEMP B-TREE');
});

it('the rounds of a private table, or of a shoe, are few and found by their key', () => {
  expect(planOf({ table: 'solo.ann' })).toContain(`USING INDEX ${UNIQUE} (table_id=?)`);
  expect(planOf({ table: 'main', shoe: 3 })).toContain(`USING INDEX ${UNIQUE} (table_id=? AND shoe=?)`);
});
