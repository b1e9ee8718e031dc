// Patrons, tables and a disk that fails, in one process, in virtual time and from one seed. After every step the
// books, the streams and the views are looked at; a seed that ever fails is added to the list.
import { coins } from '@punto/engine/minor';
import type { Word } from '@punto/engine/random';
import { patronAccount } from '@punto/ledger';
import {
  evolve,
  type PatronId,
  publicView,
  type TableEvent,
  type TableState,
  type Ticket,
  tableId,
  thaw,
  ticketId,
  totalOf,
} from '@punto/table';
import { expect, it } from 'vitest';
import type { TableReply } from '../broker/broker.ts';
import type { Store } from '../store/store.ts';
import { exampleSetup } from '../testing/fake-table.ts';
import { GRANT, openSmallHouse, type SmallHouse, seededWords } from './small-house.ts';

const TABLES = ['one', 'two', 'three'];
const PATRONS = ['ann', 'ben', 'cat'];
const STEPS = 100;
/** A second on a quiet machine. */
const TEST_MS = 30_000;

// One deck, so that an undealt card is a card that has not been seen; limits that are met now and then.
const SETUPS = TABLES.map((table) => ({
  ...exampleSetup(table),
  shoe: { ...exampleSetup(table).shoe, decks: 1 },
  offers: exampleSetup(table).offers.map((offer) => ({ ...offer, maxMinor: coins(9_000) })),
  differentialMinor: coins(8_000),
}));

type Placed = { readonly table: string; readonly ticket: Ticket; reply: TableReply };

it.each([1, 2, 3, 4])(
  '[T3] [T4] [L6] holds whatever happens: seed %i',
  { timeout: TEST_MS },
  async (seed) => {
    const chance = chances(seededWords(seed));
    const house = await openSmallHouse(SETUPS, seededWords(seed + 1_000), failing(chance));
    const placed: Placed[] = [];
    try {
      const patrons = await Promise.all(PATRONS.map(house.admit));
      chance.wild(true);
      for (let step = 0; step < STEPS; step += 1) {
        const bets = Array.from({ length: chance.below(5) }, (_, n) =>
          place(house, chance, patrons, `${seed}-${step}-ticket-${n}`),
        );
        if (chance.of(30)) await house.crash();
        placed.push(...(await Promise.all(bets)));
        await askAgain(house, chance, placed);
        await (chance.of(50) ? house.leap(3_600_000) : house.step());
        await lookAround(house, patrons);
      }
      chance.wild(false);
      await finish(house, chance, placed);
      await countUp(house, patrons, placed);
    } finally {
      await house.close();
    }
  },
);

/** What the seed decides. */
type Chances = {
  readonly below: (limit: number) => number;
  /** Once in so many times, while it is wild; never while it is calm. */
  readonly of: (times: number) => boolean;
  readonly wild: (wild: boolean) => void;
};

const chances = (word: Word): Chances => {
  let wild = false;
  return {
    below: (limit) => word() % limit,
    of: (times) => wild && word() % times === 0,
    wild: (now) => {
      wild = now;
    },
  };
};

/** A disk that does not write, or writes and does not say so. */
const failing =
  (chance: Chances) =>
  (store: Store): Store => ({
    ...store,
    write: async (request) => {
      if (chance.of(15)) throw new Error('the disk is full');
      const done = await store.write(request);
      if (chance.of(15)) throw new Error('written, and not told');
      return done;
    },
  });

const place = async (
  house: SmallHouse,
  chance: Chances,
  patrons: readonly PatronId[],
  name: string,
): Promise<Placed> => {
  const table = TABLES[chance.below(TABLES.length)] ?? 'one';
  const patron = patrons[chance.below(patrons.length)] ?? patrons[0];
  if (!patron) throw new Error('nobody is here');
  const { shoe, round } = house.state(table);
  const ticket: Ticket = {
    id: ticketId(name),
    patron,
    shoe: shoe?.number ?? 1,
    round: round?.number ?? 1,
    mode: 'traditional',
    bets: [
      { option: 'banker', stakeMinor: coins(5 + chance.below(4_000)) },
      { option: 'tie', stakeMinor: coins(5 + chance.below(40)) },
    ],
  };
  return { table, ticket, reply: await house.send(table, ticket) };
};

