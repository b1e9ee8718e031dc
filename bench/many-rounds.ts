// Creates a deployment with many years of rounds, by the rules and with their money, to measure how long it takes to
// open. `npm run bench -- many-rounds --rounds 1000000 --data <folder>`; with `--open` only, it opens the deployment
// again and prints the duration.
import { parseArgs } from 'node:util';
import { DECK } from '@punto/engine/card';
import { coins } from '@punto/engine/minor';
import { availableMinor, patronAccount } from '@punto/ledger';
import { carryOut, takeTicket } from '@punto/server/table-host/apply-command';
import { openSqliteStore } from '@punto/store/sqlite-store';
import type { Store, TicketKey, Transaction } from '@punto/store/store';
import {
  type Command,
  type Context,
  freeze,
  instant,
  type OpenTable,
  type PatronId,
  patronId,
  shoeId,
  type TableState,
  tableId,
  ticketId,
  version,
  wantsShoe,
} from '@punto/table';
import { admit, setupOf } from './hot-house.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000000' },
    tables: { type: 'string', default: '20' },
    patrons: { type: 'string', default: '1000' },
    data: { type: 'string' },
    open: { type: 'boolean', default: false },
  },
});
if (values.data === undefined) throw new Error('Say where: --data <folder>');
const ROUNDS_AT_ONCE = 500;
const START = 1_600_000_000_000;

const cardAt = (index: number) => {
  const card = DECK[(7 * index + 3) % 52];
  if (!card) throw new Error(`no card at ${index}`);
  return card;
};

/** Plays one table up to `rounds` rounds; all rounds of a batch in one transaction. */
const play = async (store: Store, name: string, rounds: number, patrons: readonly PatronId[]) => {
  const table = tableId(name);
  let state: TableState = null;
  let now = START;
  const context = (tx: Transaction): Context => ({
    now: instant(now),
    cardAt,
    houseValue: () => '',
    beacon: () => null,
    awaySince: () => null,
    availableMinor: (patron) => availableMinor(tx.account(patronAccount(patron))),
    recordsOf: tx.recordsOf,
  });
  const open = (): OpenTable => {
    if (!state) throw new Error(`${name} is not open`);
    return state;
  };
  const order = (tx: Transaction, command: Command): void => {
    state = carryOut(tx, state, command, context(tx)).table;
  };
  const advance = (tx: Transaction): void => {
    const { shoes, deadline } = open();
    now = Math.max(now, deadline ?? now);
    if (wantsShoe(open())) {
      const shoe = shoeId(`${name}-${shoes + 1}`);
      tx.keepShoe({ shoe, table, encrypted: new Uint8Array(500) });
      order(tx, { type: 'TakeShoe', shoe, cards: 8 * 52 });
    } else order(tx, { type: 'Advance' });
  };
  const until = (tx: Transaction, phase: OpenTable['phase']): void => {
    do advance(tx);
    while (open().phase !== phase);
  };
  const keyOf = (number: number): TicketKey => ({
    ticket: ticketId(`${name}-${String(number).padStart(12, '0')}`),
    patron: patrons[number % patrons.length] as PatronId,
  });
  const bet = (tx: Transaction, number: number): void => {
    const { shoe, round } = open();
    const { patron, ticket: id } = keyOf(number);
    const ticket = {
      id,
      patron,
      shoe: shoe?.number ?? 0,
      round: round?.number ?? 0,
      mode: 'traditional',
      bets: [{ option: 'player', stakeMinor: coins(1) }],
    } as const;
    state = takeTicket(tx, open(), ticket, context(tx)).table;
  };
  const write = (tickets: readonly TicketKey[], work: (tx: Transaction) => void): Promise<void> =>
    store.write({
      table,
      expected: state?.version ?? version(0),
      needs: {
        accounts: tickets.map(({ patron }) => patronAccount(patron)),
        tickets,
        escrow: true,
        rounds: [],
      },
      work,
    });
  await write([], (tx) => {
    order(tx, { type: 'OpenTable', setup: setupOf(name) });
    until(tx, 'betting');
  });
  for (let played = 0; played < rounds; played += ROUNDS_AT_ONCE) {
    const numbers = Array.from({ length: Math.min(ROUNDS_AT_ONCE, rounds - played) }, (_, i) => played + i);
    await write(numbers.map(keyOf), (tx) => {
      for (const number of numbers) {
        bet(tx, number);
        until(tx, 'betting');
      }
      tx.snapshot(freeze(open()));
    });
  }
};

if (!values.open) {
  const store = await openSqliteStore(values.data);
  const patrons = Array.from({ length: Number(values.patrons) }, (_, number) => patronId(`patron-${number}`));
  await Promise.all(patrons.map((patron) => admit(store, patron)));
  const tables = Number(values.tables);
  for (let number = 0; number < tables; number += 1)
    await play(store, `table-${number}`, Math.ceil(Number(values.rounds) / tables), patrons);
  await store.close();
}
const began = performance.now();
const store = await openSqliteStore(values.data);
const tables = await store.tables();
await Promise.all([store.staked(), store.lastAt(), ...tables.map((table) => store.load(table))]);
console.log(`${tables.length} tables opened in ${(performance.now() - began).toFixed(0)} ms`);
await store.close();
