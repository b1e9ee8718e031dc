// A host of a table that another node could take over.
import { rmSync } from 'node:fs';
import { coins } from '@punto/engine/minor';
import { HOUSE, patronAccount } from '@punto/ledger/index';
import { epoch } from '@punto/store/leases';
import { openSqliteStore } from '@punto/store/sqlite-store';
import { LeaseLost, type Store, type WriteRequest } from '@punto/store/store';
import { folderWithDatabase } from '@punto/store/test/support/empty-database';
import { patronId, tableId, ticketId, version } from '@punto/table/index';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededWords } from '../../test/support/chance.ts';
import { exampleSetup } from '../../test/support/fake-table.ts';
import { createManualClock, type ManualClock } from '../../test/support/manual-clock.ts';
import type { Broker, TableNews, TableReply } from '../broker/broker.ts';
import { createInProcessBroker } from '../broker/in-process.ts';
import type { TableHost } from './running/running-table.ts';
import { createTableHost } from './table-host.ts';

const ONE = tableId('one');
const ANNA = patronId('anna');
const LOOK = { type: 'look', patron: null, since: null } as const;
const NOT_OWNED = { type: 'no-reply', reason: 'busy' };

let folder: string;
let sound: Store;
let store: Store;
let broker: Broker;
let clock: ManualClock;
let host: TableHost | null;
let holds: boolean;
let lost: number;
let news: TableNews[];
/** Wraps writes from the host to the store. */
let disturb: (write: () => Promise<unknown>) => Promise<unknown>;
beforeEach(async () => {
  folder = folderWithDatabase('right');
  sound = await openSqliteStore(folder);
  disturb = (write) => write();
  store = {
    ...sound,
    write: <T>(request: WriteRequest<T>) => disturb(() => sound.write(request)) as Promise<T>,
  };
  broker = createInProcessBroker((fault) => {
    throw fault;
  });
  clock = createManualClock();
  [holds, lost, news, host] = [true, 0, [], null];
  broker.listen(ONE, (each) => news.push(each));
  const grant = { kind: 'direct', id: 'grant', debit: HOUSE, credit: patronAccount(ANNA) } as const;
  await sound.admit({ id: ANNA, name: 'Anna', createdAt: 1 }, 'hash', [
    { ...grant, amountMinor: coins(1_000), code: 'grant', memo: { at: 1 } },
  ]);
});
afterEach(async () => {
  await host?.stop();
  await sound.close();
  rmSync(folder, { recursive: true });
});

const turn = async (): Promise<void> => {
  for (let turns = 0; turns < 10; turns += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};
const open = async (): Promise<void> => {
  const opening = createTableHost(
    {
      ...{ table: ONE, log: pino({ level: 'silent' }), store, broker, clock },
      ...{ encryptionKeys: [new Uint8Array(32).fill(7)], word: seededWords(3) },
      right: {
        fence: { lease: ONE, epoch: epoch(1) },
        holds: () => holds,
        notBefore: () => undefined,
        lost: () => {
          lost += 1;
        },
      },
    },
    exampleSetup('one'),
  );
  opening.then((opened) => {
    host = opened;
  });
  for (let seconds = 0; host === null; seconds += 1) {
    if (seconds > 60) throw new Error('it does not open');
    await turn();
    clock.advance(1_000);
  }
};
const betting = async (): Promise<void> => {
  while (host?.state()?.phase !== 'betting') {
    clock.advance(10);
    await turn();
  }
};
const bet = async (id = 'ticket-0001'): Promise<TableReply> => {
  const state = host?.state();
  return broker.ask(ONE, {
    type: 'place-ticket',
    ticket: {
      ...{ id: ticketId(id), patron: ANNA, mode: 'traditional' },
      ...{ shoe: state?.shoe?.number ?? 0, round: state?.round?.number ?? 0 },
      bets: [{ option: 'player', stakeMinor: coins(10) }],
    },
  });
};

describe('a table that another node may own', () => {
  it('answers nothing, writes nothing and publishes nothing', async () => {
    await open();
    await betting();
    const version = host?.state()?.version;
    holds = false;
    news = [];
    // In a single process there is no other owner to ask.
    expect(await broker.ask(ONE, LOOK)).toEqual(NOT_OWNED);
    expect(await bet()).toEqual(NOT_OWNED);
    clock.advance(60_000);
    await turn();
    expect((await sound.load(ONE, 'start')).events).toHaveLength(version ?? 0);
    expect(news).toEqual([]);
  });

  it('[T4] is not shown at an older version than a patron has seen: the lease is checked first', async () => {
    await open();
    await betting();
    const held = host?.state()?.version ?? version(0);
    const asked = { type: 'look', patron: ANNA, since: version(held + 1) } as const;
    // After a restore from a backup it is the owner, and patrons have seen more than it has.
    expect(await broker.ask(ONE, asked)).toMatchObject({ type: 'look', from: null, version: held });
    expect((await sound.load(ONE, 'start')).events).toHaveLength(held);
    disturb = () => Promise.reject(new LeaseLost());
    expect(await broker.ask(ONE, { ...asked, since: held })).toMatchObject({ type: 'look', version: held });
    expect(await broker.ask(ONE, asked)).toEqual(NOT_OWNED);
    await turn();
    expect([lost, host?.fault()]).toEqual([1, null]);
  });

  it('is released silently when the store refuses a write, and is not a fault', async () => {
    await open();
    await betting();
    news = [];
    disturb = () => Promise.reject(new LeaseLost());
    expect(await bet()).toEqual(NOT_OWNED);
    await turn();
    expect([lost, news, host?.fault()]).toEqual([1, [], null]);
    expect(broker.tables()).toEqual([]);
  });
});

describe('a remote store', () => {
  it('[L6] with a lost answer: the result is unknown, all watchers look again, and the ticket counts once', async () => {
    await open();
    await betting();
    news = [];
    disturb = async (write) => {
      disturb = (next) => next();
      await write();
      throw new Error('the connection broke');
    };
    expect(await bet()).toEqual({ type: 'no-reply', reason: 'unanswered' });
    await turn();
    expect(news).toEqual([{ type: 'missed' }]);
    expect(await bet()).toMatchObject({ type: 'ticket', answer: { accepted: true } });
    expect(host?.state()?.round?.stakes.get(ANNA)?.bets).toEqual({ player: coins(10) });
    expect(host?.fault()).toBeNull();
  });

  it('that is away while a table is opened is read again', async () => {
    let tries = 0;
    const load: Store['load'] = (...of) => {
      tries += 1;
      return tries < 4 ? Promise.reject(new Error('away')) : sound.load(...of);
    };
    store = { ...store, load };
    await open();
    expect([tries, host?.fault()]).toEqual([4, null]);
    expect(await broker.ask(ONE, LOOK)).toMatchObject({ type: 'look' });
  });

  it('that cannot read one table, although its lease is renewed, stops that table', async () => {
    store = { ...store, load: () => Promise.reject(new Error('a row is broken')) };
    await open();
    expect(String(host?.fault())).toContain('a row is broken');
    expect(await broker.ask(ONE, LOOK)).toEqual({ type: 'no-reply', reason: 'stopped' });
  });
});
