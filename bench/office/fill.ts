// A store with the calls of a gaming day, written as rows: to play them would take hours.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgresStore } from '@punto/store/postgres-store';
import { DATABASE_FILE, openDatabase } from '@punto/store/sqlite/database';
import { postgresPrograms, startPostgres } from '@punto/store/test/support/postgres-server';
import { Client } from 'pg';
import { processorMs } from '../../packages/server/test/nodes/processor-time.ts';
import type { OfficeBooks, OfficeCall } from './books.ts';

export type Filled = {
  readonly name: string;
  /** For the server. */
  readonly settings: Readonly<Record<string, string>>;
  /** Of the database, unless it is in the server. */
  readonly processorMs: () => number;
  /** Of the store in the server: its pages of the database. */
  readonly cacheBytes: number;
  readonly remove: () => Promise<void>;
};

const DEBIT = ['debit', 'table_id', 'shoe', 'round', 'patron', 'ticket', 'brand', 'account', 'session'];
const DEBIT_COLUMNS = [...DEBIT, 'amount_minor', 'at', 'state'];
const OWED_COLUMNS = [
  ...['call_id', 'call', 'brand', 'table_id', 'patron', 'body', 'delta_minor', 'at', 'attempts', 'due_at'],
  ...['delivered_at', 'outcome'],
];
const BATCH = 5_000;
/** `cache_size` of the embedded store. */
const SQLITE_CACHE_BYTES = 128 * 1024 * 1024;

type Rows = { readonly debits: Record<string, unknown>[]; readonly owed: Record<string, unknown>[] };

const rowsOf = (calls: readonly OfficeCall[]): Rows => {
  const rows: Rows = { debits: [], owed: [] };
  for (const { id, call, account, amount, at } of calls) {
    const patron = `acme.EUR.${account}`;
    const body = {
      ...{
        transaction: id,
        session: `session of ${account}`,
        patron: account,
        brand: 'acme',
        currency: 'EUR',
      },
      ...{ debits: [`debit:${id}`], amount, table: 'quick', shoe: 1, round: 1 },
      lines: [{ option: 'player', stake: amount, return: amount, commission: 0, outcome: 'push' }],
      ...{ roundClosed: true, result: null },
    };
    if (call === 'debit')
      rows.debits.push({
        ...{ debit: id, table_id: 'quick', shoe: 1, round: 1, patron, ticket: `ticket of ${id}` },
        ...{ brand: 'acme', account, session: `session of ${account}`, amount_minor: amount, at },
        state: 'accepted',
      });
    else
      rows.owed.push({
        ...{ call_id: id, call, brand: 'acme', table_id: 'quick', patron, body: JSON.stringify(body) },
        ...{ delta_minor: amount, at, attempts: 1, due_at: at, delivered_at: at + 10, outcome: 'done' },
      });
  }
  return rows;
};

function* batches(books: OfficeBooks): Generator<Rows> {
  let batch: OfficeCall[] = [];
  for (const call of books.calls()) {
    batch.push(call);
    if (batch.length < BATCH) continue;
    yield rowsOf(batch);
    batch = [];
  }
  yield rowsOf(batch);
}

export const fillSqlite = async (folder: string, books: OfficeBooks): Promise<Filled> => {
  const data = join(folder, 'data');
  mkdirSync(data);
  const { database, close } = openDatabase(data);
  const into = (table: string, columns: readonly string[]) =>
    database.prepare(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    );
  const [debit, owed] = [into('wallet_debits', DEBIT_COLUMNS), into('wallet_outbox', OWED_COLUMNS)];
  const values = (row: Record<string, unknown>, columns: readonly string[]) =>
    columns.map((column) => row[column] as string | number);
  for (const rows of batches(books)) {
    database.exec('BEGIN');
    for (const row of rows.debits) debit.run(...values(row, DEBIT_COLUMNS));
    for (const row of rows.owed) owed.run(...values(row, OWED_COLUMNS));
    database.exec('COMMIT');
  }
  close();
  return {
    ...{ name: DATABASE_FILE, settings: {}, processorMs: () => 0, cacheBytes: SQLITE_CACHE_BYTES },
    remove: async () => {},
  };
};

export const fillPostgres = async (books: OfficeBooks): Promise<Filled> => {
  const programs = postgresPrograms();
  if (programs === null)
    throw new Error('There is no PostgreSQL to start: install one, or leave --store out.');
  const server = await startPostgres(programs);
  const address = await server.database();
  await (await openPostgresStore(address)).close();
  const client = new Client({ connectionString: address });
  await client.connect();
  const insert = (table: string, columns: readonly string[], rows: readonly object[]) =>
    client.query(
      `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${columns.join(', ')} FROM json_populate_recordset(NULL::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  for (const { debits, owed } of batches(books)) {
    await insert('wallet_debits', DEBIT_COLUMNS, debits);
    await insert('wallet_outbox', OWED_COLUMNS, owed);
  }
  await client.query('ANALYZE');
  await client.end();
  return {
    ...{ name: 'PostgreSQL', settings: { DATABASE_URL: address, PUNTO_SHOE_KEY: '7'.repeat(64) } },
    processorMs: () => processorMs([server.pid()]),
    cacheBytes: 0,
    remove: server.remove,
  };
};
