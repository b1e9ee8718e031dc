// Any change made outside the store is found, and the sentence names the row.
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { version } from '@punto/table/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TAMPERINGS, TAMPERINGS_EMBEDDED } from '../../test/audit/tampering.ts';
import { ANN, BEN, grant, MAIN, memo, NO_NEEDS, SIDE_ROOM, stake } from '../../test/samples/sample.ts';
import { dragon, hashOf, openedWith, red } from '../../test/samples/sample-bets.ts';
import { playBook } from '../../test/samples/sample-book.ts';
import { actOf } from '../../test/samples/sample-identity.ts';
import { createPlay } from '../../test/samples/sample-play.ts';
import { DamagedDatabase } from '../open-failure.ts';
import { DATABASE_FILE } from '../sqlite/database.ts';
import { openSqliteStore } from '../sqlite-store.ts';
import { auditFolder } from './audit.ts';
import { refuseDamage } from './start-check.ts';

let folder: string;
let sound: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'punto-audit-'));
  file = join(folder, DATABASE_FILE);
  sound = join(folder, 'sound.db');
  const store = await openSqliteStore(folder);
  await playBook(store);
  expect(await store.audit()).toEqual([]);
  await store.close();
  await copyFile(file, sound);
});
beforeEach(() => copyFile(sound, file));
afterAll(() => rm(folder, { recursive: true }));

const auditAfter = async (tampering: string): Promise<readonly string[]> => {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  database.exec('PRAGMA ignore_check_constraints = ON');
  const triggers = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").all();
  for (const { name } of triggers) database.exec(`DROP TRIGGER ${name}`);
  database.exec(tampering);
  database.close();
  return audit();
};

const audit = async (): Promise<readonly string[]> => {
  const store = await openSqliteStore(folder);
  const faults = await store.audit();
  await store.close();
  return faults;
};

it.each([...TAMPERINGS, ...TAMPERINGS_EMBEDDED])(
  '[T3] [L6] finds a change made by hand: %s',
  async (tampering, sentence) => {
    expect(await auditAfter(tampering)).toEqual(expect.arrayContaining([expect.stringMatching(sentence)]));
  },
);

it('[I12] reports no fault after the erasure of a patron', async () => {
  const store = await openSqliteStore(folder);
  expect(await store.erase(ANN, 99, actOf('erase-patron'))).toBe('erased');
  expect(await store.patrons.find(ANN)).toMatchObject({ name: 'Erased' });
  expect((await store.records(ANN, { limit: 9, before: null })).items.length).toBeGreaterThan(2);
  await store.close();
  expect(await audit()).toEqual([]);
});

describe('definitions of bets', () => {
  beforeEach(async () => {
    const store = await openSqliteStore(folder);
    const opened = openedWith(SIDE_ROOM, dragon(), red);
    await store.write({
      table: SIDE_ROOM,
      expected: version(0),
      needs: NO_NEEDS,
      work: (tx) => tx.append([opened]),
    });
    expect(await store.audit()).toEqual([]);
    await store.close();
  });

  const other = hashOf(dragon('30:1'));
  it.each([
    ['DELETE FROM bet_definitions', `the bet with the hash ${hashOf(red)} is in the events`],
    [
      `UPDATE bet_definitions SET body = replace(body, '40:1', '41:1')`,
      `the definition ${hashOf(dragon())} is stored with a text that no event has`,
    ],
    [
      `UPDATE bet_definitions SET hash = '${other}' WHERE hash = '${hashOf(red)}'`,
      `the definition ${other} is stored, and no table has or had it`,
    ],
  ])('[B] finds a change of them: %s', async (tampering, sentence) => {
    const faults = await auditAfter(tampering);
    expect(faults).toEqual(expect.arrayContaining([expect.stringContaining(sentence)]));
  });

  it('[B] are never returned under the hash of another bet', async () => {
    await auditAfter(`UPDATE bet_definitions SET body = replace(body, '40:1', '41:1')`);
    const store = await openSqliteStore(folder);
    await expect(store.definition(hashOf(dragon()))).rejects.toThrow('has another hash');
    expect(await store.definition(hashOf(red))).toEqual(red);
    await store.close();
  });
});

it('[L6] finds rows that violate constraints in a file that it only reads', () => {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA ignore_check_constraints = ON');
  database.exec(
    `UPDATE movements SET amount_minor = -5 WHERE state = 'voided'; UPDATE patrons SET name = name`,
  );
  database.close();
  expect(auditFolder(folder).faults).toEqual(['the file is damaged: CHECK constraint failed in movements']);
});