/** A ticket without an answer is sent again, and now and then one that has its answer: it gets that one. */
const askAgain = async (house: SmallHouse, chance: Chances, placed: readonly Placed[]): Promise<void> => {
  for (const each of placed) {
    const answered = each.reply.type === 'ticket';
    if (answered && !chance.of(100)) continue;
    const again = await house.send(each.table, each.ticket);
    if (again.type !== 'ticket') continue;
    if (each.reply.type === 'ticket') expect(again.answer).toEqual(each.reply.answer);
    else each.reply = again;
  }
};

const lookAround = async (house: SmallHouse, patrons: readonly PatronId[]): Promise<void> => {
  expect(await house.store().audit()).toEqual([]);
  for (const patron of patrons) {
    const { balanceMinor, pendingMinor } = await house.store().account(patronAccount(patron));
    expect(balanceMinor - pendingMinor).toBeGreaterThanOrEqual(0);
  }
  for (const table of TABLES) {
    const state = house.state(table);
    const whole = (await house.store().load(tableId(table), 'start')).events;
    expect(whole.reduce<TableState>(evolve, null)).toEqual(state);
    const { snapshot, events } = await house.store().load(tableId(table));
    expect(events.reduce<TableState>(evolve, snapshot && thaw(snapshot.state))).toEqual(state);

    const { setup: _, history: __, ...view } = publicView(state);
    const shown = JSON.stringify(view).match(/(?<=")[A2-9TJQK][CDHS](?=")/g) ?? [];
    const out = faceUp(whole);
    expect(shown.filter((card) => !out.has(card))).toEqual([]);
    expect((await house.look(table)).view).toEqual(publicView(state));
  }
};

/** The cards of the present shoe that lie open on disk. */
const faceUp = (events: readonly TableEvent[]): ReadonlySet<string> => {
  const begun = events.findLastIndex(({ type }) => type === 'ShoeShuffled');
  return new Set(
    events.slice(begun).flatMap((event) => {
      if (event.type === 'CardDealt') return [event.card];
      return event.type === 'CardsBurned' ? [event.faceUp] : [];
    }),
  );
};

/** Every ticket gets its answer, and every round that was staked on its end. */
const finish = async (house: SmallHouse, chance: Chances, placed: readonly Placed[]): Promise<void> => {
  while (placed.some(({ reply }) => reply.type !== 'ticket')) {
    await askAgain(house, chance, placed);
    await house.step();
  }
  const staked = () => TABLES.some((table) => (house.state(table).round?.stakes.size ?? 0) > 0);
  while (staked()) await house.step();
};

const countUp = async (
  house: SmallHouse,
  patrons: readonly PatronId[],
  placed: readonly Placed[],
): Promise<void> => {
  const taken = placed.filter(({ reply }) => reply.type === 'ticket' && reply.answer.accepted);
  expect(taken.length).toBeGreaterThan(10);
  expect(taken.length).toBeLessThan(placed.length);
  for (const patron of patrons) {
    const { items } = await house.store().records(patron, { limit: 500, before: null });
    const own = taken.filter(({ ticket }) => ticket.patron === patron);
    const stakes = new Map<string, number>();
    for (const { table, ticket } of own) {
      const round = `${table}/${ticket.shoe}/${ticket.round}`;
      stakes.set(round, (stakes.get(round) ?? 0) + totalOf(ticket.bets));
    }
    const settled = items.map(
      ({ table, shoe, round, stakedMinor }) => [`${table}/${shoe}/${round}`, stakedMinor] as const,
    );
    expect(settled).toHaveLength(stakes.size);
    expect(new Map(settled)).toEqual(stakes);
    const won = items.reduce((sum, record) => sum + record.returnedMinor - record.stakedMinor, 0);
    expect(await house.store().account(patronAccount(patron))).toMatchObject({
      balanceMinor: GRANT + won,
      pendingMinor: 0,
    });
  }
};
