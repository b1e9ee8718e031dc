// What a data folder must contain before a deployment opens.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LostShoeKey } from '@punto/store/open-failure';
import { openSqliteStore } from '@punto/store/sqlite-store';
import { playBook } from '@punto/store/test/samples/sample-book';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NO_METER } from '../meter/meter.ts';
import type { Closer } from './deployment-services.ts';
import { createSqliteDeployment } from './sqlite-deployment.ts';

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'punto-embedded-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const SILENT = pino({ level: 'silent' });

/** Opens the folder and closes it again; returns the number of encrypted shoes. */
const open = async (lostShoes: 'stop' | 'return', shoeKey?: string, log = SILENT): Promise<number> => {
  const opened: Closer[] = [];
  const config = { dataFolder: folder, shoeKey, lostShoes, brokenLog: 'refuse' } as const;
  try {
    const { store } = await createSqliteDeployment({
      config,
      log,
      meter: NO_METER,
      tracing: null,
      metrics: null,
      opened,
    });
    return (await store.encryptedShoes()).length;
  } finally {
    for (const close of opened.toReversed()) await close();
  }
};

it('[F3] a new deployment creates its key', async () => {
  await open('stop');
  expect(existsSync(join(folder, 'shoe.key'))).toBe(true);
});

it('[F3] a deployment that lost its key creates no other one beside its encrypted shoes, unless they are given up', async () => {
  const store = await openSqliteStore(folder);
  await playBook(store);
  await store.close();
  await expect(open('stop')).rejects.toBeInstanceOf(LostShoeKey);
  await expect(open('stop')).rejects.toThrow(
    /has no shoe\.key, and its database holds 1 encrypted shoe\. .*PUNTO_LOST_SHOES=return/,
  );
  expect(existsSync(join(folder, 'shoe.key'))).toBe(false);
  // A given key may be the right one; whether it decrypts is checked later.
  expect(await open('stop', '0f'.repeat(32))).toBe(1);
  const lines: string[] = [];
  await open('return', undefined, pino({ level: 'info' }, { write: (line) => void lines.push(line) }));
  // Its journal entry is also logged.
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ component: 'floor', act: 'lose-shoe', table: expect.any(String) }),
  );
  expect(existsSync(join(folder, 'shoe.key'))).toBe(true);
  await open('stop');
});
