// Any change made outside the store is found in PostgreSQL as in SQLite, with the same words.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { TAMPERINGS, TAMPERINGS_POSTGRES } from '../../test/audit/tampering.ts';
import { playBook } from '../../test/samples/sample-book.ts';
import { postgresPrograms } from '../../test/support/postgres-server.ts';
import { type SharedPostgres, sharedPostgres } from '../../test/support/shared-postgres.ts';
import { openConnections, type Work } from '../postgres/connection.ts';
import { migrate } from '../postgres/migration.ts';
import { openForReading } from '../sqlite/database.ts';
import { openSqliteStore } from '../sqlite-store.ts';
import { auditPostgres, reportOnPostgres } from './audit-postgres.ts';
import { copyToPostgres } from './to-postgres.ts';

/** PostgreSQL versions of SQLite's `json_set`, which the tamperings use. */
const JSON_SET = ['text', 'bigint'].map(
  (type) => `CREATE FUNCTION json_set(body text, path text, value ${type}) RETURNS text LANGUAGE sql AS $$
    SELECT jsonb_set(body::jsonb, string_to_array(regexp_replace(substr(path, 3), '\\[(\\d+)\\]', '.\\1', 'g'), '.'),
                     to_jsonb(value))::text $$`,
);

/** Constraints that a database administrator could remove. */
const UNGUARD = `DO $$ DECLARE each record; BEGIN
  FOR each IN SELECT conrelid::regclass AS name, conname AS rule FROM pg_constraint
               WHERE contype IN ('c', 'f') AND connamespace = 'public'::regnamespace LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', each.name, each.rule);
  END LOOP;
  FOR each IN SELECT tgrelid::regclass AS name, tgname AS rule FROM pg_trigger WHERE NOT tgisinternal LOOP
    EXECUTE format('DROP TRIGGER %I ON %s', each.rule, each.name);
  END LOOP;
END $$`;

/** `audit.test.ts` makes each of them: the copy is read by the same audit, so that a third of them shows what is copied. */
const COPIED = TAMPERINGS.filter((_, nth) => inject('soak') || nth % 3 === 0);

const programs = postgresPrograms();

