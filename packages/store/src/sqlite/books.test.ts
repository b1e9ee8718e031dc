// The caches of the books equal the file; when they do not, nothing is written.
import { DatabaseSync } from 'node:sqlite';
import { minor } from '@punto/engine/minor';
import { HOUSE, patronAccount } from '@punto/ledger/account';
import { version } from '@punto/table/ids';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ANN, decide, grant, MAIN, stake } from '../../test/samples/sample.ts';
import type { Books } from '../shared/books.ts';
import { createBooks } from './books.ts';
import { migrate } from './migration.ts';

let database: DatabaseSync;
let books: Books;
beforeEach(() => {
  database = new DatabaseSync(':memory:');
  migrate(database, 'in memory');
  books = createBooks(database);
  books.write([grant(ANN, 1_000)]);
});
afterEach(() => database.close());

const ann = () => books.account(patronAccount(ANN));

it('[L6] an account row changed by another writer is not overwritten', () => {
  database.exec(`UPDATE accounts SET line = 7 WHERE account = 'patron:ann'`);
  expect(() => books.write([grant(ANN, 500, 'second')])).toThrow('patron:ann is not what was last written');
});

it('[T3] a rollback drops the caches of balances, pending stakes and the count of posted movements', () => {
  expect(books.staked()).toEqual([]);
  database.exec('BEGIN');
  books.write([grant(ANN, 500, 'second'), stake('s1', ANN, 200)], new Map([['s1', version(4)]]));
  expect(ann()).toMatchObject({ balanceMinor: 1_500, pendingMinor: 200 });
  database.exec('ROLLBACK');
  books.drop();
  expect(ann()).toMatchObject({ balanceMinor: 1_000, pendingMinor: 0 });
  expect([books.movement('s1'), books.answered('s1'), books.inPlay(ANN), books.staked()]).toEqual([
    ...[null, null, [], []],
  ]);
  books.write([grant(ANN, 50, 'third')]);
  const rows = database.prepare('SELECT number, line, previous FROM postings ORDER BY number').all();
  expect(rows.map(({ number, line, previous }) => [number, line, previous])).toEqual([
    [1, 1, null],
    [2, 1, null],
    [3, 2, 1],
    [4, 2, 1],
  ]);
});

it('[L6] pending stakes are found after the books are opened again', () => {
  books.write([stake('s1', ANN, 200), stake('s2', ANN, 30)], new Map([['s1', version(4)]]));
  books.write([decide('void', 's2')]);
  const later = createBooks(database);
  expect(later.inPlay(ANN)).toEqual([{ table: MAIN, stakeMinor: minor(200) }]);
  expect(later.staked()).toEqual([MAIN]);
  expect(later.answered('s1')).toBe(4);
  expect(later.movement('s2')).toMatchObject({ decided: true });
  expect(later.resolution('s2-void')).toMatchObject({ kind: 'void', pending: 's2' });
});

it('[L6] a decision is named after the transfer it decides, and found by that name', () => {
  books.write([stake('s1', ANN, 200)]);
  expect(books.resolution('post:s1')).toBeNull();
  books.write([{ ...decide('post', 's1'), id: 'post:s1' }]);
  expect(books.resolution('post:s1')).toMatchObject({ kind: 'post', id: 'post:s1', pending: 's1' });
  expect([books.resolution('void:s1'), books.movement('post:s1')]).toEqual([null, null]);
});

it('[L6] a decision with an id or a place of its own keeps both; another needs no row', () => {
  books.write(['s1', 's2', 's3'].map((id) => stake(id, ANN, 200)));
  const elsewhere = { ...decide('post', 's1').memo, round: 9 };
  books.write([
    { ...decide('post', 's1'), id: 'post:s1', memo: elsewhere },
    decide('void', 's2'),
    { ...decide('post', 's3'), id: 'post:s3' },
  ]);
  expect(books.resolution('post:s1')).toMatchObject({ kind: 'post', memo: elsewhere });
  expect(books.resolution('s2-void')).toMatchObject({ kind: 'void', memo: decide('void', 's2').memo });
  expect(books.resolution('post:s3')).toMatchObject({ kind: 'post', memo: decide('post', 's3').memo });
  const rows = database.prepare('SELECT movement FROM decisions ORDER BY movement').all();
  expect(rows.map(({ movement }) => movement)).toEqual([2, 3]);
});

it('[L6] a movement that is decided in the file is not decided again', () => {
  books.write([stake('s1', ANN, 200), stake('s2', ANN, 200)]);
  expect(books.inPlay(ANN)).toHaveLength(1);
  database.exec(`UPDATE movements SET state = 'voided', decided_at = 1 WHERE state = 'pending'`);
  for (const [kind, id] of [
    ['post', 's1'],
    ['void', 's2'],
  ] as const)
    expect(() => books.write([decide(kind, id)])).toThrow(`movement ${id} is not pending in the file`);
});

it('[L6] no movement may have the name of a decision', () => {
  expect(() => books.write([grant(ANN, 5, 'post:s1')])).toThrow('CHECK');
});

it("the house's row is written once for a list of transfers", () => {
  books.write([grant(ANN, 1, 'a'), grant(ANN, 2, 'b')]);
  expect(books.account(HOUSE).balanceMinor).toBe(-1_003);
  const row = database
    .prepare(`SELECT balance_minor, line, newest FROM accounts WHERE account = 'house'`)
    .get();
  expect(row).toMatchObject({ balance_minor: -1_003, line: 3, newest: 3 });
});
