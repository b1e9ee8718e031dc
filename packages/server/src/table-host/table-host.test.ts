// Tables on the real store in virtual time: acknowledged means written, and a crashed host continues.
import { coins } from '@punto/engine/minor';
import type { TableSetup } from '@punto/engine/room';
import { patronAccount } from '@punto/ledger/index';
import { publicView, type TableView, tableId, ticketId, version } from '@punto/table/index';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSmallHouse, GRANT, type SmallHouse, seededWords } from '../../test/support/small-house.ts';

const SETUP: TableSetup = {
  id: 'test-room',
  title: 'Test room',
  cloth: 'live',
  table: 'one',
  name: 'One',
  labels: { player: 'Player', banker: 'Banker', tie: 'Tie' },
  shoe: { decks: 1, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish' },
  offers: (['player', 'banker', 'tie'] as const).map((option) => ({
    option,
    schedule: option,
    minMinor: coins(1),
    maxMinor: coins(5000),
    until: null,
  })),
  commissionModes: ['traditional', 'no-commission'],
  differentialMinor: coins(10_000),
  stepMinor: coins(1),
  chipsMinor: [coins(1)],
  pace: {
    shufflingMs: 5000,
    bettingMs: 10000,
    closedMs: 1000,
    cardMs: 800,
    thirdCardMs: 1200,
    resultMs: 4000,
  },
};

const ticket = (n: number) => ticketId(`ticket-${String(n).padStart(4, '0')}`);

let house: SmallHouse;
beforeEach(async () => {
  house = await createSmallHouse([SETUP, { ...SETUP, table: 'two', name: 'Two' }], seededWords(11));
});
afterEach(() => house.close());

const available = async (patron: string) => {
  const account = await house.store().account(patronAccount(patron));
  return account.balanceMinor - account.pendingMinor;
};

describe('a table host', () => {
  it('[T1] plays rounds automatically, over the end of a shoe and into the next', async () => {
    for (let steps = 0; house.state('one').shoes < 2; steps += 1) {
      if (steps > 2000) throw new Error('the shoe never ends');
      await house.step();
    }
    await house.until('one', 'betting');
    expect(house.state('one')).toMatchObject({ shoes: 2, round: { number: 1 } });
    expect(await house.store().audit()).toEqual([]);
  });

  it('[L6] accepts a ticket once, and gives the same ticket the same answer', async () => {
    const anna = await house.admit('anna');
    await house.until('one', 'betting');
    const first = await house.bet('one', anna, ticket(1), { player: 100 });
    const again = await house.bet('one', anna, ticket(1), { player: 100 });
    expect(first).toMatchObject({ answer: { accepted: true }, availableMinor: GRANT - coins(100) });
    expect(again).toEqual(first);
    expect(house.state('one').totals.player).toEqual({ stakeMinor: coins(100), patrons: 1 });
  });

  it('[L6] gives a refused ticket the same answer too, although it would be accepted now', async () => {
    const anna = await house.admit('anna');
    await house.until('one', 'betting');
    const before = await house.bet('one', anna, ticket(1), { player: 6000 });
    expect(before).toMatchObject({ answer: { accepted: false, refusal: { reason: 'above-maximum' } } });
    expect(await house.bet('one', anna, ticket(1), { player: 10 })).toEqual(before);
  });

  it('[L6] never lets concurrent tickets at two tables spend the same coins', async () => {
    const anna = await house.admit('anna');
    await house.until('one', 'betting');
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        house.bet(n % 2 ? 'one' : 'two', anna, ticket(n), { player: 450, banker: 450 }),
      ),
    );
    const taken = replies.filter((reply) => reply.type === 'ticket' && reply.answer.accepted);
    expect(taken).toHaveLength(11);
    expect(
      replies.filter((reply) => JSON.stringify(reply).includes('not-enough-balance')).length,
    ).toBeGreaterThan(0);
    expect(await available('anna')).toBe(GRANT - coins(9900));
    expect(await house.store().audit()).toEqual([]);
  });

  it('[B-34] [B-48] accepts stakes at one table at a time where the limit is one', async () => {
    await house.close();
    const setups = [SETUP, { ...SETUP, table: 'two', name: 'Two' }];
    house = await createSmallHouse(setups, seededWords(11), (store) => store, { tablesAtOnce: 1 });
    const anna = await house.admit('anna');
    await house.until('one', 'betting');
    const both = await Promise.all([
      house.bet('one', anna, ticket(1), { player: 100 }),
      house.bet('two', anna, ticket(2), { player: 100 }),
    ]);
    const refusals = both.flatMap((reply) =>
      reply.type === 'ticket' && !reply.answer.accepted ? [reply.answer.refusal] : [],
    );
    expect(refusals).toEqual([{ reason: 'staked-elsewhere', tablesAtOnce: 1 }]);
    const taken = JSON.stringify(both[0]).includes('staked-elsewhere') ? 'two' : 'one';
    // More stakes at the same table are accepted, and after its settlement the other table is open again.
    expect(await house.bet(taken, anna, ticket(3), { player: 50 })).toMatchObject({
      answer: { accepted: true },
    });
    await house.until(taken, 'settled');
    const other = taken === 'one' ? 'two' : 'one';
    await house.until(other, 'betting');
    expect(await house.bet(other, anna, ticket(4), { player: 50 })).toMatchObject({
      answer: { accepted: true },
    });
    expect(await house.store().audit()).toEqual([]);
  });

  it('[B-48] [L6] accepts no stake at a third table where the limit is two, and stores the refusal as the ticket’s answer', async () => {
    await house.close();
    const setups = ['one', 'two', 'three'].map((table) => ({ ...SETUP, table, name: table }));
    house = await createSmallHouse(setups, seededWords(11), (store) => store, { tablesAtOnce: 2 });
    const anna = await house.admit('anna');
    await house.until('one', 'betting');
    const bets = ['one', 'two', 'three'].map((table, n) =>
      house.bet(table, anna, ticket(n), { player: 100 }),
    );
    const replies = await Promise.all(bets);
    const refused = replies.findIndex((reply) => reply.type === 'ticket' && !reply.answer.accepted);
    const refusal = { reason: 'staked-elsewhere', tablesAtOnce: 2 };
    expect(replies.filter((reply) => JSON.stringify(reply).includes(refusal.reason))).toHaveLength(1);
    const [taken = '', shut = ''] = refused === 0 ? ['two', 'one'] : ['one', refused === 1 ? 'two' : 'three'];
    expect(await house.bet(taken, anna, ticket(4), { player: 50 })).toMatchObject({
      answer: { accepted: true },
    });
    expect(await house.bet(shut, anna, ticket(refused), { player: 100 })).toMatchObject({
      answer: { accepted: false, refusal },
    });
    await house.until(taken, 'settled');
    await house.until(shut, 'betting');
    expect(await house.bet(shut, anna, ticket(5), { player: 100 })).toMatchObject({
      answer: { accepted: true },
    });
    expect(await house.store().audit()).toEqual([]);
  });

  it('[T3] settles on disk before it publishes: the record exists when the message comes', async () => {
    const anna = await house.admit('anna');
    await house.until('one', 'betting');
    await house.bet('one', anna, ticket(1), { player: 100, banker: 100 });
    await house.until('one', 'settled');
    const told = house.news.flatMap(({ news }) => (news.type === 'settled' ? news.settled : []));
    const kept = await house.store().records(anna, { limit: 10, before: null });
    expect(told.map(({ record }) => record)).toEqual(kept.items);
    expect(kept.items[0]?.balanceAfterMinor).toBe(await available('anna'));
    expect(kept.items[0]?.balanceBeforeMinor).toBe(GRANT);
  });

  it('[T4] updates applied in order equal a fresh look', async () => {
    const one = tableId('one');
    const look = await house.look('one');
    let view: Partial<TableView> = look.view;
    let held = look.version;
    let read = house.news.length;
    for (let steps = 0; steps < 200; steps += 1) {
      await house.step();
      for (const { table, news } of house.news.slice(read)) {
        if (table !== one || news.type !== 'update') continue;
        expect(news.from).toBe(held);
        held = news.version;
        view = { ...view, ...news.changed };
      }
      read = house.news.length;
    }
    expect({ ...view }).toEqual(publicView(house.state('one')));
  });

  it.each(['betting', 'closed', 'dealing', 'settled'] as const)(
    '[T4] crashes in %s and continues with the same shoe and stakes, settled once',
    async (phase) => {
      const anna = await house.admit('anna');
      await house.until('one', 'betting');
      await house.bet('one', anna, ticket(1), { player: 100, tie: 10 });
      while (house.state('one').phase !== phase) await house.step();
      const before = house.state('one');
      await house.crash();
      const { version: _, ...stood } = before;
      expect(house.state('one')).toMatchObject({ shoe: stood.shoe, history: stood.history });
      expect(house.state('one').round?.stakes).toEqual(before.round?.stakes);
      expect(await house.bet('one', anna, ticket(1), { player: 100, tie: 10 })).toMatchObject({
        answer: { accepted: true },
      });
      await house.until('one', 'betting');
      const { items } = await house.store().records(anna, { limit: 10, before: null });
      expect(items).toHaveLength(1);
      expect(await available('anna')).toBe(items[0]?.balanceAfterMinor);
      expect(await house.store().audit()).toEqual([]);
    },
  );

  it('[S4] deals the same cards after a crash as without one', async () => {
    const cards = async (at: SmallHouse, crashes: boolean) => {
      while (at.state('one').history.length < 4) {
        if (crashes) await at.crash();
        await at.step();
      }
      return at.state('one').history;
    };
    const other = await createSmallHouse([SETUP, { ...SETUP, table: 'two', name: 'Two' }], seededWords(11));
    try {
      expect(await cards(other, true)).toEqual(await cards(house, false));
    } finally {
      await other.close();
    }
  });

  it('folds the whole stream when the snapshot has another format', async () => {
    const anna = await house.admit('anna');
    await house.until('one', 'betting');
    await house.bet('one', anna, ticket(1), { player: 100 });
    const before = house.state('one');
    const needs = { accounts: [], tickets: [], escrow: false, rounds: [] };
    await house.store().write({
      table: tableId('one'),
      expected: before.version,
      needs,
      work: (tx) => tx.snapshot('{"shape":0}'),
    });
    await house.crash();
    expect(house.state('one')).toEqual(before);
  });

  it('takes snapshots when there are no stakes, and starts from them', async () => {
    while (house.state('one').version < 150) await house.step();
    const { snapshot, events } = await house.store().load(tableId('one'));
    expect(snapshot).not.toBeNull();
    expect(events.length).toBeLessThan(150);
    const before = house.state('one');
    await house.crash();
    expect(house.state('one')).toEqual(before);
  });

  it('[T4] sends a returning client exactly what it lacks', async () => {
    await house.until('one', 'closed');
    const held = await house.look('one');
    await house.until('one', 'settled');
    const since = await house.look('one', held.version);
    expect(since.from).toBe(held.version);
    expect(since.view).not.toHaveProperty('setup');
    expect({ ...held.view, ...since.view }).toEqual((await house.look('one')).view);
    // A version from before this process, or never reached, gets the whole view.
    expect((await house.look('one', version(0))).from).toBeNull();
    expect((await house.look('one', version(99_999))).from).toBeNull();
  });
});
