// A database of an older release is migrated with all its data, or stays unchanged.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, DatabaseSync } from 'node:sqlite';
import { patronAccount } from '@punto/ledger/account';
import { FRAME_KINDS, type FrameKind } from '@punto/ledger/protection/frame';
import { depositMinor, lossMinor, stakedMinor } from '@punto/ledger/protection/money';
import { type PatronId, patronId, tableId, version } from '@punto/table/ids';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { buildOldHouse, NUMBER_ALONE, OLD_SCHEMAS } from '../../test/fixtures/old-deployment.ts';
import { ANN, BEN, MAIN, NO_NEEDS, needing, ticketKey } from '../../test/samples/sample.ts';
import { changedTo, dragon, hashOf, openedWith, red } from '../../test/samples/sample-bets.ts';
import { openSqliteStore } from '../sqlite-store.ts';
import type { Store } from '../store.ts';
import { DATABASE_FILE } from './database.ts';
import { latestSchema, migrate, schemaVersion } from './migration.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'punto-migration-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const fileIn = (at: string): string => join(at, DATABASE_FILE);

const upgraded = async <T>(read: (store: Store) => Promise<T>): Promise<T> => {
  const store = await openSqliteStore(folder);
  try {
    return await read(store);
  } finally {
    await store.close();
  }
};

/** Everything in a database: its schema and its rows. */
const contents = (at: string): unknown => {
  const database = new DatabaseSync(fileIn(at));
  const schema = database.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY name').all();
  const rows = schema
    .filter(({ type }) => type === 'table')
    .map(({ name }) => [name, database.prepare(`SELECT * FROM ${name}`).all()]);
  const version = schemaVersion(database);
  database.close();
  return { version, schema, rows };
};

it('every earlier schema has a fixture', () => {
  expect(OLD_SCHEMAS).toEqual(Array.from({ length: OLD_SCHEMAS.length }, (_, index) => index + 1));
  expect(OLD_SCHEMAS.length).toBeGreaterThanOrEqual(latestSchema() - 1);
});

/** `npm run soak` interrupts the migration at every change, `npm test` at one of the first six and one of each 48 after it. */
const [FIRST, STRIDE] = inject('soak') ? [1, 1] : [6, 48];

describe.each(OLD_SCHEMAS)('a deployment of schema version %i', (schema) => {
  beforeEach(() => buildOldHouse(schema, folder));

  it('[T3] [L6] audits clean after the migration, and opens again', async () => {
    for (const _ of ['upgraded', 'opened again']) {
      expect(await upgraded((store) => store.audit())).toEqual([]);
    }
  });

  it('[L6] [T8] keeps every account, record and pending stake', async () => {
    const database = new DatabaseSync(fileIn(folder), { readOnly: true });
    const before = database.prepare('SELECT account, balance_minor, pending_minor FROM accounts').all();
    const records = database.prepare('SELECT patron, count(*) AS count FROM records GROUP BY patron').all();
    const staked = database
      .prepare(`SELECT DISTINCT table_id FROM movements WHERE state = 'pending'`)
      .all()
      .map((row) => row.table_id);
    database.close();
    const patrons = before.flatMap(({ account }) => {
      const id = /^patron:(.+)$/.exec(String(account))?.[1];
      return id === undefined ? [] : [patronId(id)];
    });
    expect(patrons.length).toBeGreaterThan(1);
    await upgraded(async (store) => {
      for (const patron of patrons) {
        const { balanceMinor, pendingMinor } = await store.account(patronAccount(patron));
        const [row] = before.filter(({ account }) => account === patronAccount(patron));
        expect([balanceMinor, pendingMinor]).toEqual([row?.balance_minor, row?.pending_minor]);
        const { items } = await store.records(patron, { limit: 99, before: null });
        expect(items).toHaveLength(Number(records.find((each) => each.patron === patron)?.count ?? 0));
      }
      expect(await store.staked()).toEqual(staked);
    });
  });

  it('[T3] is unchanged when its migration fails at any change, and migrates afterwards', () => {
    const old = contents(folder);
    const killed = mkdtempSync(join(tmpdir(), 'punto-killed-'));
    let step = 1 + (schema % FIRST);
    for (; !cutShort(step, killed); step += STRIDE) {
      // After a failed statement, and after a kill at this moment.
      expect(contents(folder)).toEqual(old);
      expect(contents(killed)).toEqual(old);
    }
    rmSync(killed, { recursive: true });
    if (schema < NUMBER_ALONE - 1) expect(step).toBeGreaterThan(5);
    expect(contents(folder)).toMatchObject({ version: latestSchema() });
  });
});

