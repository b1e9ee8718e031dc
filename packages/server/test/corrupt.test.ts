// A damaged database is not opened, and the message names the damage and what to do. Damage that a start does not check
// is found by the audit.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { auditFolder } from '@punto/store/audit/audit';
import { refuseDamage } from '@punto/store/audit/start-check';
import { BrokenLog, DamagedDatabase } from '@punto/store/open-failure';
import { openDatabase } from '@punto/store/sqlite/database';
import { logDamage } from '@punto/store/sqlite/log/write-ahead-log';
import { openSqliteStore } from '@punto/store/sqlite-store';
import { ANN, grant } from '@punto/store/test/samples/sample';
import { playBook } from '@punto/store/test/samples/sample-book';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quickRoom, startServing } from './served-process.ts';

/** A data folder after a clean stop, and one after a kill with its last commits in the log. */
let sound: string;
let folder: string;
beforeAll(async () => {
  sound = mkdtempSync(join(tmpdir(), 'punto-sound-'));
  const store = await openSqliteStore(sound);
  await playBook(store);
  await store.close();
  const again = await openSqliteStore(sound);
  copyFileSync(join(sound, 'punto.db'), join(sound, 'killed.db'));
  for (let count = 0; count < 20; count += 1) await again.transfer([grant(ANN, 100, `grant-${count}`)]);
  copyFileSync(join(sound, 'punto.db-wal'), join(sound, 'killed.db-wal'));
  await again.close();
  copyFileSync(join(sound, 'killed.db'), join(sound, 'punto.db'));
});
afterAll(() => rmSync(sound, { recursive: true }));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'punto-corrupt-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const bring = (deployment: 'punto' | 'killed'): void => {
  copyFileSync(join(sound, `${deployment}.db`), join(folder, 'punto.db'));
  if (deployment === 'killed') copyFileSync(join(sound, 'killed.db-wal'), join(folder, 'punto.db-wal'));
};

/** As `serve` does before it accepts connections. */
const start = (): void => {
  openDatabase(folder).close();
  refuseDamage(folder);
};

const refusal = (kind: typeof DamagedDatabase | typeof BrokenLog = DamagedDatabase): string => {
  try {
    start();
  } catch (cause) {
    expect(cause).toBeInstanceOf(kind);
    return (cause as Error).message;
  }
  throw new Error('it opened');
};

const change = (file: 'punto.db' | 'punto.db-wal', work: (bytes: Buffer) => void): void => {
  const bytes = readFileSync(join(folder, file));
  work(bytes);
  writeFileSync(join(folder, file), bytes);
};

