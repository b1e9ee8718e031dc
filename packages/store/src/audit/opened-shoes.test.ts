// The stored proof of an ended shoe cannot be changed, exchanged or lost without a finding of the audit. [F2]
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deflateRawSync } from 'node:zlib';
import { digestOf } from '@punto/engine/fairness/digest';
import type { OpenedShoe } from '@punto/engine/fairness/record';
import { createInProcessBroker } from '@punto/server/broker/in-process';
import { createLocalTables } from '@punto/server/table-host/tables/local-tables';
import { exampleSetup } from '@punto/server/test/support/fake-table';
import { createManualClock } from '@punto/server/test/support/manual-clock';
import { seededWords } from '@punto/server/test/support/test-deployment';
import { tableId } from '@punto/table/index';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { DATABASE_FILE } from '../sqlite/database.ts';
import { openSqliteStore } from '../sqlite-store.ts';
import { auditFolder } from './audit.ts';

const ONE = tableId('one');
const SETUP = {
  ...exampleSetup('one'),
  shoe: { decks: 1, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish' },
} as const;

let root: string;
let folder: string;
let shoes: readonly [OpenedShoe, OpenedShoe];

/** Two shoes that ended, and a third in play. */
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'punto-opened-'));
  const store = await openSqliteStore(join(root, 'sound'));
  const clock = createManualClock();
  const broker = createInProcessBroker((fault) => {
    throw fault;
  });
  const parts = { store, broker, clock, log: pino({ level: 'silent' }), word: seededWords(11) };
  const hosted = await createLocalTables({ ...parts, encryptionKeys: [new Uint8Array(32)], setups: [SETUP] });
  while ((hosted.tables.get(ONE)?.state()?.shoe?.number ?? 0) < 3) {
    for (let turn = 0; turn < 6; turn += 1) await new Promise<void>((done) => setImmediate(done));
    clock.advance(Math.max(0, (clock.next() ?? 0) - clock.now()));
  }
  await hosted.stop();
  const [first, second] = [await store.openedShoe(ONE, 1), await store.openedShoe(ONE, 2)];
  if (!first || !second) throw new Error('the shoes are not opened');
  shoes = [first, second];
  await store.close();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

beforeEach(() => {
  folder = mkdtempSync(join(root, 'copy-'));
  cpSync(join(root, 'sound'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const tamper = (run: (database: DatabaseSync) => void): readonly string[] => {
  const database = new DatabaseSync(join(folder, DATABASE_FILE));
  run(database);
  database.close();
  return auditFolder(folder).faults;
};
const put = (shoe: object): readonly string[] =>
  tamper((database) =>
    database
      .prepare('UPDATE opened_shoes SET body = ? WHERE number = 1')
      .run(deflateRawSync(JSON.stringify(shoe))),
  );
/** With a recomputed digest, as a forger would do. */
const forged = (change: Partial<OpenedShoe>): readonly string[] => {
  const shoe = { ...shoes[0], ...change };
  return put({ ...shoe, digest: digestOf(shoe) });
};
const OTHERWISE = [expect.stringContaining('is opened otherwise than it was')];
const NO_PROOF = [expect.stringContaining('does not prove itself')];

it('[F2] finds nothing wrong with an unchanged store', () => {
  expect(tamper(() => undefined)).toEqual([]);
});

it('[F2] finds a missing shoe', () => {
  const found = tamper((database) => database.exec('DELETE FROM opened_shoes WHERE number = 1'));
  expect(found).toEqual(['shoe 1 of table one has ended and is not opened']);
});

it('[F2] finds a proof that cannot be read', () => {
  const found = tamper((database) =>
    database.exec(`UPDATE opened_shoes SET body = X'0102' WHERE number = 1`),
  );
  expect(found).toEqual(['what is opened of shoe 1 of table one cannot be read']);
});

it('[F2] finds a replaced card, nonce, cut or round, also with a recomputed digest', () => {
  const [first, second, ...others] = shoes[0].cards;
  if (!first || !second) throw new Error('no cards');
  expect(forged({ cards: [second, first, ...others] })).toEqual(NO_PROOF);
  expect(forged({ cards: [{ ...first, nonce: '00'.repeat(32) }, second, ...others] })).toEqual(NO_PROOF);
  expect(forged({ cut: shoes[1].cut })).toEqual(OTHERWISE);
  expect(forged({ rounds: shoes[0].rounds.slice(0, -1) })).toEqual(OTHERWISE);
});

it('[F2] finds the proof of another shoe in its place', () => {
  expect(put(shoes[1])).toEqual(OTHERWISE);
});

it('[F3] accepts an ended shoe that could not be decrypted, as long as its encrypted order is kept', () => {
  const found = tamper((database) => {
    database.exec('DELETE FROM opened_shoes WHERE number = 1');
    const insert = database.prepare('INSERT INTO sealed_shoes (shoe, table_id, sealed) VALUES (?, ?, ?)');
    insert.run(shoes[0].seal.shoe, 'one', Uint8Array.of(1));
  });
  expect(found).toEqual([]);
});
