// A house of an older release opens under this one with everything it had.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { tableId } from '@punto/table/ids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DATABASE_FILE } from './database.ts';
import { ANN, BEN, MAIN } from './sample.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { Store } from './store.ts';

const text = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'punto-migration-'));
  const database = new DatabaseSync(join(folder, DATABASE_FILE));
  for (const name of [
    'migrations/0001-start.sql',
    'migrations/0002-shoe-archive.sql',
    'house-of-schema-2.sql',
  ])
    database.exec(text(name));
  database.exec(`PRAGMA application_id = ${0x50554e54}; PRAGMA user_version = 2`);
  database.close();
  store = await openSqliteStore(folder);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

describe('a house of schema version 2', () => {
  it('[T3] [L6] agrees with itself: its streams are chains, its rounds and figures are those it played', async () => {
    expect(await store.audit()).toEqual([]);
  });

  it('has its rounds in the list, those of a patron alone too', async () => {
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

  it('has its figures by the day they were made', async () => {
    const lines = await store.figures({ from: '1970-01-01', to: '1970-01-31', by: 'day' });
    expect(lines.map(({ day, rounds, bets, stakeMinor }) => [day, rounds, bets, stakeMinor])).toEqual([
      ['1970-01-01', 2, 4, 10_500],
      ['1970-01-02', 1, 1, 1_000],
    ]);
  });

  it('[T8] has its records and its patrons', async () => {
    const { items } = await store.records(ANN, { limit: 9, before: null });
    expect(items.map(({ table, round }) => [table, round])).toEqual([
      ['single.ann', 1],
      ['main', 2],
      ['main', 1],
    ]);
    expect((await store.patrons.page({ limit: 9, before: null })).items.map(({ id }) => id)).toEqual([
      BEN,
      ANN,
    ]);
    expect(await store.patronOf('hash-a')).toMatchObject({ id: ANN });
  });

  it('[T3] opens again, once brought up to date', async () => {
    await store.close();
    store = await openSqliteStore(folder);
    expect(await store.audit()).toEqual([]);
  });
});
