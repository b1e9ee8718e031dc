// A solo room whose private tables are closed while patrons come back at the same moment. [V5]
import { rmSync } from 'node:fs';
import { coins } from '@punto/engine/minor';
import { SINGLE_DECK } from '@punto/engine/rooms/single-deck';
import { makeTable } from '@punto/engine/table-setup';
import { HOUSE, type Movement, patronAccount } from '@punto/ledger/index';
import { openSqliteStore } from '@punto/store/sqlite-store';
import type { Store } from '@punto/store/store';
import { folderWithDatabase } from '@punto/store/test/support/empty-database';
import { patronId, privateTable, tableId, ticketId } from '@punto/table/index';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../test/support/manual-clock.ts';
import { seededWords } from '../../../test/support/test-deployment.ts';
import type { Broker, LookReply, TableReply } from '../../broker/broker.ts';
import { createInProcessBroker } from '../../broker/in-process.ts';
import type { TableHost } from '../running/running-table.ts';
import { createSoloRoom } from './solo-room.ts';

const ROOM = tableId('own-deck');
const SETUP = makeTable(SINGLE_DECK, { table: ROOM, name: 'Own deck' });
const ANNA = patronId('anna');

let folder: string;
let store: Store;
let broker: Broker;
let clock: ReturnType<typeof createManualClock>;
let room: TableHost;
beforeEach(async () => {
  folder = folderWithDatabase('solo');
  store = await openSqliteStore(folder);
  broker = createInProcessBroker((fault) => {
    throw fault;
  });
  clock = createManualClock();
  const [debit, credit, memo] = [HOUSE, patronAccount(ANNA), { at: 0 }] as const;
  const amountMinor = coins(100);
  const grant: Movement = {
    kind: 'direct',
    id: 'grant:anna',
    debit,
    credit,
    amountMinor,
    code: 'grant',
    memo,
  };
  await store.admit({ id: ANNA, name: 'Anna', createdAt: 0 }, 'hash', [grant]);
});
afterEach(async () => {
  await room.stop();
  await store.close();
  rmSync(folder, { recursive: true });
});

const open = async (disturbed: Partial<Store> = {}): Promise<void> => {
  const log = pino({ level: 'silent' });
  const parts = {
    broker,
    clock,
    log,
    encryptionKeys: [new Uint8Array(32).fill(7)] as const,
    word: seededWords(3),
  };
  room = await createSoloRoom({ ...parts, store: { ...store, ...disturbed } }, SETUP, []);
};
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};
const look = () => broker.ask(ROOM, { type: 'look', patron: ANNA, since: null });
const gone = () => broker.ask(ROOM, { type: 'gone', patron: ANNA });
const view = (reply: TableReply): LookReply['view'] => {
  if (reply.type !== 'look') throw new Error(`no look: ${JSON.stringify(reply)}`);
  return reply.view;
};
const until = async (holds: (shown: LookReply['view']) => boolean): Promise<void> => {
  for (let steps = 0; !holds(view(await look())); steps += 1) {
    if (steps > 100) throw new Error('the table did not reach the state');
    clock.advance(1_000);
    await settle();
  }
};
const bet = () =>
  broker.ask(ROOM, {
    type: 'place-ticket',
    ticket: {
      id: ticketId('ticket-0001'),
      patron: ANNA,
      shoe: 1,
      round: 1,
      mode: 'traditional',
      bets: [{ option: 'player', stakeMinor: coins(5) }],
    },
  });

describe('a private table', () => {
  it('[V5] [L6] accepts a ticket that arrives while the table is closed, and plays its round', async () => {
    const asked = Promise.withResolvers<void>();
    const isSuspended = async () => {
      await asked.promise;
      return false;
    };
    await open({ patrons: { ...store.patrons, isSuspended } });
    await until(({ phase }) => phase === 'betting');
    const answer = bet();
    await gone();
    // The patron is back, at the same table opened again.
    await look();
    asked.resolve();
    expect(await answer).toMatchObject({ type: 'ticket', answer: { accepted: true } });
    await until(({ phase, shoe }) => phase === 'betting' && shoe?.number === 2);
    expect(await store.staked()).toEqual([]);
    expect((await store.records(ANNA, { limit: 5, before: null })).items).toHaveLength(1);
  });

  it('[V5] is opened again after a failed write, once its patron comes back', async () => {
    let failing = true;
    const write: Store['write'] = (request) =>
      failing && request.table === privateTable(ROOM, ANNA)
        ? Promise.reject(new Error('the disk is full'))
        : store.write(request);
    await open({ write });
    expect(await look()).toEqual({ type: 'no-reply', reason: 'stopped' });
    failing = false;
    await gone();
    await until(({ phase }) => phase === 'betting');
  });
});