/** The SQLite actions that change a database, and the end of the transaction. */
const CHANGES: ReadonlySet<number> = new Set([
  constants.SQLITE_INSERT,
  constants.SQLITE_UPDATE,
  constants.SQLITE_DELETE,
  constants.SQLITE_CREATE_INDEX,
  constants.SQLITE_CREATE_TABLE,
  constants.SQLITE_CREATE_TRIGGER,
  constants.SQLITE_ALTER_TABLE,
  constants.SQLITE_DROP_TABLE,
]);

/**
 * Migrates the folder's database and lets the change with that number fail, after copying the files to `copyTo`;
 * `true`: there were fewer changes, and the migration succeeded.
 */
const cutShort = (atChange: number, copyTo: string): boolean => {
  const file = fileIn(folder);
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  // Not flushed, to be fast; with so small a cache, changes reach the log before COMMIT.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA cache_size = 10');
  let changes = 0;
  let last = '';
  database.setAuthorizer((action, first) => {
    const what = `${action} ${first}`;
    if (!CHANGES.has(action) || what === last) return constants.SQLITE_OK;
    last = what;
    changes += 1;
    if (changes !== atChange) return constants.SQLITE_OK;
    for (const end of ['', '-wal']) cpSync(`${file}${end}`, `${fileIn(copyTo)}${end}`);
    rmSync(`${fileIn(copyTo)}-shm`, { force: true });
    return constants.SQLITE_DENY;
  });
  try {
    migrate(database, file);
    return true;
  } catch (cause) {
    expect(String(cause)).toContain('not authorized');
    return false;
  } finally {
    database.close();
  }
};

it.each([8, 10, 12])(
  '[L6] tickets of a deployment of schema version %i keep their answers',
  async (schema) => {
    buildOldHouse(schema, folder);
    // One ticket of a settled round, and one of the present round.
    const tickets = [
      { ...ticketKey(ANN, 'ticket-a1'), round: 1 },
      { ...ticketKey(BEN, 'ticket-b5'), round: 5 },
    ];
    const needs = needing({ tickets });
    const answers = await upgraded((store) =>
      store.write({ table: MAIN, expected: version(42), needs, work: (tx) => tickets.map(tx.answer) }),
    );
    expect(answers).toEqual([
      { accepted: true, version: 6 },
      { accepted: true, version: 42 },
    ]);
  },
);

describe('a deployment of schema version 2, in detail', () => {
  let store: Store;
  beforeEach(async () => {
    buildOldHouse(2, folder);
    store = await openSqliteStore(folder);
  });
  afterEach(() => store.close());

  it('has its rounds in the list, also those of private tables', async () => {
    const { items } = await store.rounds.page({ limit: 9, before: null });
    const told = items.map(({ table, round, status, mark, dealer, stakedMinor }) => [
      ...[table, round, status, mark, dealer, stakedMinor],
    ]);
    expect(told).toHaveLength(4);
    expect(told).toEqual(
      expect.arrayContaining([
        [MAIN, 1, 'settled', 'B5', null, 5_500],
        [MAIN, 2, 'settled', 'P9n', null, 5_000],
        [MAIN, 3, 'open', null, null, 0],
        ['single.ann', 1, 'settled', 'B5', null, 1_000],
      ]),
    );
    const trace = await store.rounds.find(tableId('single.ann'), 1, 1);
    expect(trace?.records.map(({ patron }) => patron)).toEqual([ANN]);
  });

  it('has its figures on the days they were made', async () => {
    const lines = await store.figures({ from: '1970-01-01', to: '1970-01-31', by: 'day' });
    expect(lines.map(({ day, rounds, bets, stakeMinor }) => [day, rounds, bets, stakeMinor])).toEqual([
      ['1970-01-01', 2, 4, 10_500],
      ['1970-01-02', 1, 1, 1_000],
    ]);
  });

  it('[T8] has its records and its patrons', async () => {
    expect(await roundsOf(store, ANN)).toEqual([
      ['single.ann', 1],
      ['main', 2],
      ['main', 1],
    ]);
    expect((await store.patrons.page({ limit: 9, before: null })).items.map(({ id }) => id)).toEqual([
      BEN,
      ANN,
    ]);
    const session = await store.sessions.find('hash-a');
    expect(session).toMatchObject({ patron: { id: ANN }, openedAt: session?.patron.createdAt });
  });
});