describe.skipIf(programs === null)('the audit on PostgreSQL (skipped where there is none)', () => {
  let server: SharedPostgres;
  let client: Client;
  let address: string;
  beforeAll(async () => {
    server = sharedPostgres();
    address = await server.database();
    const folder = mkdtempSync(join(tmpdir(), 'punto-audited-'));
    const store = await openSqliteStore(folder);
    await playBook(store);
    await store.close();
    const connections = openConnections(address, () => {});
    await migrate(connections);
    const source = openForReading(folder);
    await connections.transaction((each) => copyToPostgres(source, each));
    source.close();
    rmSync(folder, { recursive: true });
    expect(await auditPostgres(connections)).toEqual([]);
    await connections.close();
    client = new Client({ connectionString: address });
    await client.connect();
    for (const sql of [...JSON_SET, UNGUARD]) await client.query(sql);
  });
  afterAll(async () => {
    await client.end();
    await server.removeDatabases();
  });
  // Changes are rolled back: the next test finds the database unchanged.
  beforeEach(() => client.query('BEGIN'));
  afterEach(() => client.query('ROLLBACK'));

  const inThis = <T>(work: Work<T>): Promise<T> =>
    work(Object.assign(client, { release: () => {} }), () => {});
  const auditAfter = async (tampering: string): Promise<readonly string[]> => {
    await client.query(tampering);
    return auditPostgres({ transaction: inThis });
  };

  it('[L6] computes columns from each journal entry, so that an entry that is not JSON cannot be written', async () => {
    await expect(auditAfter(`UPDATE journal SET body = 'none' WHERE number = 2`)).rejects.toThrow(
      'invalid input syntax for type json',
    );
  });

  it.each([...COPIED, ...TAMPERINGS_POSTGRES])(
    '[T3] [L6] finds a change made by hand: %s',
    async (tampering, sentence) => {
      expect(await auditAfter(tampering)).toEqual(expect.arrayContaining([expect.stringMatching(sentence)]));
    },
  );

  it.each([
    // Two parts of one account whose sum is right, while each is wrong.
    [
      `UPDATE accounts SET balance_minor = balance_minor + 5 WHERE account = 'house';
       INSERT INTO accounts (account, part, balance_minor, pending_minor, line) VALUES ('house', 'main', -5, 0, 0)`,
      /^part main of account house says -5, its postings add up to 0$/,
    ],
    [
      `UPDATE postings SET line = 99 WHERE account = 'house' AND line = 2`,
      /^account house ends on line (\d+), it has \1 lines and the last is numbered 99$/,
    ],
    [
      `UPDATE postings SET balance_after_minor = 7 WHERE account = 'house' AND line = 2`,
      /^line 2 of account house says 7, /,
    ],
    [
      `CREATE TEMP TABLE kept AS SELECT * FROM postings WHERE account = 'patron:ann' AND line IN (2, 3);
       UPDATE postings SET number = (SELECT number FROM kept WHERE kept.line = 5 - postings.line)
        WHERE account = 'patron:ann' AND line IN (2, 3)`,
      /^line 3 of account patron:ann is posting \d+, and the line before it posting \d+$/,
    ],
    [
      `INSERT INTO accounts (account, part, balance_minor, pending_minor, line) VALUES ('patron:ann', 'main', 0, 0, 0)`,
      /^part main of account patron:ann: no account but those that all tables share has parts$/,
    ],
    [
      `UPDATE movements SET debit_line = 9 WHERE id = 'stake:main:1:1:ann:ticket-a1'`,
      /^movement stake:main:1:1:ann:ticket-a1 names line 9 for its debit, it is on line 2$/,
    ],
    [
      `UPDATE movements SET house_part = 'side-room' WHERE id = 'grant-ann'`,
      /^movement grant-ann names line \d+ for its debit of part side-room, it is on line \d+$/,
    ],
    [
      `UPDATE movements SET credit_line = 1 WHERE state = 'pending'`,
      /^movement stake:main:1:5:ben:ticket-b5 names line 1 for its credit, it is on line null$/,
    ],
    [`UPDATE record_ends SET line = 9 WHERE patron = 'ann'`, /^the records of patron ann end on line 9, /],
    [`UPDATE postings SET number = 1 WHERE number = 2`, /^number 1 of postings was given 2 times$/],
    [`UPDATE records SET number = 1 WHERE number = 2`, /^number 1 of records was given 2 times$/],
    [
      `UPDATE events SET at = 3 WHERE version = 9`,
      /^event 9 of table main stands at 3, and tells another time$/,
    ],
    [
      `UPDATE events SET body = 'none' WHERE version = 9`,
      /^what is kept cannot be read: invalid input syntax/,
    ],
    [
      `UPDATE journal SET table_id = 'x' WHERE number = 2`,
      /^journal entry 2 stands under table x, and tells /,
    ],
    [
      `INSERT INTO chains (chain, length, hash) VALUES ('events:new', 0, lpad('1', 64, '0'))`,
      /^the chain events:new has no link, and does not begin where it must$/,
    ],
    [`INSERT INTO leases (table_id, epoch) VALUES ('main', 0)`, /^the lease of table main is of epoch 0$/],
    [
      `INSERT INTO protections (patron, settings, time) VALUES ('ann', '{}', '{}')`,
      /^account patron:ann has no mark of its protection, so no ticket is compared with its limits$/,
    ],
    [
      `INSERT INTO accounts (account, balance_minor, pending_minor, line, protection)
       VALUES ('patron:cleo', 0, 0, 0, gen_random_uuid())`,
      /^account patron:cleo has the mark of a protection that does not exist$/,
    ],
    [
      `INSERT INTO sign_in_failures (number, name, at) VALUES (77, 'ann', 5)`,
      /^the numbers of sign_in_failures stand at 0, and 77 was given already$/,
    ],
  ])('[L6] finds what only PostgreSQL could have: %s', async (tampering, sentence) => {
    expect(await auditAfter(tampering)).toEqual(expect.arrayContaining([expect.stringMatching(sentence)]));
  });

  it('leaves no copy behind, also not while it runs', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'punto-audit-'));
    vi.stubEnv('SQLITE_TMPDIR', folder);
    const seen: (readonly string[])[] = [];
    await reportOnPostgres({ transaction: inThis }, { look: () => seen.push(readdirSync(folder)) });
    await client.query('DROP TABLE approvals');
    await expect(auditAfter('SELECT 1')).rejects.toThrow('"approvals" does not exist');
    vi.unstubAllEnvs();
    expect([...seen, readdirSync(folder)]).toEqual([[], []]);
    rmSync(folder, { recursive: true });
  });

  it('returns the rows it read, and the end of each chain', async () => {
    const connections = openConnections(address, () => {});
    let tables = 0;
    const report = await reportOnPostgres(connections, {
      look: (copy) => {
        tables = copy.prepare('SELECT * FROM events').all().length;
      },
    });
    await connections.close();
    expect(tables).toBe(42);
    expect(report).toMatchObject({
      faults: [],
      streams: [{ table: 'main', length: 42 }],
      journal: { length: 6 },
    });
  });
});
