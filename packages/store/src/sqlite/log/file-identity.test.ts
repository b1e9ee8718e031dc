// A folder without its database gets no new deployment, and a running server that lost its files writes no more.
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ANN, grant } from '../../../test/samples/sample.ts';
import { LostDatabase } from '../../open-failure.ts';
import { openSqliteStore } from '../../sqlite-store.ts';
import type { Store } from '../../store.ts';
import { openDatabase } from '../database.ts';
import { FileGone } from './file-identity.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'punto-own-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => join(folder, name);

it.each(['punto.db-wal', 'shoe.key', 'punto.lock', 'last-backup.json'])(
  '[T3] %s without a punto.db prevents a new deployment, and is not changed',
  (name) => {
    writeFileSync(at(name), name === 'punto.lock' ? '' : 'what is left');
    const before = readFileSync(at(name));
    expect(() => openDatabase(folder)).toThrow(LostDatabase);
    expect(() => openDatabase(folder)).toThrow(new RegExp(`holds ${name}.* but no punto.db`));
    expect(readFileSync(at(name))).toEqual(before);
    expect(existsSync(at('punto.db'))).toBe(false);
    // A failed attempt leaves no file that the next one would take for a deployment.
    rmSync(at(name));
    openDatabase(folder).close();
  },
);

const told = (store: Store, name: string) => store.transfer([grant(ANN, 100, name)]);

it.each(['punto.db', 'punto.lock'])(
  '[T3] nothing is written once %s is gone or replaced; writing goes on when the file is back',
  async (name) => {
    const store = await openSqliteStore(folder);
    await told(store, 'one');
    expect(await store.health.canWrite()).toBe(true);

    renameSync(at(name), at('moved'));
    expect(await store.health.canWrite()).toBe(false);
    await expect(told(store, 'two')).rejects.toThrow(new RegExp(`${name} is gone while the server runs`));

    copyFileSync(at('moved'), at(name));
    expect(await store.health.canWrite()).toBe(false);
    await expect(told(store, 'two')).rejects.toBeInstanceOf(FileGone);

    renameSync(at('moved'), at(name));
    await told(store, 'three');
    expect(await store.health.canWrite()).toBe(true);
    expect((await store.statement(ANN, { limit: 10, before: null })).items.map(({ id }) => id)).toEqual([
      'three',
      'one',
    ]);
    await store.close();
  },
);

it('[T3] a server whose lock was removed writes no more when another has the folder', async () => {
  const first = await openSqliteStore(folder);
  await told(first, 'one');
  unlinkSync(at('punto.lock'));
  const second = await openSqliteStore(folder);
  await told(second, 'two');
  await expect(told(first, 'three')).rejects.toThrow('punto.lock was replaced by another file');
  await second.close();
  await first.close();
  const again = await openSqliteStore(folder);
  expect((await again.statement(ANN, { limit: 10, before: null })).items).toHaveLength(2);
  await again.close();
  expect(readdirSync(folder)).not.toContain('punto.db-wal');
});
