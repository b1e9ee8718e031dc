// One table plays many rounds without a clock, many of them in one transaction.
import type { TableSetup } from '@punto/engine/room';
import { CARDS_IN_DECK } from '@punto/engine/shoe';
import { availableMinor, patronAccount } from '@punto/ledger';
import { systemWords } from '@punto/server/rng/system-words';
import { carryOut, takeTicket } from '@punto/server/table-host/apply-command';
import { createSecretShoe, sealTerms } from '@punto/server/table-host/shoe-secret';
import type { ShoeKeys } from '@punto/store/shoes/shoe-key';
import type { Store, TicketKey, Transaction } from '@punto/store/store';
import {
  type Command,
  type Context,
  freeze,
  instant,
  type OpenTable,
  type PatronId,
  type TableState,
  tableId,
  ticketId,
  version,
  wantsShoe,
} from '@punto/table';

export type PlayParts = {
  readonly store: Store;
  readonly setup: TableSetup;
  readonly keys: ShoeKeys;
  readonly patrons: readonly PatronId[];
  readonly rounds: number;
};

const START = 1_600_000_000_000;
/** More would make each round slower: transfers that are not written yet are searched one by one. */
const ROUNDS_AT_ONCE = 50;
/** Batches between two snapshots. */
const SNAPSHOT_EVERY = 20;

/** Opens the table and plays until at least `rounds` rounds and the shoe are over; returns the number of rounds. */
export const playTable = async ({ store, setup, keys, patrons, rounds }: PlayParts): Promise<number> => {
  const table = tableId(setup.table);
  const box = createSecretShoe(table, store, keys, systemWords());
  let state: TableState = null;
  let now = START;
  let played = 0;
  const open = (): OpenTable => {
    if (!state) throw new Error(`${table} is not open`);
    return state;
  };
  const isOver = (): boolean => played >= rounds && wantsShoe(open());
  const contextOf = (tx: Transaction): Context => ({
    now: instant(now),
    cardAt: box.cardAt,
    houseValue: box.houseValue,
    beacon: () => null,
    awaySince: () => null,
    availableMinor: (patron) => availableMinor(tx.account(patronAccount(patron))),
    recordsOf: tx.recordsOf,
  });
  const order = (tx: Transaction, command: Command): void => {
    state = carryOut(tx, state, command, contextOf(tx), box.revealShoe).table;
  };
  const takeShoe = (tx: Transaction): void => {
    const { encrypted, seal } = box.shuffle(sealTerms(open(), null));
    tx.keepShoe(encrypted);
    order(tx, { type: 'TakeShoe', shoe: encrypted.shoe, cards: seal.decks * CARDS_IN_DECK, seal });
    box.take(encrypted);
  };
  const keyOf = (number: number, shoe: number, round: number): TicketKey => ({
    ...{ shoe, round },
    ticket: ticketId(`${table}-ticket-${number}`),
    patron: patrons[number % patrons.length] as PatronId,
  });
  /** The ticket in each round in which it may arrive: the rounds of this shoe from now on, or the next shoe's. */
  const keysOf = (number: number): readonly TicketKey[] => {
    const [shoe, round] = [state?.shoe?.number ?? 0, state?.round?.number ?? 0];
    const before = number - played;
    return [
      ...[0, 1].map((later) => keyOf(number, shoe, round + before + later)),
      ...Array.from({ length: before + 1 }, (_, at) => keyOf(number, shoe + 1, at + 1)),
    ];
  };
  const bet = (tx: Transaction): void => {
    const { shoe, round, setup } = open();
    const at = { shoe: shoe?.number ?? 0, round: round?.number ?? 0, mode: 'traditional' } as const;
    const { ticket: id, patron } = keyOf(played, at.shoe, at.round);
    const bets = [{ option: 'player', stakeMinor: setup.stepMinor }] as const;
    const { table, answer } = takeTicket(tx, open(), { id, patron, ...at, bets }, contextOf(tx));
    if (!answer.accepted) throw new Error(JSON.stringify(answer));
    state = table;
    played += 1;
  };
  const step = (tx: Transaction): void => {
    const { deadline, phase } = open();
    if (phase === 'betting') bet(tx);
    now = Math.max(now, deadline ?? now);
    if (wantsShoe(open())) takeShoe(tx);
    else order(tx, { type: 'Advance' });
  };
  const write = (tickets: readonly TicketKey[], work: (tx: Transaction) => void): Promise<void> => {
    const accounts = tickets.map(({ patron }) => patronAccount(patron));
    const protections = tickets.map(({ patron }) => patron);
    const needs = { accounts, protections, tickets, escrow: true, rounds: [] };
    return store.write({ table, expected: state?.version ?? version(0), needs, work });
  };

  await write([], (tx) => order(tx, { type: 'OpenTable', setup }));
  for (let batch = 1; !isOver(); batch += 1) {
    const until = played + ROUNDS_AT_ONCE;
    const tickets = Array.from({ length: ROUNDS_AT_ONCE }, (_, i) => keysOf(played + i)).flat();
    await write(tickets, (tx) => {
      while (!isOver() && !(played === until && open().phase !== 'betting')) step(tx);
      if (batch % SNAPSHOT_EVERY === 0 || isOver()) tx.snapshot(freeze(open()));
    });
  }
  return played;
};
