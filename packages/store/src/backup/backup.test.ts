// Backup while tables play, and restore. Any fault of the copy, and anything that prevents it, is one sentence, and
// nothing is changed.
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { patronAccount } from '@punto/ledger/account';
import { readTable } from '@punto/server/table-host/stored-table';
import { endEveryShoe } from '@punto/server/table-host/tables/unreadable-shoes';
import { LOST, wantsShoe } from '@punto/table/index';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ANN, BEN, grant, MAIN } from '../../test/samples/sample.ts';
import { playBook } from '../../test/samples/sample-book.ts';
import { auditFolder } from '../audit/audit.ts';
import { NewerDatabase } from '../open-failure.ts';
import { shoeKeys, UnsafeShoeKey } from '../shoes/shoe-key.ts';
import { DATABASE_FILE } from '../sqlite/database.ts';
import { LAST_BACKUP_FILE } from '../sqlite/last-backup.ts';
import { openSqliteStore } from '../sqlite-store.ts';
import type { Store } from '../store.ts';
import { type Backup, BackupRefused, backUp } from './backup.ts';
import { BrokenBackup, MANIFEST_FILE } from './backup-manifest.ts';
import { RestoreRefused, restore } from './restore.ts';

const NOON = Date.parse('2026-11-21T12:00:00.500Z');

let root: string;
let data: string;
let backups: string;
let target: string;
let store: Store;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'punto-backup-'));
  [data, backups, target] = ['data', 'backups', 'restored'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  store = await openSqliteStore(data);
  await playBook(store);
  shoeKeys(data, undefined);
});
afterEach(async () => {
  await store.close();
  rmSync(root, { recursive: true });
});

const take = (more: Partial<Parameters<typeof backUp>[0]> = {}): Promise<Backup> =>
  backUp({
    folder: data,
    into: backups,
    withKey: false,
    quick: false,
    givenKey: undefined,
    now: NOON,
    ...more,
  });

const putBack = (backup: string, more: Partial<Parameters<typeof restore>[0]> = {}) =>
  restore({
    backup,
    folder: target,
    withoutKey: false,
    givenKey: undefined,
    now: NOON,
    endShoes: endEveryShoe,
    ...more,
  });

const given = (): string => readFileSync(join(data, 'shoe.key'), 'utf8').trim();

/** File permissions, in octal. */
const modeOf = (...path: string[]): string => (statSync(join(...path)).mode & 0o777).toString(8);

describe.skipIf(process.platform === 'win32')('files written by a backup and a restore', () => {
  it('are readable by their owner only', async () => {
    const before = process.umask(0o022);
    try {
      const { folder } = await take({ withKey: true });
      expect(modeOf(folder)).toBe('700');
      for (const name of readdirSync(folder)) expect([name, modeOf(folder, name)]).toEqual([name, '600']);
      expect(readdirSync(folder)).toHaveLength(3);
      expect(modeOf(data, LAST_BACKUP_FILE)).toBe('600');
      // The mode that earlier releases gave it.
      chmodSync(join(folder, DATABASE_FILE), 0o644);
      await putBack(folder);
      expect(modeOf(target)).toBe('700');
      for (const name of readdirSync(target)) expect([name, modeOf(target, name)]).toEqual([name, '600']);
      expect(readdirSync(target)).toContain(DATABASE_FILE);
    } finally {
      process.umask(before);
    }
  });

  it('are not begun where the folder is not writable, with one sentence', async () => {
    const file = join(root, 'a-file');
    writeFileSync(file, '');
    const into = (place: string) => take({ into: place });
    await expect(into(file)).rejects.toThrow(
      `No backup can be written into ${file}: a part of the path is a file, not a folder. Name a folder that can be written to.`,
    );
    if (existsSync('/proc/self'))
      for (const place of ['/proc/x', '/proc/x/y'])
        await expect(into(place)).rejects.toThrow(
          `No backup can be written into ${place}: no file or folder`,
        );
    expect(readdirSync(root)).not.toContain('backups');
    const { folder } = await take({ withKey: true });
    await expect(putBack(folder, { folder: join(file, 'deep') })).rejects.toThrow(
      `Nothing can be restored into ${join(file, 'deep')}: a part of the path is a file`,
    );
  });
});

