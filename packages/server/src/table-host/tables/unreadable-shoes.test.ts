// Changed and lost encryption keys, at a real table over the real store. [F3]
import { rmSync } from 'node:fs';
import { verifyShoe } from '@punto/engine/fairness/verify';
import { coins } from '@punto/engine/minor';
import { UndecryptableShoe } from '@punto/store/shoes/shoe-encryption';
import { fingerprintOf, type ShoeKeys } from '@punto/store/shoes/shoe-key';
import { openSqliteStore } from '@punto/store/sqlite-store';
import { folderWithDatabase } from '@punto/store/test/support/empty-database';
import { patronId, tableId, ticketId } from '@punto/table/index';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exampleSetup } from '../../../test/support/fake-table.ts';
import { createManualClock } from '../../../test/support/manual-clock.ts';
import { seededWords } from '../../../test/support/test-deployment.ts';
import { createInProcessBroker } from '../../broker/in-process.ts';
import { createCodeCipher } from '../../identity/one-time-code.ts';
import { olderKeys } from '../../start/older-keys.ts';
import { createLocalTables } from './local-tables.ts';
import { endEveryShoe, endUnreadableShoes } from './unreadable-shoes.ts';

const ONE = tableId('one');
const ANN = patronId('ann');
const SETUP = {
  ...exampleSetup('one'),
  shoe: { decks: 1, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish' },
} as const;
const KEY = new Uint8Array(32).fill(7);
const OTHER = new Uint8Array(32).fill(8);

let folder: string;
beforeEach(() => {
  folder = folderWithDatabase('deployment');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = async (encryptionKeys: ShoeKeys, words: number) => {
  const store = await openSqliteStore(folder);
  const clock = createManualClock();
  const broker = createInProcessBroker((fault) => {
    throw fault;
  });
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise<void>((done) => setImmediate(done));
  };
  const parts = {
    store,
    broker,
    clock,
    log: pino({ level: 'silent' }),
    word: seededWords(words),
    encryptionKeys,
  };
  const deployment = await createLocalTables({ ...parts, setups: [SETUP] }).catch(async (fault) => {
    await store.close();
    throw fault;
  });
  await settle();
  const state = () => deployment.tables.get(ONE)?.state() ?? expect.fail('no table');
  const until = async (phase: string) => {
    do {
      clock.advance((clock.next() ?? 0) - clock.now());
      await settle();
    } while (state().phase !== phase);
  };
  const close = async () => {
    await deployment.stop();
    await store.close();
  };
  return { store, broker, state, until, settle, close };
};

/** Leaves a table in the middle of its first deal, with five coins of Ann's on it. */
const leaveInDealing = async (keys: ShoeKeys): Promise<void> => {
  const { store, broker, until, close } = await open(keys, 3);
  const memo = { at: 1 };
  const grant = { id: 'grant', debit: 'house', credit: 'patron:ann', amountMinor: coins(100) } as const;
  await store.admit({ id: ANN, name: 'ann', createdAt: 0 }, 'hash', [
    { ...grant, kind: 'direct', code: 'grant', memo },
  ]);
  await until('betting');
  const bets = [{ option: 'player', stakeMinor: coins(5) }] as const;
  const ticket = { id: ticketId('ticket-1'), patron: ANN, shoe: 1, round: 1, bets } as const;
  expect(
    await broker.ask(ONE, { type: 'place-ticket', ticket: { ...ticket, mode: 'traditional' } }),
  ).toMatchObject({ answer: { accepted: true } });
  await until('dealing');
  await close();
};

it('[F3] a lost key stops a table; once it is declared lost, the stakes are returned and play continues', async () => {
  await leaveInDealing([KEY]);
  await expect(open([OTHER], 4)).rejects.toThrow(UndecryptableShoe);
  await expect(open([OTHER], 4)).rejects.toThrow('PUNTO_LOST_SHOES=return');

  const store = await openSqliteStore(folder);
  expect(await endUnreadableShoes(store, [KEY], 99)).toEqual([]);
  expect(await endUnreadableShoes(store, [OTHER], 99)).toEqual([ONE]);
  expect(await endUnreadableShoes(store, [OTHER], 99)).toEqual([]);
  const [entry, before] = (await store.journalPage({ limit: 2, before: null })).items;
  expect(entry).toMatchObject({ action: 'lose-shoe', staff: null, table: ONE, shoe: 1, round: 1 });
  expect(before).toBeUndefined();
  await store.close();

  const { store: after, state, until, close } = await open([OTHER], 4);
  const { items } = await after.records(ANN, { limit: 9, before: null });
  expect(items).toMatchObject([
    { status: 'cancelled', stakedMinor: coins(5), returnedMinor: coins(5), balanceAfterMinor: coins(100) },
  ]);
  await until('settled');
  expect(state().shoe?.number).toBe(2);
  // Without the key there is no proof of the shoe.
  expect(await after.openedShoe(ONE, 1)).toBeNull();
  expect(await after.audit()).toEqual([]);
  await close();
});

it('[S4] after a restore no card that patrons may have seen is dealt, and the shoe is revealed', async () => {
  await leaveInDealing([KEY]);
  const store = await openSqliteStore(folder);
  expect(await endEveryShoe(store, [KEY], 99)).toEqual([ONE]);
  const opened = (await store.openedShoe(ONE, 1)) ?? expect.fail('not opened');
  expect(verifyShoe(opened).failed).toBeNull();
  expect(opened.rounds).toMatchObject([{ round: 1, status: 'cancelled', mark: null }]);
  const { items } = await store.records(ANN, { limit: 9, before: null });
  expect(items).toMatchObject([{ status: 'cancelled', returnedMinor: coins(5) }]);
  expect(await store.encryptedShoes()).toEqual([]);
  expect(await store.audit()).toEqual([]);
  await store.close();
});

it('[F3] a changed key still decrypts its shoes, and is needed until they have ended', async () => {
  await leaveInDealing([KEY]);
  const { store, until, state, close } = await open([OTHER, KEY], 4);
  const older = () => olderKeys(store, [OTHER, KEY], createCodeCipher);
  expect(await older()).toEqual([{ key: fingerprintOf(KEY), shoes: 1, codes: 0 }]);
  await until('settled');
  expect(state().shoe?.number).toBe(1);
  while (state().shoe?.number !== 2) await until('shuffling');
  expect(await older()).toEqual([{ key: fingerprintOf(KEY), shoes: 0, codes: 0 }]);
  expect(await olderKeys(store, [OTHER], createCodeCipher)).toEqual([]);
  expect(await store.audit()).toEqual([]);
  await close();
  await (await open([OTHER], 5)).close();
});
