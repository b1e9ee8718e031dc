// A fault of one table does not affect the others: they are opened and play on.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UndecryptableShoe } from '@punto/store/shoes/shoe-encryption';
import type { ShoeKeys } from '@punto/store/shoes/shoe-key';
import { openSqliteStore } from '@punto/store/sqlite-store';
import type { Store } from '@punto/store/store';
import { tableId } from '@punto/table/ids';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleSetup } from '../../../test/support/fake-table.ts';
import { createManualClock } from '../../../test/support/manual-clock.ts';
import { seededWords } from '../../../test/support/test-deployment.ts';
import { createInProcessBroker } from '../../broker/in-process.ts';
import { entryOf } from '../../identity/staff-journal-entry.ts';
import { createLocalTables, type HostedTables } from './local-tables.ts';

const KEY: ShoeKeys = [new Uint8Array(32).fill(7)];
const OTHER_KEY: ShoeKeys = [new Uint8Array(32).fill(8)];
const [ONE, TWO] = [tableId('one'), tableId('two')];

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'punto-house-'));
  store = await openSqliteStore(folder);
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const broker = () => createInProcessBroker(() => undefined);
const open = (parts: { store?: Store; encryptionKeys?: ShoeKeys; broker?: ReturnType<typeof broker> } = {}) =>
  createLocalTables({
    store,
    broker: broker(),
    clock: createManualClock(),
    log: pino({ level: 'silent' }),
    encryptionKeys: KEY,
    word: seededWords(3),
    setups: [exampleSetup('one'), exampleSetup('two')],
    ...parts,
  });

/** Plays until both tables have a shoe, then closes. */
const playAndClose = async (): Promise<void> => {
  const hosted = await open();
  await shuffled(hosted);
  await hosted.stop();
};
const shuffled = async (hosted: HostedTables): Promise<void> => {
  const waits = () => [...hosted.tables.values()].some((host) => !host.state()?.shoe);
  while (waits()) await new Promise((resolve) => setImmediate(resolve));
};

describe('all tables of a process', () => {
  it('[S4] a lost shoe stops its table, and the other is opened', async () => {
    await playAndClose();
    const encryptedShoe: Store['encryptedShoe'] = async (shoe) => {
      const encrypted = await store.encryptedShoe(shoe);
      return encrypted?.table === ONE ? null : encrypted;
    };
    const asked = broker();
    const hosted = await open({ store: { ...store, encryptedShoe }, broker: asked });
    const look = (table: typeof ONE) => asked.ask(table, { type: 'look', patron: null, since: null });
    expect(await look(ONE)).toEqual({ type: 'no-reply', reason: 'stopped' });
    expect(await look(TWO)).toMatchObject({ type: 'look' });
    expect(String(hosted.tables.get(ONE)?.fault())).toContain('is not in the store');
    expect(hosted.tables.get(TWO)?.fault()).toBeNull();
    await hosted.stop();
  });

  it('[F3] are not opened if the key differs for all of them', async () => {
    await playAndClose();
    await expect(open({ encryptionKeys: OTHER_KEY })).rejects.toThrow(UndecryptableShoe);
    // The attempt changed nothing.
    await (await open()).stop();
  });

  it('[T3] a table that cannot be written is stopped', async () => {
    const full: Store['write'] = (request) =>
      request.table === ONE ? Promise.reject(new Error('database or disk is full')) : store.write(request);
    const hosted = await open({ store: { ...store, write: full } });
    expect(hosted.tables.get(ONE)?.fault()).not.toBeNull();
    expect(hosted.tables.get(TWO)?.fault()).toBeNull();
    await hosted.stop();
  });
});

describe('a table made on the floor', () => {
  it('does not exist when it could not be written, and may be made again', async () => {
    let failing = true;
    const write: Store['write'] = (request) =>
      failing && request.table === tableId('three')
        ? Promise.reject(new Error('database or disk is full'))
        : store.write(request);
    const asked = broker();
    const hosted = await open({ store: { ...store, write }, broker: asked });
    const by = { staff: { id: 'm', name: 'M' }, role: 'manager' } as const;
    const entry = entryOf(by, { at: 0, action: 'manage-tables', table: 'three' });
    await expect(hosted.make(exampleSetup('three'), entry)).rejects.toThrow();
    expect(asked.tables()).not.toContain(tableId('three'));
    failing = false;
    expect(await hosted.make(exampleSetup('three'), entry)).toBe(true);
    await hosted.stop();
  });
});
