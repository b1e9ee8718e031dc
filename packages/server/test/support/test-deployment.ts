// A complete deployment in one process and one temporary folder, in virtual time and from one seed: real store, broker
// and hosts, without network. It can crash at any moment, like a killed process, and start again from disk; its disk
// may be made to fail.
import { rmSync } from 'node:fs';
import { coins } from '@punto/engine/minor';
import type { CommissionMode, OptionId } from '@punto/engine/option-id';
import type { Word } from '@punto/engine/random';
import type { TableSetup } from '@punto/engine/room';
import { HOUSE, keyOf, operatorAccount, patronAccount } from '@punto/ledger/index';
import { openSqliteStore } from '@punto/store/sqlite-store';
import type { Store } from '@punto/store/store';
import { folderWithDatabase } from '@punto/store/test/support/empty-database';
import {
  type Act,
  type OpenTable,
  type PatronId,
  patronId,
  type TableId,
  type Ticket,
  type TicketId,
  tableId,
  type Version,
} from '@punto/table/index';
import { pino } from 'pino';
import type { Broker, LookReply, TableNews, TableReply, TableRequest } from '../../src/broker/broker.ts';
import { createInProcessBroker } from '../../src/broker/in-process.ts';
import {
  createLocalTables,
  type HostedTables,
  type HostedTablesOptions,
} from '../../src/table-host/tables/local-tables.ts';
import type { BrandWallets } from '../../src/wallet/brand-wallets.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';

export { seededWords } from './chance.ts';

export const GRANT = coins(10_000);