it('version 12 gives a session and its replacements one id', async () => {
  buildOldHouse(11, folder);
  await upgraded(async (store) => {
    const hashes = ['hash-a', 'hash-a-2', 'hash-b'];
    const found = await Promise.all(hashes.map((hash) => store.sessions.find(hash)));
    const ids = found.map((session) => session?.id ?? '');
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(ids.slice(0, 2)).size).toBe(1);
    expect(ids[2]).not.toBe(ids[0]);
    expect(found[1]).toMatchObject({ openedAt: 50, seenAt: 50, way: 'guest' });
  });
});

it('[B] version 15 has the definitions of bets that the events have', async () => {
  const all = [tableId('one'), tableId('two')];
  await upgraded(async (store) => {
    for (const table of all)
      await store.write({
        table,
        expected: version(0),
        needs: NO_NEEDS,
        work: (tx) => tx.append([openedWith(table, dragon()), changedTo(table), changedTo(table, red)]),
      });
  });
  const database = new DatabaseSync(fileIn(folder));
  database.exec(`DROP TABLE bet_definitions; DROP TABLE brand_rounds; DROP TABLE brand_figures;
    DROP TABLE webhook_deliveries; DROP TABLE webhook_events; DROP TABLE operator_patrons; DROP TABLE wallet_debits;
    DROP TABLE wallet_outbox; DROP TABLE restores;
    PRAGMA user_version = 14;
    ALTER TABLE accounts DROP COLUMN given_minor; ALTER TABLE accounts DROP COLUMN staked_minor;
    ALTER TABLE rounds DROP COLUMN money;
    DROP VIEW postings; DROP VIEW resolutions; DROP VIEW record_ends; DROP TABLE decisions; DROP TABLE posted_movements;
    ALTER TABLE accounts DROP COLUMN newest_record; ALTER TABLE accounts DROP COLUMN records;
    ALTER TABLE accounts RENAME COLUMN newest TO posting;
    CREATE TABLE postings (number INTEGER PRIMARY KEY, account, line, previous, movement, amount_minor, balance_after_minor, at);
    CREATE TABLE resolutions (movement INTEGER PRIMARY KEY, kind, id, at, table_id, shoe, round);
    CREATE TABLE record_ends (patron, line, record)`);
  database.close();
  await upgraded(async (store) => {
    const found = await Promise.all([dragon(), red].map((bet) => store.definition(hashOf(bet))));
    expect(found).toEqual([dragon(), red]);
    expect(await store.audit()).toEqual([]);
  });
});

it('[P2] version 17 keeps the amounts of a patron with limits in each frame', async () => {
  buildOldHouse(16, folder);
  type Old = Readonly<Record<'worthMinor' | 'depositMinor' | 'stakedMinor', number>>;
  const database = new DatabaseSync(fileIn(folder), { readOnly: true });
  const { money } = database.prepare(`SELECT money FROM protections WHERE patron = 'ben'`).get() ?? {};
  database.close();
  const before: Readonly<Record<FrameKind, Old>> = JSON.parse(String(money));
  expect(before.day.depositMinor * before.day.stakedMinor).toBeGreaterThan(0);
  await upgraded(async (store) => {
    const [account, protection] = [
      await store.account(patronAccount(BEN)),
      await store.protections.find(BEN),
    ];
    for (const kind of FRAME_KINDS) {
      const frame = protection?.money?.[kind];
      const { worthMinor, depositMinor: given, stakedMinor: staked } = before[kind];
      expect(frame && depositMinor(frame, account)).toBe(given);
      expect(frame && stakedMinor(frame, account)).toBe(staked);
      expect(frame && lossMinor(frame, account)).toBe(worthMinor + given - account.balanceMinor);
    }
  });
});

