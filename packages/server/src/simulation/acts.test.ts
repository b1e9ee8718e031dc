// Patrons who sit, squeeze, deal, leave and come back, at tables whose disk fails and whose process dies, in
// virtual time and from one seed. [T3] [T4] [T7] [V6]
import { SIDES } from '@punto/engine/side';
import { escrowAccount } from '@punto/ledger';
import {
  type Act,
  evolve,
  type OpenTable,
  type PatronId,
  publicView,
  type TableEvent,
  type TableState,
  tableId,
  ticketId,
} from '@punto/table';
import { afterAll, expect, it } from 'vitest';
import type { TableReply } from '../broker/broker.ts';
import type { Store } from '../store/store.ts';
import { exampleSetup } from '../testing/fake-table.ts';
import { openSmallHouse, type SmallHouse, seededWords } from './small-house.ts';

const SEATS = ['1', '2', '3'];
const STEPS = 200;
/** A second on a quiet machine. */
const TEST_MS = 30_000;
const ONE_DECK = { decks: 1, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish' } as const;

const SETUPS = [
  { ...exampleSetup('squeezed'), shoe: ONE_DECK, squeeze: { turnMs: 4_000 } },
  {
    ...exampleSetup('seated'),
    shoe: ONE_DECK,
    seats: { labels: SEATS, offerMs: 3_000, dealMs: 5_000, keepMs: 20_000, onTie: 'pass' },
  },
] as const;
const TABLES = SETUPS.map(({ table }) => table);

/** What was done under all seeds together: a storm that never gets there proves nothing. */
const done = new Set<string>();
afterAll(() => {
  const wanted = ['turn-card', 'give-up-squeeze', 'take-seat', 'leave-seat', 'accept-shoe', 'deal'];
  expect([...done]).toEqual(expect.arrayContaining(wanted));
});

it.each([1, 2, 3])('[T7] [V6] holds whatever patrons do: seed %i', { timeout: TEST_MS }, async (seed) => {
  const word = seededWords(seed);
  const chance: Chance = { below: (limit) => word() % limit, wild: false };
  const house = await openSmallHouse(SETUPS, seededWords(seed + 1_000), failing(chance));
  try {
    const patrons = await Promise.all(['ann', 'ben', 'cat'].map(house.admit));
    chance.wild = true;
    for (let step = 0; step < STEPS; step += 1) {
      const asked = Array.from({ length: chance.below(5) }, (_, n) =>
        something(house, chance, patrons, `${seed}-${step}-ticket-${n}`),
      );
      if (chance.below(40) === 0) await house.crash();
      await Promise.all(asked);
      await (chance.below(60) === 0 ? house.leap(3_600_000) : house.step());
      await lookAround(house, patrons);
    }
    chance.wild = false;
    await finish(house);
  } finally {
    await house.close();
  }
});

type Chance = { readonly below: (limit: number) => number; wild: boolean };

/** A disk that does not write, or writes and does not say so. */
const failing =
  (chance: Chance) =>
  (store: Store): Store => ({
    ...store,
    write: async (request) => {
      if (chance.wild && chance.below(30) === 0) throw new Error('the disk is full');
      const done = await store.write(request);
      if (chance.wild && chance.below(30) === 0) throw new Error('written, and not told');
      return done;
    },
  });

const one = <T>(chance: Chance, items: readonly T[]): T => {
  const item = items[chance.below(items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};

const something = async (
  house: SmallHouse,
  chance: Chance,
  patrons: readonly PatronId[],
  ticket: string,
): Promise<void> => {
  const table = one(chance, TABLES);
  const patron = one(chance, patrons);
  const state = house.state(table);
  const kind = chance.below(14);
  if (kind < 3) {
    const side = one(chance, SIDES);
    await house.bet(table, patron, ticketId(ticket), { [side]: one(chance, [5, 10, 20]) });
  } else if (kind === 3) await house.leave(table, patron);
  else if (kind < 6) await house.comeBack(table, patron);
  else {
    const [who, act] = kind < 12 ? (due(chance, state) ?? [patron, any(chance)]) : [patron, any(chance)];
    const reply: TableReply = await house.act(table, who, act);
    if (reply.type === 'act' && reply.refusal === null) done.add(act.act);
  }
};

/** What somebody has the right to do now, so that it happens often enough. */
const due = (chance: Chance, { round, seating, phase }: OpenTable): readonly [PatronId, Act] | null => {
  if (round?.squeeze) {
    const { holder, side, place } = round.squeeze;
    return [holder, chance.below(4) ? { act: 'turn-card', side, place } : { act: 'give-up-squeeze', side }];
  }
  const sitter = (seat: string | undefined | null) => seat && seating?.seats[seat]?.patron;
  const asked = sitter(seating?.offered?.seat);
  if (asked) return [asked, { act: chance.below(3) ? 'accept-shoe' : 'decline-shoe' }];
  const holder = phase === 'closed' ? sitter(seating?.holder) : null;
  return holder ? [holder, { act: 'deal' }] : null;
};

const any = (chance: Chance): Act => {
  const side = one(chance, SIDES);
  return one<Act>(chance, [
    { act: 'turn-card', side, place: one(chance, [0, 1, 2] as const) },
    { act: 'give-up-squeeze', side },
    { act: 'take-seat', seat: one(chance, SEATS) },
    { act: 'take-seat', seat: one(chance, SEATS) },
    { act: 'leave-seat' },
    { act: 'accept-shoe' },
    { act: 'want-shoe' },
    { act: 'deal' },
  ]);
};

const lookAround = async (house: SmallHouse, patrons: readonly PatronId[]): Promise<void> => {
  expect(await house.store().audit()).toEqual([]);
  for (const table of TABLES) {
    const state = house.state(table);
    const { events } = await house.store().load(tableId(table), 'start');
    expect(events.reduce<TableState>(evolve, null)).toEqual(state);
    const out = faceUp(events);
    expect(cardsIn(publicView(state)).filter((card) => !out.has(card))).toEqual([]);
    const sitters = Object.values(state.seating?.seats ?? {}).map(({ patron }) => patron);
    expect(new Set(sitters).size).toBe(sitters.length);
    for (const patron of patrons) expect(toldTo(house, table, patron, state, out)).toEqual([]);
  }
};

/** Cards in the newest news to this patron that are neither face up nor under their own fingers. */
const toldTo = (
  house: SmallHouse,
  table: string,
  patron: PatronId,
  { round }: OpenTable,
  out: ReadonlySet<string>,
): string[] => {
  const news = house.news.findLast((each) => each.table === table && each.news.type === 'own');
  if (news?.news.type !== 'own' || news.news.patron !== patron) return [];
  const held = round?.squeeze?.holder === patron ? round.squeeze.card : null;
  return cardsIn(news.news.own).filter((card) => !out.has(card) && card !== held);
};

const cardsIn = (value: unknown): string[] =>
  JSON.stringify(value).match(/(?<=")[A2-9TJQK][CDHS](?=")/g) ?? [];

/** The cards of the present shoe that lie open on disk. */
const faceUp = (events: readonly TableEvent[]): ReadonlySet<string> => {
  const begun = events.findLastIndex(({ type }) => type === 'ShoeShuffled');
  return new Set(
    events.slice(begun).flatMap((event) => {
      if (event.type === 'CardDealt' || event.type === 'CardTurned') return [event.card];
      return event.type === 'CardsBurned' ? [event.faceUp] : [];
    }),
  );
};

/** Left alone, every table comes to its next round, and pays what was staked. */
const finish = async (house: SmallHouse): Promise<void> => {
  for (const table of TABLES) {
    const { openedAt } = house.state(table).round ?? {};
    for (let step = 0; house.state(table).round?.openedAt === openedAt; step += 1) {
      if (step > 200) throw new Error(`${table} stands still`);
      await house.step();
    }
    await house.until(table, 'betting');
  }
  const staked = await Promise.all(
    TABLES.map((table) => house.store().account(escrowAccount(tableId(table)))),
  );
  expect(staked.map((account) => account.balanceMinor)).toEqual(TABLES.map(() => 0));
};