export type TestDeployment = {
  readonly clock: ManualClock;
  readonly folder: string;
  readonly store: () => Store;
  readonly broker: () => Broker;
  readonly state: (table: string) => OpenTable;
  /** Why the table has stopped, and why it cannot be read at the moment; `null`: it has not, and it can. */
  readonly fault: (table: string) => unknown;
  readonly unread: (table: string) => unknown;
  readonly news: readonly { readonly table: TableId; readonly news: TableNews }[];
  readonly admit: (name: string) => Promise<PatronId>;
  /** The same with a session of this hash. */
  readonly admitWith: (name: string, sessionHash: string) => Promise<PatronId>;
  readonly bet: (
    table: string,
    patron: PatronId,
    ticket: TicketId,
    stakes: Partial<Record<OptionId, number>>,
    mode?: CommissionMode,
  ) => Promise<TableReply>;
  /** Sends the ticket unchanged, for whatever round. */
  readonly send: (table: string, ticket: Ticket) => Promise<TableReply>;
  readonly ask: (table: string, request: TableRequest) => Promise<TableReply>;
  readonly act: (table: string, patron: PatronId, act: Act) => Promise<TableReply>;
  /** Closes the patron's last window at the table; `comeBack` opens one. */
  readonly leave: (table: string, patron: PatronId) => Promise<TableReply>;
  readonly comeBack: (table: string, patron: PatronId) => Promise<TableReply>;
  readonly look: (table: string, since?: Version) => Promise<LookReply>;
  /** Advances to the next timer, and lets its work be written. */
  readonly step: () => Promise<void>;
  /** Advances the clock in one step, as after a sleep of the machine. */
  readonly leap: (ms: number) => Promise<void>;
  readonly until: (table: string, phase: OpenTable['phase']) => Promise<void>;
  /** Ends the process between two writes, without closing or flushing anything. */
  readonly crash: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export const ENCRYPTION_KEYS = [new Uint8Array(32).fill(7)] as const;

/** `disturb` wraps the store for the tables; `store()` is the unwrapped one. */
export const createTestDeployment = async (
  setups: readonly TableSetup[],
  word: Word,
  disturb: (store: Store) => Store = (store) => store,
  more: Pick<HostedTablesOptions, 'tablesAtOnce' | 'settlementUs' | 'tracing' | 'currenciesOf'> & {
    /** The wallets of operators, made again after a crash. */
    readonly walletsOf?: (store: Store, clock: ManualClock) => BrandWallets;
    /** A folder with a database, and the clock of the deployment before. */
    readonly place?: Pick<TestDeployment, 'folder' | 'clock'>;
  } = {},
): Promise<TestDeployment> => {
  const { folder, clock } = more.place ?? {
    folder: folderWithDatabase('deployment'),
    clock: createManualClock(),
  };
  const log = pino({ level: 'silent' });
  const news: { table: TableId; news: TableNews }[] = [];
  let store: Store;
  let broker: Broker;
  let hosted: HostedTables;

  const open = async (): Promise<void> => {
    store = await openSqliteStore(folder);
    broker = createInProcessBroker((fault) => {
      throw fault;
    });
    for (const setup of setups) {
      const table = tableId(setup.table);
      broker.listen(table, (each) => news.push({ table, news: each }));
    }
    const options = {
      store: disturb(store),
      broker,
      clock,
      log,
      encryptionKeys: ENCRYPTION_KEYS,
      word,
      setups,
    };
    const { walletsOf, place: _, ...others } = more;
    const wallets = walletsOf ? { wallets: walletsOf(store, clock) } : {};
    hosted = await createLocalTables({ ...options, ...others, ...wallets });
  };

  const stateOf = (table: string): OpenTable => {
    const state = hosted.tables.get(tableId(table))?.state();
    if (!state) throw new Error(`no table ${table}`);
    return state;
  };

  const settle = async (): Promise<void> => {
    // Mailbox and reply take a turn of the event loop each, a commit two to four: a decision and the calls that it owes take about eight.
    for (let turn = 0; turn < 16; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
  };

  const step = async (): Promise<void> => {
    const next = clock.next();
    if (next === null) throw new Error('nothing is due');
    await leap(Math.max(0, next - clock.now()));
  };

  const leap = async (ms: number): Promise<void> => {
    clock.advance(ms);
    await settle();
  };

  const send = (table: string, ticket: Ticket): Promise<TableReply> =>
    broker.ask(tableId(table), { type: 'place-ticket', ticket });

  const admitWith: TestDeployment['admitWith'] = async (name, sessionHash) => {
    const patron = patronId(name);
    const memo = { at: clock.now() };
    const from = patron.includes('.') ? operatorAccount(keyOf(patron)) : HOUSE;
    await store.admit({ id: patron, name, createdAt: clock.now() }, sessionHash, [
      {
        kind: 'direct',
        id: `grant:${patron}`,
        debit: from,
        credit: patronAccount(patron),
        amountMinor: GRANT,
        code: 'grant',
        memo,
      },
    ]);
    return patron;
  };

  await open();
  await settle();
  return {
    clock,
    folder,
    news,
    step,
    leap,
    store: () => store,
    broker: () => broker,
    state: stateOf,
    fault: (table) => hosted.tables.get(tableId(table))?.fault() ?? null,
    unread: (table) => hosted.tables.get(tableId(table))?.unread() ?? null,
    admit: (name) => admitWith(name, `hash-of-${name}`),
    admitWith,
    bet: (table, patron, ticket, stakes, mode = 'traditional') => {
      const { shoe, round } = stateOf(table);
      const bets = Object.entries(stakes).map(([option, stake]) => ({
        option: option as OptionId,
        stakeMinor: coins(stake ?? 0),
      }));
      return send(table, {
        id: ticket,
        patron,
        shoe: shoe?.number ?? 0,
        round: round?.number ?? 0,
        mode,
        bets,
      });
    },
    send,
    ask: (table, request) => broker.ask(tableId(table), request),
    act: (table, patron, act) => {
      const { shoe, round } = stateOf(table);
      const at = { shoe: shoe?.number ?? 0, round: round?.number ?? 0 };
      return broker.ask(tableId(table), { type: 'act', patron, ...at, act });
    },
    leave: (table, patron) => broker.ask(tableId(table), { type: 'gone', patron }),
    comeBack: (table, patron) => broker.ask(tableId(table), { type: 'look', patron, since: null }),
    look: async (table, since) => {
      const reply = await broker.ask(tableId(table), { type: 'look', patron: null, since: since ?? null });
      if (reply.type !== 'look') throw new Error(`no look at ${table}`);
      return reply;
    },
    until: async (table, phase) => {
      // Not every timer is of a phase.
      const { version } = stateOf(table);
      do await step();
      while (stateOf(table).phase !== phase || stateOf(table).version === version);
    },
    crash: async () => {
      // Pending work is lost with the store; what was written stays.
      await store.close();
      await hosted.stop();
      await open();
      await settle();
    },
    close: async () => {
      await hosted.stop();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
