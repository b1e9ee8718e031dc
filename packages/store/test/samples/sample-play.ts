// Real rounds for tests of a store: decided and written as a table's host does, from a known order of cards and with a
// manual clock.
import { DECK } from '@punto/engine/card';
import { coins } from '@punto/engine/minor';
import type { CommissionMode, OptionId } from '@punto/engine/option-id';
import { availableMinor, patronAccount } from '@punto/ledger/account';
import { keyOf } from '@punto/ledger/patron-key';
import { attend, carryOut, takeTicket } from '@punto/server/table-host/apply-command';
import { exampleSetup } from '@punto/server/test/support/fake-table';
import { instant } from '@punto/table/ids';
import {
  type Command,
  type Context,
  type Duty,
  type DutyRefusal,
  freeze,
  type OpenTable,
  type PatronId,
  type Phase,
  type Staff,
  shoeId,
  type TableId,
  type TableState,
  type Ticket,
  ticketId,
  type Version,
  version,
  wantsShoe,
} from '@punto/table/index';
import type { Currencies } from '@punto/table/state';
import { keyOfTicket, type Needs, type Store, type TicketAnswer, type Transaction } from '../../src/store.ts';
import { MAIN, needing } from './sample.ts';

export const SUE: Staff = { id: 'sue', name: 'Sue' };
export const DEE: Staff = { id: 'dee', name: 'Dee' };

type Stakes = Partial<Record<OptionId, number>>;

export type Play = {
  readonly state: () => OpenTable;
  /** Continues until the table next enters this phase, in one transaction. */
  readonly until: (phase: Phase) => Promise<void>;
  readonly bet: (
    patron: PatronId,
    ticket: string,
    stakes: Stakes,
    mode?: CommissionMode,
  ) => Promise<TicketAnswer>;
  /** All tickets in one transaction. */
  readonly betTogether: (
    tickets: readonly (readonly [patron: PatronId, ticket: string, stakes: Stakes])[],
  ) => Promise<readonly TicketAnswer[]>;
  readonly duty: (staff: Staff, duty: Duty) => Promise<DutyRefusal | null>;
  /** Moves the clock of the table. */
  readonly goTo: (at: number) => void;
};

/** Every deck of the shoe in the same order. */
const cardAt = (index: number) => {
  const card = DECK[(7 * index + 3) % 52];
  if (!card) throw new Error(`no card at ${index}`);
  return card;
};

/** A new table in phase betting; `day`: the day it opens; `currencies`: those of brands that it takes, by their words. */
export const createPlay = async (
  store: Store,
  table: TableId = MAIN,
  day = 0,
  currencies: Currencies = {},
): Promise<Play> => {
  let state: TableState = null;
  let expected: Version = version(0);
  let now = instant(day + 1_000);
  const keys = Object.keys(currencies).map((word) => keyOf(`${word}.any`));

  const context = (tx: Transaction): Context => ({
    now,
    cardAt,
    houseValue: () => '',
    beacon: () => null,
    awaySince: () => null,
    availableMinor: (patron) => availableMinor(tx.account(patronAccount(patron))),
    recordsOf: tx.recordsOf,
  });
  /** Rounds that a transaction may end or correct: their debits are read where operators' patrons play. */
  const roundsAtOperators = ({ rounds = [] }: Partial<Needs>): NonNullable<Needs['debits']> => {
    const { shoe, round } = state ?? {};
    if (keys.length === 0) return [];
    return [...(shoe && round ? [{ shoe: shoe.number, round: round.number }] : []), ...rounds];
  };
  const write = <T>(declared: Partial<Needs>, work: (tx: Transaction) => T): Promise<T> => {
    const needs = needing({ keys, debits: roundsAtOperators(declared), ...declared });
    return store.write({ table, expected, needs, work });
  };
  const current = (): OpenTable => {
    if (!state) throw new Error('the table is not open yet');
    return state;
  };
  const order = (tx: Transaction, command: Command): void => {
    state = carryOut(tx, state, command, context(tx)).table;
  };
  const advance = (tx: Transaction): void => {
    const { shoes, deadline } = current();
    if (wantsShoe(current())) {
      const shoe = shoeId(`${table.replace('.', '-')}-${shoes + 1}`);
      tx.keepShoe({ shoe, table, encrypted: Uint8Array.of(shoes) });
      order(tx, { type: 'TakeShoe', shoe, cards: 8 * 52 });
    } else {
      now = instant(Math.max(now, deadline ?? now));
      order(tx, { type: 'Advance' });
    }
  };
  const until = async (phase: Phase): Promise<void> => {
    await write({ escrow: true }, (tx) => {
      do advance(tx);
      while (current().phase !== phase);
      if (phase === 'betting') tx.snapshot(freeze(current()));
    });
    expected = current().version;
  };

  const ticketOf = (patron: PatronId, id: string, stakes: Stakes, mode: CommissionMode): Ticket => {
    const { shoe, round } = current();
    return {
      id: ticketId(id),
      patron,
      shoe: shoe?.number ?? 0,
      round: round?.number ?? 0,
      mode,
      bets: Object.entries(stakes).map(([option, stake]) => ({
        option: option as OptionId,
        stakeMinor: coins(stake ?? 0),
      })),
    };
  };
  const take = (tickets: readonly Ticket[]): Promise<readonly TicketAnswer[]> => {
    const declared = {
      accounts: tickets.map(({ patron }) => patronAccount(patron)),
      tickets: tickets.map(keyOfTicket),
      protections: tickets.map(({ patron }) => patron),
    };
    const answers = write(declared, (tx) =>
      tickets.map((ticket) => {
        const taken = takeTicket(tx, current(), ticket, context(tx));
        state = taken.table;
        return taken.answer;
      }),
    );
    // Set before the write settles, so that the next one can be sent without waiting.
    expected = version(expected + tickets.length);
    return answers;
  };

  await write({}, (tx) => {
    order(tx, { type: 'OpenTable', setup: exampleSetup(table) });
    if (keys.length > 0) order(tx, { type: 'SetCurrencies', currencies });
  });
  expected = current().version;
  await until('betting');
  return {
    state: current,
    until,
    goTo: (at) => {
      now = instant(Math.max(now, at));
    },
    bet: async (patron, ticket, stakes, mode = 'traditional') => {
      const [answer] = await take([ticketOf(patron, ticket, stakes, mode)]);
      if (!answer) throw new Error(`ticket ${ticket} has no answer`);
      return answer;
    },
    betTogether: (tickets) =>
      take(tickets.map(([patron, id, stakes]) => ticketOf(patron, id, stakes, 'traditional'))),
    duty: async (staff, duty) => {
      now = instant(now + 10);
      const command = { type: 'DoDuty', staff, duty } as const;
      const rounds = 'shoe' in duty && 'round' in duty ? [{ shoe: duty.shoe, round: duty.round }] : [];
      const done = await write({ escrow: true, rounds }, (tx) =>
        attend(tx, state, command, 'supervisor', false, context(tx)),
      );
      state = done.table;
      expected = done.table.version;
      return done.refusal;
    },
  };
};