/** As another program, without our constraints. */
const tamper = (sql: string): void => {
  const database = new DatabaseSync(join(folder, 'punto.db'), { enableForeignKeyConstraints: false });
  database.exec('PRAGMA ignore_check_constraints = ON');
  for (const { name } of database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'trigger'`).all())
    database.exec(`DROP TRIGGER ${name}`);
  database.exec(sql);
  database.close();
};

const rootOf = (table: string): number => {
  const database = new DatabaseSync(join(folder, 'punto.db'), { readOnly: true });
  const row = database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(table);
  database.close();
  return Number(row?.rootpage);
};

/** One movement is in the index under another name. */
const spoilIndex = (): void => {
  const page = rootOf('sqlite_autoindex_movements_1');
  change('punto.db', (bytes) => {
    const at = bytes.indexOf('grant', (page - 1) * PAGE);
    expect(at).toBeLessThan(page * PAGE);
    bytes.write('h', at);
  });
};

const PAGE = 4096;
const FRAME = PAGE + 24;

it('[T3] an intact database opens, after a stop or a kill', () => {
  for (const deployment of ['punto', 'killed'] as const) {
    bring(deployment);
    expect(start).not.toThrow();
  }
  expect(auditFolder(folder).faults).toEqual([]);
});

describe('[T3] a database is not opened', () => {
  beforeEach(() => bring('punto'));

  it.each<[string, () => void, RegExp]>([
    ['with a broken header', () => change('punto.db', (bytes) => bytes.fill(0x55, 0, 100)), /not a database/],
    ['cut short', () => truncateSync(join(folder, 'punto.db'), 20 * PAGE), /malformed/],
    [
      'with a page lost in the middle',
      () => {
        const page = rootOf('movements');
        change('punto.db', (bytes) => bytes.fill(0, (page - 1) * PAGE, page * PAGE));
      },
      /malformed|page/i,
    ],
    [
      'with an index that no longer names every movement, on which it rests that a ticket counts once',
      () => spoilIndex(),
      /missing from index sqlite_autoindex_movements_1/,
    ],
    [
      'with a changed account',
      () => tamper(`UPDATE accounts SET balance_minor = 0 WHERE account = 'house'`),
      /all accounts together are \d+, not 0/,
    ],
    [
      'with a changed event that its state is made from',
      () =>
        tamper(
          `UPDATE events SET body = json_set(body, '$.at', 5) WHERE version = (SELECT max(version) FROM events)`,
        ),
      /event 42 of table main does not follow from the one before/,
    ],
    [
      'with a lost event',
      () => tamper('DELETE FROM events WHERE version = (SELECT max(version) FROM events)'),
      /event 42 of table main is missing/,
    ],
    [
      'with a changed snapshot',
      () =>
        tamper(
          `UPDATE snapshots SET state = json_set(state, '$.table.shoes', 7) WHERE version = (SELECT max(version) FROM snapshots)`,
        ),
      /snapshot \d+ of table main is not what its events come to/,
    ],
    [
      'with a changed entry at the end of the journal',
      () => tamper(`UPDATE journal SET body = json_set(body, '$.reason', 'none') WHERE number = 6`),
      /journal entry 6 does not follow from the one before/,
    ],
  ])('%s', (_, spoil, words) => {
    spoil();
    expect(refusal()).toMatch(words);
    expect(refusal()).toMatch(
      /^The database \S+punto\.db is damaged, .* restore the newest backup: punto restore <backup> /,
    );
  });

  it('an index of a file above 64 MiB is checked by the audit alone, so that a start stays fast', () => {
    spoilIndex();
    // SQLite takes the number of pages from the header: the rest of the file counts in its size only.
    truncateSync(join(folder, 'punto.db'), 64 * 1024 * 1024);
    expect(() => refuseDamage(folder)).toThrow(/missing from index/);
    truncateSync(join(folder, 'punto.db'), 64 * 1024 * 1024 + PAGE);
    expect(() => refuseDamage(folder)).not.toThrow();
    expect(auditFolder(folder).faults[0]).toMatch(/missing from index/);
  });

  it('an event changed before two snapshots is found by the audit', () => {
    tamper(`UPDATE events SET body = json_set(body, '$.at', 5) WHERE version = 3`);
    expect(start).not.toThrow();
    expect(auditFolder(folder).faults[0]).toMatch(/event 3 of table main does not follow/);
  });
});

describe('[T3] a log', () => {
  beforeEach(() => bring('killed'));
  const frames = (): number => Math.floor((readFileSync(join(folder, 'punto.db-wal')).length - 32) / FRAME);
  const grants = (): number => {
    const { database, close } = openDatabase(folder);
    const row = database
      .prepare(`SELECT count(*) AS count FROM movements WHERE id GLOB 'grant-[0-9]*'`)
      .get();
    close();
    return Number(row?.count);
  };

  it('broken before flushed commits is refused, wherever it is broken', () => {
    const whole = readFileSync(join(folder, 'punto.db-wal'));
    // From the first frame to some before the last commit, and in every part of a frame.
    for (let frame = 0; frame < frames() - 12; frame += 5)
      for (const within of [0, 5, 9, 17, 21, 24, 1_000, FRAME - 1]) {
        writeFileSync(join(folder, 'punto.db-wal'), whole);
        change('punto.db-wal', (bytes) => {
          const at = 32 + frame * FRAME + within;
          bytes[at] = (bytes[at] ?? 0) ^ 0x10;
        });
        expect(logDamage(join(folder, 'punto.db-wal'))).toMatch(
          /^is damaged in frame \d+, and later commits follow/,
        );
      }
    expect(refusal(BrokenLog)).toMatch(
      /^The write-ahead log \S+punto\.db-wal is damaged in frame \d+, and later commits follow it\. Nothing has been changed\. /,
    );
  });

  it('with a damaged header is refused', () => {
    change('punto.db-wal', (bytes) => bytes.fill(0, 0, 32));
    expect(refusal(BrokenLog)).toMatch(/punto\.db-wal has a damaged header\./);
  });

  it('that is broken is recovered on request, up to the break and with a copy of both files', () => {
    const at = 32 + Math.floor(frames() / 2) * FRAME + 1_000;
    change('punto.db-wal', (bytes) => {
      bytes[at] = (bytes[at] ?? 0) ^ 0x10;
    });
    const [database, log] = ['punto.db', 'punto.db-wal'].map((name) => readFileSync(join(folder, name)));
    expect(refusal(BrokenLog)).toContain('PUNTO_BROKEN_LOG=recover');
    expect(readFileSync(join(folder, 'punto.db-wal'))).toEqual(log);
    const { keptAside, close } = openDatabase(folder, 'recover');
    close();
    refuseDamage(folder);
    expect(grants()).toBeGreaterThan(5);
    expect(grants()).toBeLessThan(15);
    expect(auditFolder(folder).faults).toEqual([]);
    expect(readFileSync(join(keptAside ?? '', 'punto.db'))).toEqual(database);
    expect(readFileSync(join(keptAside ?? '', 'punto.db-wal'))).toEqual(log);
  });

  it('cut off in its last commit, as after a power cut, opens with all the others', () => {
    const { length } = readFileSync(join(folder, 'punto.db-wal'));
    truncateSync(join(folder, 'punto.db-wal'), length - 100);
    expect(start).not.toThrow();
    expect(grants()).toBe(19);
  });

  it('with a last commit written in part opens with all the others', () => {
    change('punto.db-wal', (bytes) => bytes.fill(0, bytes.length - 2 * FRAME, bytes.length - FRAME));
    expect(start).not.toThrow();
    expect(grants()).toBe(19);
  });
});

it('[T3] the served process reports it in one sentence, and exits with 1', async () => {
  copyFileSync(join(sound, 'punto.db'), join(folder, 'punto.db'));
  tamper(`UPDATE accounts SET balance_minor = 0 WHERE account = 'house'`);
  const server = startServing(folder, quickRoom(folder), { PUNTO_DATA: folder });
  expect(await server.ended).toBe(1);
  expect(server.said()).toMatch(
    /^The database \S+punto\.db is damaged, [^\n]* punto restore <backup> --data <folder>\.\n$/,
  );
});