it('[L6] finds stakes of two rounds at one table, and a round that was never opened', async () => {
  const store = await openSqliteStore(folder);
  await store.transfer([{ ...stake('s4', BEN, 10), memo: { ...memo(9), at: 9 } }]);
  expect(await store.audit()).toEqual([
    `movement s4 is pending, and no round at ${MAIN} waits for it`,
    'movement s4 is of round 9 of shoe 1 at main, which was never opened',
    'escrow:main has undecided stakes of 2 rounds',
  ]);
  await store.close();
});

it('reports a wrong link once, whatever follows it', async () => {
  const faults = await auditAfter("UPDATE events SET body = replace(body, 'Dee', 'Dan') WHERE version = 40");
  expect(faults.filter((fault) => fault.includes('does not follow'))).toHaveLength(1);
});

it('events, records and journal reject updates and deletes', async () => {
  const store = await openSqliteStore(folder);
  await store.transfer([grant(BEN, 1, 'later')]);
  await store.close();
  const database = new DatabaseSync(file);
  for (const table of ['events', 'records', 'journal']) {
    expect(() => database.exec(`DELETE FROM ${table}`)).toThrow(`${table} only grows`);
    expect(() => database.exec(`UPDATE ${table} SET body = '{}'`)).toThrow(`${table} only grows`);
  }
  database.close();
});

it('[T3] reports damaged pages instead of failing on them', async () => {
  // A page with play records only.
  const database = new DatabaseSync(file);
  const root = database.prepare(`SELECT rootpage FROM sqlite_schema WHERE name = 'records'`).get()?.rootpage;
  const size = Number(database.prepare('PRAGMA page_size').get()?.page_size);
  database.close();
  const bytes = await readFile(file);
  await writeFile(file, bytes.fill(0xff, (Number(root) - 1) * size, Number(root) * size));
  expect((await audit()).join()).toContain('damaged');
});

describe('tickets that share a row', () => {
  beforeEach(async () => {
    const store = await openSqliteStore(folder);
    const play = await createPlay(store, SIDE_ROOM);
    await play.betTogether([
      [ANN, 'ticket-s1', { player: 20 }],
      [BEN, 'ticket-s2', { banker: 30 }],
      [ANN, 'ticket-s3', { player: 40 }],
    ]);
    await play.until('settled');
    expect(await store.audit()).toEqual([]);
    await store.close();
    expect(auditFolder(folder)).toMatchObject({
      counted: { events: 42 + play.state().version },
      streams: [{ length: 42 }, { table: SIDE_ROOM, length: play.state().version }],
    });
  });

  const row = `table_id = '${SIDE_ROOM}' AND version = 7`;
  it.each([
    [`body = replace(body, ':3000', ':3500')`, /^event 7 of table side-room does not follow from the one/],
    [
      `body = replace(body, ':3000', ':3500')`,
      /^event 6 of table side-room takes 3500 by ticket ticket-s2, /,
    ],
    [`body = replace(body, 'ticket-s2', 'ticket-s9')`, /^event 6 .* by ticket ticket-s9, its stake is null$/],
    [
      `body = json_remove(body, '$.tickets[0]')`,
      /^event 5 of table side-room is missing: the next is event 6/,
    ],
    [
      `body = json_set(body, '$.tickets[3]', json(body ->> '$.tickets[0]'))`,
      /^event 7 .* does not follow from/,
    ],
    [
      `body = json_remove(body, '$.tickets')`,
      /^event 5 of .* and those up to 6 .* missing: the next is event 7/,
    ],
    [`body = 'null'`, /^event 5 of .* and those up to 6 .* missing: the next is event 7/],
    [`hash = '${'1'.padStart(64, '0')}'`, /^event 8 of table side-room does not follow from the one before/],
  ])('[T3] [L6] are found when they were changed by hand: %s', async (change, sentence) => {
    const sql = `UPDATE events SET ${change} WHERE ${row}`;
    expect(await auditAfter(sql)).toEqual(expect.arrayContaining([expect.stringMatching(sentence)]));
    expect(() => refuseDamage(folder)).toThrow(DamagedDatabase);
  });

  it('[T3] are found missing', async () => {
    const faults = await auditAfter(`DELETE FROM events WHERE ${row}`);
    expect(faults[0]).toBe(
      'event 5 of table side-room and those up to 7 are missing: the next is event 8 of table side-room',
    );
    expect(() => refuseDamage(folder)).toThrow(DamagedDatabase);
  });
});