it('[P2] version 25 counts what an operator brought to a patron and what went back, also in frames that began before', async () => {
  buildOldHouse(24, folder);
  const database = new DatabaseSync(fileIn(folder));
  const atStart = { balanceMinor: 0, givenMinor: 0, stakedMinor: 0 };
  const frames = Object.fromEntries(
    FRAME_KINDS.map((kind, n) => [kind, { startMs: 100 - 40 * n, endMs: 200, atStart }]),
  );
  const zoe = 'patron:acme.EUR.zoe';
  database.exec(`
    INSERT INTO accounts VALUES ('${zoe}', 0, 0, 4, 1808, 0, 0);
    INSERT INTO patrons (patron, name, created_at) VALUES ('acme.EUR.zoe', 'Guest', 1);
    INSERT INTO protections VALUES ('acme.EUR.zoe', '{}', '{}', '${JSON.stringify(frames)}');`);
  let before: number | null = null;
  const move = (
    number: number,
    at: number,
    amount: number,
    code: string,
    [debit, credit]: readonly string[],
  ) => {
    const posting = 2 * number - 1;
    const [own, other] = debit === zoe ? [posting, posting + 1] : [posting + 1, posting];
    database.exec(`
      INSERT INTO movements (number, id, state, debit, credit, amount_minor, code, at, posting)
      VALUES (${number}, 'm${number}', 'direct', '${debit}', '${credit}', ${Math.abs(amount)}, '${code}', ${at}, ${posting});
      INSERT INTO postings (number, account, line, previous, movement, amount_minor, balance_after_minor, at)
      VALUES (${own}, '${zoe}', ${number - 900}, ${before}, ${number}, ${amount}, 0, ${at}),
             (${other}, '${debit === zoe ? credit : debit}', 1, NULL, ${number}, ${-amount}, 0, ${at});`);
    before = own;
  };
  move(901, 50, 300, 'wallet-in', ['operator:acme:EUR', zoe]);
  move(902, 70, -700, 'wallet-out', [zoe, 'operator:acme:EUR']);
  move(903, 150, 20, 'wallet-in', ['operator:acme:EUR', zoe]);
  // The house bears a correction that the operator could not collect.
  move(904, 160, 9, 'wallet-out', ['house:acme:EUR', zoe]);
  database.close();
  await upgraded(async (store) => {
    expect(await store.account(zoe)).toMatchObject({ givenMinor: -380 });
    const { money } = (await store.protections.find(patronId('acme.EUR.zoe'))) ?? {};
    expect(FRAME_KINDS.map((kind) => money?.[kind].atStart.givenMinor)).toEqual([-400, 300, 0]);
  });
});

it('[L6] version 26 keeps every posting, decision and newest record, and numbers the postings by movement', async () => {
  buildOldHouse(25, folder);
  const rows = (database: DatabaseSync) =>
    [
      `SELECT postings.number, postings.account, postings.line, before.movement AS previous, postings.movement,
              postings.amount_minor, postings.balance_after_minor, postings.at
         FROM postings LEFT JOIN postings AS before
              ON before.account = postings.account AND before.line = postings.line - 1 ORDER BY postings.number`,
      'SELECT movement, kind, id, at, table_id, shoe, round FROM resolutions ORDER BY movement',
      'SELECT patron, line, record FROM record_ends ORDER BY patron',
    ].map((sql) => database.prepare(sql).all());
  const old = new DatabaseSync(fileIn(folder));
  old.exec(
    `UPDATE resolutions SET id = 'own' WHERE movement = 9; UPDATE resolutions SET round = 9 WHERE movement = 10`,
  );
  const before = rows(old);
  // As a move from PostgreSQL may have left them: the postings of movement 2 have numbers between those of movement 1.
  old.exec(`
    CREATE TEMP TABLE renumbered (number, as_moved);
    INSERT INTO renumbered VALUES (2, 4), (3, 2), (4, 3);
    UPDATE postings SET number = -as_moved FROM renumbered WHERE renumbered.number = postings.number;
    UPDATE postings SET number = -number WHERE number < 0;
    UPDATE postings SET previous = as_moved FROM renumbered WHERE renumbered.number = previous;
    UPDATE movements SET posting = 2 WHERE number = 2`);
  old.close();
  await upgraded(async (store) => {
    const [, next] = (await store.statement(ANN, { limit: 2, before: null })).items;
    expect(next).toMatchObject({ id: 'correction:main:1:4:1:ann', amountMinor: 6_000 });
  });
  const migrated = new DatabaseSync(fileIn(folder));
  expect(rows(migrated)).toEqual(before);
  const previous = migrated.prepare('SELECT previous FROM postings ORDER BY number').all();
  expect(previous).toEqual(before[0]?.map((row) => ({ previous: row.previous })));
  expect(migrated.prepare('SELECT movement, id, round FROM decisions ORDER BY movement').all()).toEqual([
    { movement: 9, id: 'own', round: 2 },
    { movement: 10, id: null, round: 9 },
  ]);
  migrated.close();
});

const roundsOf = async (store: Store, patron: PatronId) =>
  (await store.records(patron, { limit: 9, before: null })).items.map(({ table, round }) => [table, round]);
