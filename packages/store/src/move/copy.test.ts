// A deployment is copied to PostgreSQL and back unchanged, every row of every table.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildSampleHouse } from '../../test/move/sample-house.ts';
import { postgresPrograms } from '../../test/support/postgres-server.ts';
import { type SharedPostgres, sharedPostgres } from '../../test/support/shared-postgres.ts';
import { auditDatabase } from '../audit/audit.ts';
import { type Connections, openConnections } from '../postgres/connection.ts';
import { migrate } from '../postgres/migration.ts';
import { DATABASE_TABLES } from '../shared/database-tables.ts';
import { openForReading } from '../sqlite/database.ts';
import { auditPostgres } from './audit-postgres.ts';
import { copyFromPostgres } from './from-postgres.ts';
import { totalsOfFile, totalsOfPostgres } from './move-totals.ts';
import { createFile } from './new-file.ts';
import { inSnapshot } from './postgres-snapshot.ts';
import { RefusedRow } from './refused-row.ts';
import { sourcesOf } from './sqlite-row-sources.ts';
import { copyToPostgres } from './to-postgres.ts';

type Rows = Readonly<Record<string, readonly unknown[]>>;

const rowsOf = (database: DatabaseSync): Rows => {
  const tables = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all();
  return Object.fromEntries(
    tables.map(({ name }) => [String(name), database.prepare(`SELECT * FROM "${name}" ORDER BY 1, 2`).all()]),
  );
};

const programs = postgresPrograms();

describe.skipIf(programs === null)('copying a deployment (skipped where there is no PostgreSQL)', () => {
  let server: SharedPostgres;
  let empty: string;
  let folder: string;
  let source: DatabaseSync;
  let connections: Connections;
  beforeAll(async () => {
    server = sharedPostgres();
    folder = mkdtempSync(join(tmpdir(), 'punto-copied-'));
    await buildSampleHouse(folder);
    source = openForReading(folder);
    empty = await server.database();
    const first = openConnections(empty, () => {});
    await migrate(first);
    await first.close();
  });
  afterAll(async () => {
    source.close();
    rmSync(folder, { recursive: true });
    await server.removeDatabases();
  });
  beforeEach(async () => {
    connections = openConnections(await server.database(empty), () => {});
  });
  afterEach(async () => {
    await connections.close();
    rmSync(join(folder, 'back.db'), { force: true });
  });

  const go = () => connections.transaction((client) => copyToPostgres(source, client));
  const comeBack = async (): Promise<DatabaseSync> => {
    const file = join(folder, 'back.db');
    const copy = createFile(file);
    try {
      await inSnapshot(connections, (reader) => copyFromPostgres(reader, copy));
    } finally {
      copy.close();
    }
    return new DatabaseSync(file);
  };
  const ask = async (sql: string): Promise<readonly Record<string, unknown>[]> =>
    (await connections.pool.query(sql)).rows;

  it('[T3] [L6] [T8] and back leaves every row unchanged', async () => {
    await go();
    expect(await auditPostgres(connections)).toEqual([]);
    const back = await comeBack();
    expect(rowsOf(back)).toEqual(rowsOf(source));
    expect(auditDatabase(back).faults).toEqual([]);
    back.close();
    expect(statSync(join(folder, 'back.db')).mode & 0o777).toBe(0o600);
    expect(Object.entries(rowsOf(source)).filter(([, rows]) => rows.length === 0)).toEqual([]);
  });

  it('[L6] leaves the same counts at both ends, counted at each', async () => {
    await go();
    const tally = await inSnapshot(connections, totalsOfPostgres);
    expect(tally).toEqual(totalsOfFile(source));
    expect(tally).toMatchObject({
      rows: { events: 43, records: 9, accounts: 4, staff: 2, bet_definitions: 2 },
      journal: { length: 19 },
      streams: { count: 2 },
    });
    expect(tally.minor.patrons + tally.minor.house).toBe(0);
    expect(tally.minor.waiting).toBe(1_000);
  });

  /** Columns that have a default in the schema. */
  const BY_DEFAULT: Readonly<Record<string, readonly string[]>> = {
    // Written by the trigger of the protections.
    accounts: ['protection'],
    figures: ['part'],
    brand_rounds: ['writer'],
  };

  it('covers every table and column of both stores, except computed ones', async () => {
    const ofMachines = ['leases', 'moves', 'nodes', 'punto_schema'];
    const columns = await ask(
      `SELECT table_name AS table, array_agg(column_name::text ORDER BY column_name) AS columns
         FROM information_schema.columns WHERE table_schema = 'public' AND is_generated = 'NEVER'
        GROUP BY table_name`,
    );
    const kept = columns.filter(({ table }) => !ofMachines.includes(String(table)));
    const moved = DATABASE_TABLES.map(({ table, columns: all }) => ({
      table,
      columns: [...Object.keys(all), ...(BY_DEFAULT[table] ?? [])].sort(),
    }));
    expect(moved.sort((a, b) => (a.table < b.table ? -1 : 1))).toEqual(
      [...kept].sort((a, b) => (String(a.table) < String(b.table) ? -1 : 1)),
    );
    expect(DATABASE_TABLES.flatMap((dbTable) => sourcesOf(dbTable).map(([table]) => table)).sort()).toEqual(
      Object.keys(rowsOf(source)).sort(),
    );
  });

  it('continues the numbers where they ended', async () => {
    await go();
    expect(DATABASE_TABLES.filter(({ sequence }) => sequence !== undefined).length).toBe(12);
    for (const { table, sequence } of DATABASE_TABLES) {
      if (sequence === undefined) continue;
      const [row] = await ask(
        `SELECT nextval('${sequence}') AS next, max(number) + 1 AS wanted FROM ${table}`,
      );
      expect({ table, next: row?.next }).toEqual({ table, next: row?.wanted });
    }
  });

  it('leaves nothing when it was interrupted', async () => {
    const stop = new AbortController();
    const copied = connections.transaction((client) =>
      copyToPostgres(source, client, {
        progress: (share) => share > 0.5 && stop.abort(),
        stop: stop.signal,
      }),
    );
    await expect(copied).rejects.toThrow('aborted');
    expect(await inSnapshot(connections, totalsOfPostgres)).toMatchObject({
      rows: { events: 0, accounts: 0, movements: 0 },
    });
  });

  it('names the row that does not fit', async () => {
    await go();
    await ask(`UPDATE approvals SET body = 'no JSON'`);
    await expect(comeBack()).rejects.toThrow(RefusedRow);
    rmSync(join(folder, 'back.db'), { force: true });
    await expect(comeBack()).rejects.toThrow(
      /^a row of approvals cannot be stored in .*: CHECK constraint failed/,
    );
  });
});
