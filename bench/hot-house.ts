// The real store, broker and tables in one process without network, for benchmarks: patrons are admitted, and a clock
// that only the benchmark advances brings all tables to the same phase.
import { coins } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';
import type { TableSetup } from '@punto/engine/room';
import { HOUSE, patronAccount } from '@punto/ledger';
import { createInProcessBroker } from '@punto/server/broker/in-process';
import { systemWords } from '@punto/server/rng/system-words';
import type { HostOptions } from '@punto/server/table-host/host-options';
import { createLocalTables } from '@punto/server/table-host/tables/local-tables';
import { exampleSetup } from '@punto/server/test/support/fake-table';
import { createManualClock, type ManualClock } from '@punto/server/test/support/manual-clock';
import type { Store } from '@punto/store/store';
import {
  type OpenTable,
  type PatronId,
  type Phase,
  patronId,
  type TableId,
  tableId,
  ticketId,
} from '@punto/table';
import { pino } from 'pino';

export type HotHouse = {
  readonly store: Store;
  readonly patrons: readonly PatronId[];
  /** Advances the clock and waits for due work until every table is in this phase. */
  readonly until: (phase: Phase) => Promise<void>;
  /** Sends one ticket of three bets at the patron's own table; resolves when it is acknowledged. */
  readonly bet: (patron: number) => Promise<void>;
  readonly state: (table: number) => OpenTable;
  readonly close: () => Promise<readonly string[]>;
};

/** More would wait too long for a connection on a busy machine. */
const ADMITTED_AT_ONCE = 100;
const BETS: readonly OptionId[] = ['player', 'tie', 'banker'];

export const setupOf = (table: string): TableSetup => {
  const { offers, pace, ...setup } = exampleSetup(table);
  return {
    ...setup,
    offers: offers.map((offer) => ({ ...offer, minMinor: coins(1), maxMinor: coins(1_000_000) })),
    pace: { ...pace, resultMs: 10_000 },
  };
};

/** Patrons of an operator instead of guests. */
export type HousesOperator = {
  readonly patronName: (number: number) => string;
  /** Admits the patron with a session. */
  readonly admit: (store: Store, patron: PatronId, number: number) => Promise<void>;
  readonly options: (store: Store, clock: ManualClock) => Pick<HostOptions, 'wallets' | 'currenciesOf'>;
};

const GUESTS: HousesOperator = {
  patronName: (number) => `patron-${number}`,
  admit: (store, patron) => admit(store, patron),
  options: () => ({}),
};

/** `kept`: the store to use, which is closed with the server. */
export const createHotHouse = async (
  size: { patrons: number; tables: number },
  kept: Store,
  operator: HousesOperator = GUESTS,
): Promise<HotHouse> => {
  const writing = new Set<Promise<unknown>>();
  const store: Store = {
    ...kept,
    write: (request) => {
      const written = kept.write(request);
      writing.add(written);
      const over = (): void => void writing.delete(written);
      written.then(over, over);
      return written;
    },
  };
  const clock = createManualClock(Date.now());
  const broker = createInProcessBroker((fault) => {
    throw fault;
  });
  const tables = Array.from({ length: size.tables }, (_, number) => tableId(`table-${number}`));
  for (const table of tables) broker.listen(table, () => {});
  const log = pino({ level: 'silent' });
  const encryptionKeys = [new Uint8Array(32).fill(7)] as const;
  const setups = tables.map(setupOf);
  const house = await createLocalTables({
    store,
    broker,
    clock,
    log,
    encryptionKeys,
    word: systemWords(),
    setups,
    ...operator.options(store, clock),
  });

  const patrons = Array.from({ length: size.patrons }, (_, number) => patronId(operator.patronName(number)));
  for (let from = 0; from < patrons.length; from += ADMITTED_AT_ONCE)
    await Promise.all(
      patrons
        .slice(from, from + ADMITTED_AT_ONCE)
        .map((patron, n) => operator.admit(store, patron, from + n)),
    );

  const tableOf = (patron: number): TableId => tables[patron % tables.length] as TableId;
  const stateOf = (table: TableId): OpenTable => {
    const state = house.tables.get(table)?.state();
    if (!state) throw new Error(`${table} is not open`);
    return state;
  };
  let tickets = 0;

  return {
    store,
    patrons,
    state: (table) => stateOf(tables[table] as TableId),
    until: async (phase) => {
      const behind = () => tables.filter((table) => stateOf(table).phase !== phase);
      for (let waiting = behind(); waiting.length > 0; waiting = behind()) {
        // The clock does not advance while anything is being written, so that no table is ahead of another.
        if (writing.size > 0) await Promise.allSettled(writing);
        else {
          const next = clock.next();
          if (next !== null) clock.advance(Math.max(0, next - clock.now()));
        }
        await turns(10);
      }
    },
    bet: async (number) => {
      const table = tableOf(number);
      const { shoe, round } = stateOf(table);
      tickets += 1;
      const reply = await broker.ask(table, {
        type: 'place-ticket',
        ticket: {
          id: ticketId(`ticket-of-the-bench-${String(tickets).padStart(10, '0')}`),
          patron: patrons[number] as PatronId,
          shoe: shoe?.number ?? 0,
          round: round?.number ?? 0,
          mode: 'traditional',
          bets: BETS.map((option) => ({ option, stakeMinor: coins(5) })),
        },
      });
      if (reply.type !== 'ticket' || !reply.answer.accepted) throw new Error(JSON.stringify(reply));
    },
    close: async () => {
      await house.stop();
      const faults = await store.audit();
      await store.close();
      return faults;
    },
  };
};

export const admit = (store: Store, patron: PatronId): Promise<void> =>
  store.admit({ id: patron, name: patron, createdAt: 1 }, `session of ${patron}`, [
    {
      kind: 'direct',
      id: `grant:${patron}`,
      debit: HOUSE,
      credit: patronAccount(patron),
      amountMinor: coins(1_000_000),
      code: 'grant',
      memo: { at: 1 },
    },
  ]);

const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};