describe('a backup', () => {
  it('[T3] shows one moment, while tables play on', async () => {
    let writing = true;
    let granted = 0;
    const play = async (): Promise<void> => {
      while (writing) {
        await store.transfer([grant(ANN, 100, `grant-${granted}`)]);
        granted += 1;
      }
    };
    const playing = play();
    while (granted < 50) await new Promise((resolve) => setTimeout(resolve, 1));
    const before = granted;
    const taken = await take();
    const after = granted;
    writing = false;
    await playing;
    expect(auditFolder(taken.folder).faults).toEqual([]);
    const copied = new DatabaseSync(join(taken.folder, DATABASE_FILE), { readOnly: true });
    const [row] = copied
      .prepare(`SELECT count(*) AS count FROM movements WHERE id GLOB 'grant-[0-9]*'`)
      .all();
    copied.close();
    expect(Number(row?.count)).toBeGreaterThanOrEqual(before);
    expect(Number(row?.count)).toBeLessThanOrEqual(after);
    expect(after).toBeGreaterThan(before);
  });

  it('is a folder named by its time, with a manifest, and is noted in the data folder', async () => {
    const { folder, manifest } = await take();
    expect(readdirSync(backups)).toEqual(['punto-2026-11-21T12-00-00Z']);
    expect(readdirSync(folder).sort()).toEqual([MANIFEST_FILE, DATABASE_FILE]);
    expect(JSON.parse(readFileSync(join(folder, MANIFEST_FILE), 'utf8'))).toEqual(manifest);
    expect(manifest).toMatchObject({
      madeAt: NOON,
      lastAt: await store.lastAt(),
      audited: true,
      bytes: statSync(join(folder, DATABASE_FILE)).size,
      chains: { 'events:main': { length: 42 }, journal: { length: 6 } },
      key: { included: false },
    });
    expect(JSON.parse(readFileSync(join(data, LAST_BACKUP_FILE), 'utf8'))).toMatchObject({
      at: NOON,
      folder,
    });
  });

  it('includes the key on request, readable by its owner only', async () => {
    const { folder } = await take({ withKey: true });
    expect(readFileSync(join(folder, 'shoe.key'), 'utf8').trim()).toBe(given());
    expect(statSync(join(folder, 'shoe.key')).mode & 0o077).toBe(0);
    rmSync(join(data, 'shoe.key'));
    await expect(take({ withKey: true, now: NOON + 1_000 })).rejects.toThrow(BackupRefused);
  });

  it('[L6] is not kept when the audit finds faults', async () => {
    await store.close();
    const database = new DatabaseSync(join(data, DATABASE_FILE));
    database.exec(`UPDATE accounts SET balance_minor = balance_minor + 1 WHERE account = 'house'`);
    database.close();
    await expect(take()).rejects.toThrow(
      /^The audit of the copy of .* no backup was kept: all accounts together are 1, not 0/,
    );
    expect(readdirSync(backups)).toEqual([]);
    store = await openSqliteStore(join(root, 'other'));
  });

  it('does not overwrite another backup of the same second', async () => {
    await take();
    await expect(take()).rejects.toThrow();
    expect(readdirSync(backups)).toHaveLength(1);
  });
});

describe('a restore', () => {
  it('[T3] [T8] restores everything in the backup', async () => {
    const taken = await take({ withKey: true });
    await store.transfer([grant(ANN, 100, 'grant-later')]);
    const { counted, manifest } = await putBack(taken.folder);
    // The round that was open is returned, see below.
    expect(counted).toMatchObject({ events: 44, rounds: 5, records: 10 });
    expect(manifest.lastAt).toBe(await store.lastAt());
    const restored = await openSqliteStore(target);
    expect(await restored.audit()).toEqual([]);
    expect((await restored.records(BEN, { limit: 99, before: null })).items).toEqual([
      expect.objectContaining({ status: 'cancelled' }),
      ...(await store.records(BEN, { limit: 99, before: null })).items,
    ]);
    const [was, is] = await Promise.all([store, restored].map((each) => each.account(patronAccount(ANN))));
    expect((was?.balanceMinor ?? 0) - (is?.balanceMinor ?? 0)).toBe(100);
    await restored.close();
    expect(readFileSync(join(target, 'shoe.key'), 'utf8').trim()).toBe(given());
    expect(readdirSync(target).sort()).toEqual([DATABASE_FILE, 'punto.lock', 'shoe.key']);
  });

  describe('leaves out the numbers of shoes that the lost time may have used', () => {
    const spentAfter = async (folder: string, name: string, lostMs: number): Promise<number> => {
      const now = (await store.lastAt()) + lostMs;
      const { spentShoes } = await putBack(folder, { folder: join(root, name), now });
      const restored = await openSqliteStore(join(root, name));
      expect(await restored.spentShoes()).toBe(spentShoes);
      expect(await restored.audit()).toEqual([]);
      await restored.close();
      return spentShoes;
    };

    it('by one for each second, and a thousand more', async () => {
      const { folder } = await take({ withKey: true });
      expect(await store.spentShoes()).toBe(0);
      expect(await spentAfter(folder, 'at-once', 0)).toBe(1_001);
      expect(await spentAfter(folder, 'a-second-later', 1)).toBe(1_002);
      expect(await spentAfter(folder, 'a-day-later', 86_400_000)).toBe(87_401);
    });

    it('above those of the restore that is in the backup', async () => {
      const { folder } = await take({ withKey: true });
      const first = await spentAfter(folder, 'first', 86_400_000);
      const again = await take({ folder: join(root, 'first'), into: join(root, 'of-first'), withKey: true });
      // The restore is no event of a table, but nothing was dealt before it.
      expect(await spentAfter(again.folder, 'second', 86_400_000)).toBeGreaterThan(first);
    });

    it('and refuses a clock that is behind the backup', async () => {
      const { folder } = await take({ withKey: true });
      const now = (await store.lastAt()) - 1;
      await expect(putBack(folder, { now })).rejects.toThrow(
        /^The clock of this machine shows 1970-01-01T\S+Z, and the newest event of the backup \S+ is of 1970-01-01T\S+Z\. Set the clock/,
      );
      expect(existsSync(target)).toBe(false);
    });
  });

  it('refuses a folder that has data', async () => {
    const taken = await take({ withKey: true });
    const before = readFileSync(join(data, DATABASE_FILE));
    await expect(putBack(taken.folder, { folder: data })).rejects.toThrow(/overwrites nothing/);
    expect(readFileSync(join(data, DATABASE_FILE))).toEqual(before);
    // A WAL file alone counts as existing data too.
    mkdirSync(target);
    writeFileSync(join(target, `${DATABASE_FILE}-wal`), 'x');
    await expect(putBack(taken.folder)).rejects.toThrow(RestoreRefused);
  });

  it('removes the files of an interrupted restore', async () => {
    const taken = await take({ withKey: true });
    mkdirSync(join(target, 'restoring'), { recursive: true });
    writeFileSync(join(target, 'restoring', DATABASE_FILE), 'half');
    await putBack(taken.folder);
    expect(auditFolder(target).faults).toEqual([]);
  });

  const spoilt: Readonly<Record<string, readonly [(backup: string) => void, RegExp]>> = {
    'no manifest': [
      (backup) => rmSync(join(backup, MANIFEST_FILE)),
      /is not a backup: it has no readable manifest/,
    ],
    'a manifest of something else': [
      (backup) => writeFileSync(join(backup, MANIFEST_FILE), '{"format":2}'),
      /does not understand/,
    ],
    'no database': [(backup) => rmSync(join(backup, DATABASE_FILE)), /has no punto\.db/],
    'a changed byte': [
      (backup) => {
        const bytes = readFileSync(join(backup, DATABASE_FILE));
        bytes[5_000] = (bytes[5_000] ?? 0) ^ 1;
        writeFileSync(join(backup, DATABASE_FILE), bytes);
      },
      /was changed since it was made/,
    ],
    'a lost end': [
      (backup) => truncateSync(join(backup, DATABASE_FILE), 8_192),
      /is incomplete: its database has 8192 of \d+ bytes/,
    ],
  };
  it.each(Object.entries(spoilt))(
    'refuses a backup with %s, and leaves nothing',
    async (_, [spoil, words]) => {
      const taken = await take({ withKey: true });
      spoil(taken.folder);
      const refusal = await putBack(taken.folder).catch((cause: unknown) => cause);
      expect(refusal).toBeInstanceOf(BrokenBackup);
      expect(String(refusal)).toMatch(words);
      expect(existsSync(join(target, DATABASE_FILE))).toBe(false);
    },
  );

  it('refuses a backup of a newer release', async () => {
    const { folder, manifest } = await take({ withKey: true });
    writeFileSync(join(folder, MANIFEST_FILE), JSON.stringify({ ...manifest, schema: 4711 }));
    await expect(putBack(folder)).rejects.toThrow(NewerDatabase);
  });

  it('[F3] needs the key its shoes are encrypted with, wherever it is', async () => {
    const { folder } = await take();
    await expect(putBack(folder)).rejects.toThrow(/does not include its shoe key\. .* --without-key/);
    await expect(putBack(folder, { givenKey: 'ab'.repeat(32) })).rejects.toThrow(
      /The key in PUNTO_SHOE_KEY is not the shoe key of the backup/,
    );
    await expect(putBack(folder, { givenKey: 'ab' })).rejects.toThrow(UnsafeShoeKey);
    await putBack(folder, { givenKey: given() });
    expect(existsSync(join(target, 'shoe.key'))).toBe(false);
    const elsewhere = join(root, 'elsewhere');
    mkdirSync(elsewhere);
    copyFileSync(join(data, 'shoe.key'), join(elsewhere, 'shoe.key'));
    await putBack(folder, { folder: elsewhere });
  });

  it('[F3] with a lost key needs the option to continue without it', async () => {
    rmSync(join(data, 'shoe.key'));
    const { folder, manifest } = await take();
    expect(manifest.key).toBe(null);
    await expect(putBack(folder)).rejects.toThrow(/does not include its shoe key/);
    expect((await putBack(folder, { withoutKey: true })).ended).toEqual([MAIN]);
  });

  it('[T5] [F3] returns the stakes of open rounds when the key is lost, and tables get new shoes', async () => {
    const { folder } = await take();
    expect((await store.account(patronAccount(BEN))).pendingMinor).toBe(1_000);
    const { ended } = await putBack(folder, { withoutKey: true });
    expect(ended).toEqual([MAIN]);
    const restored = await openSqliteStore(target);
    expect(await restored.audit()).toEqual([]);
    expect((await restored.account(patronAccount(BEN))).pendingMinor).toBe(0);
    expect((await restored.account(patronAccount(BEN))).balanceMinor).toBe(
      (await store.account(patronAccount(BEN))).balanceMinor,
    );
    const { state } = await readTable(restored, MAIN);
    expect(state && wantsShoe(state)).toBe(true);
    const { items } = await restored.records(BEN, { limit: 1, before: null });
    expect(items[0]).toMatchObject({ status: 'cancelled', reason: LOST });
    expect(
      (await restored.journalPage({ limit: 1, before: null })).items.map(({ action }) => action),
    ).toEqual(['lose-shoe']);
    await restored.close();
  });
});
