// Tables on the real store in virtual time: acknowledged means written, and a crashed host continues.
import { coins } from '@punto/engine/minor';
import type { TableSetup } from '@punto/engine/room';
import { patronAccount } from '@punto/ledger/index';
import { type PublicView, publicView, tableId, ticketId, version } from '@punto/table/index';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestDeployment,
  GRANT,
  seededWords,
  type TestDeployment,
} from '../../test/support/test-deployment.ts';

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

let deployment: TestDeployment;
beforeEach(async () => {
  deployment = await createTestDeployment([SETUP, { ...SETUP, table: 'two', name: 'Two' }], seededWords(11));
});
afterEach(() => deployment.close());

const available = async (patron: string) => {
  const account = await deployment.store().account(patronAccount(patron));
  return account.balanceMinor - account.pendingMinor;
};

describe('a table host', () => {
  it('[T1] plays rounds automatically, over the end of a shoe and into the next', async () => {
    for (let steps = 0; deployment.state('one').shoes < 2; steps += 1) {
      if (steps > 2000) throw new Error('the shoe never ends');
      await deployment.step();
    }
    await deployment.until('one', 'betting');
    expect(deployment.state('one')).toMatchObject({ shoes: 2, round: { number: 1 } });
    expect(await deployment.store().audit()).toEqual([]);
  });

  it('[L6] accepts a ticket once, and gives the same ticket the same answer', async () => {
    const anna = await deployment.admit('anna');
    await deployment.until('one', 'betting');
    const first = await deployment.bet('one', anna, ticket(1), { player: 100 });
    const again = await deployment.bet('one', anna, ticket(1), { player: 100 });
    expect(first).toMatchObject({ answer: { accepted: true }, availableMinor: GRANT - coins(100) });
    expect(again).toEqual(first);
    expect(deployment.state('one').totals.player).toEqual({ stakeMinor: coins(100), patrons: 1 });
  });

  it('[L6] gives a refused ticket the same answer too, although it would be accepted now', async () => {
    const anna = await deployment.admit('anna');
    await deployment.until('one', 'betting');
    const before = await deployment.bet('one', anna, ticket(1), { player: 6000 });
    expect(before).toMatchObject({ answer: { accepted: false, refusal: { reason: 'above-maximum' } } });
    expect(await deployment.bet('one', anna, ticket(1), { player: 10 })).toEqual(before);
  });

  it('[L6] never lets concurrent tickets at two tables spend the same coins', async () => {
    const anna = await deployment.admit('anna');
    await deployment.until('one', 'betting');
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        deployment.bet(n % 2 ? 'one' : 'two', anna, ticket(n), { player: 450, banker: 450 }),
      ),
    );
    const taken = replies.filter((reply) => reply.type === 'ticket' && reply.answer.accepted);
    expect(taken).toHaveLength(11);
    expect(
      replies.filter((reply) => JSON.stringify(reply).includes('not-enough-balance')).length,
    ).toBeGreaterThan(0);
    expect(await available('anna')).toBe(GRANT - coins(9900));
    expect(await deployment.store().audit()).toEqual([]);
  });

  it('[B-34] [B-48] accepts stakes at one table at a time where the limit is one', async () => {
    await deployment.close();
    const setups = [SETUP, { ...SETUP, table: 'two', name: 'Two' }];
    deployment = await createTestDeployment(setups, seededWords(11), (store) => store, {
      tablesAtOnce: () => 1,
    });
    const anna = await deployment.admit('anna');
    await deployment.until('one', 'betting');
    const both = await Promise.all([
      deployment.bet('one', anna, ticket(1), { player: 100 }),
      deployment.bet('two', anna, ticket(2), { player: 100 }),
    ]);
    const refusals = both.flatMap((reply) =>
      reply.type === 'ticket' && !reply.answer.accepted ? [reply.answer.refusal] : [],
    );
    expect(refusals).toEqual([{ reason: 'staked-elsewhere', tablesAtOnce: 1 }]);
    const taken = JSON.stringify(both[0]).includes('staked-elsewhere') ? 'two' : 'one';
    // More stakes at the same table are accepted, and after its settlement the other table is open again.
    expect(await deployment.bet(taken, anna, ticket(3), { player: 50 })).toMatchObject({
      answer: { accepted: true },
    });
    await deployment.until(taken, 'settled');
    const other = taken === 'one' ? 'two' : 'one';
    await deployment.until(other, 'betting');
    expect(await deployment.bet(other, anna, ticket(4), { player: 50 })).toMatchObject({
      answer: { accepted: true },
    });
    expect(await deployment.store().audit()).toEqual([]);
  });

  it('[B-48] [L6] accepts no stake at a third table where the limit is two, and stores the refusal as the ticket’s answer', async () => {
    await deployment.close();
    const setups = ['one', 'two', 'three'].map((table) => ({ ...SETUP, table, name: table }));
    deployment = await createTestDeployment(setups, seededWords(11), (store) => store, {
      tablesAtOnce: () => 2,
    });
    const anna = await deployment.admit('anna');
    await deployment.until('one', 'betting');
    const bets = ['one', 'two', 'three'].map((table, n) =>
      deployment.bet(table, anna, ticket(n), { player: 100 }),
    );
    const replies = await Promise.all(bets);
    const refused = replies.findIndex((reply) => reply.type === 'ticket' && !reply.answer.accepted);
    const refusal = { reason: 'staked-elsewhere', tablesAtOnce: 2 };
    expect(replies.filter((reply) => JSON.stringify(reply).includes(refusal.reason))).toHaveLength(1);
    const [taken = '', shut = ''] = refused === 0 ? ['two', 'one'] : ['one', refused === 1 ? 'two' : 'three'];
    expect(await deployment.bet(taken, anna, ticket(4), { player: 50 })).toMatchObject({
      answer: { accepted: true },
    });
    expect(await deployment.bet(shut, anna, ticket(refused), { player: 100 })).toMatchObject({
      answer: { accepted: false, refusal },
    });
    await deployment.until(taken, 'settled');
    await deployment.until(shut, 'betting');
    expect(await deployment.bet(shut, anna, ticket(5), { player: 100 })).toMatchObject({
      answer: { accepted: true },
    });
    expect(await deployment.store().audit()).toEqual([]);
  });

  it('[T3] settles on disk before it publishes: the record exists when the message comes', async () => {
    const anna = await deployment.admit('anna');
    await deployment.until('one', 'betting');
    await deployment.bet('one', anna, ticket(1), { player: 100, banker: 100 });
    await deployment.until('one', 'settled');
    const told = deployment.news.flatMap(({ news }) => (news.type === 'settled' ? news.settled : []));
    const kept = await deployment.store().records(anna, { limit: 10, before: null });
    expect(told.map(({ record }) => record)).toEqual(kept.items);
    expect(kept.items[0]?.balanceAfterMinor).toBe(await available('anna'));
    expect(kept.items[0]?.balanceBeforeMinor).toBe(GRANT);
  });

  it('[T4] updates applied in order equal a fresh look', async () => {
    const one = tableId('one');
    const look = await deployment.look('one');
    let view: Partial<PublicView> = look.view;
    let held = look.version;
    let read = deployment.news.length;
    for (let steps = 0; steps < 200; steps += 1) {
      await deployment.step();
      for (const { table, news } of deployment.news.slice(read)) {
        if (table !== one || news.type !== 'update') continue;
        expect(news.from).toBe(held);
        held = news.version;
        view = { ...view, ...news.changed };
      }
      read = deployment.news.length;
    }
    expect({ ...view }).toEqual(publicView(deployment.state('one')));
  });

  it.each(['betting', 'closed', 'dealing', 'settled'] as const)(
    '[T4] crashes in %s and continues with the same shoe and stakes, settled once',
    async (phase) => {
      const anna = await deployment.admit('anna');
      await deployment.until('one', 'betting');
      await deployment.bet('one', anna, ticket(1), { player: 100, tie: 10 });
      while (deployment.state('one').phase !== phase) await deployment.step();
      const before = deployment.state('one');
      await deployment.crash();
      const { version: _, ...stood } = before;
      expect(deployment.state('one')).toMatchObject({ shoe: stood.shoe, history: stood.history });
      expect(deployment.state('one').round?.stakes).toEqual(before.round?.stakes);
      expect(await deployment.bet('one', anna, ticket(1), { player: 100, tie: 10 })).toMatchObject({
        answer: { accepted: true },
      });
      await deployment.until('one', 'betting');
      const { items } = await deployment.store().records(anna, { limit: 10, before: null });
      expect(items).toHaveLength(1);
      expect(await available('anna')).toBe(items[0]?.balanceAfterMinor);
      expect(await deployment.store().audit()).toEqual([]);
    },
  );

  it('[S4] deals the same cards after a crash as without one', async () => {
    const cards = async (at: TestDeployment, crashes: boolean) => {
      while (at.state('one').history.length < 4) {
        if (crashes) await at.crash();
        await at.step();
      }
      return at.state('one').history;
    };
    const other = await createTestDeployment(
      [SETUP, { ...SETUP, table: 'two', name: 'Two' }],
      seededWords(11),
    );
    try {
      expect(await cards(other, true)).toEqual(await cards(deployment, false));
    } finally {
      await other.close();
    }
  });

  it('folds the whole stream when the snapshot has another format', async () => {
    const anna = await deployment.admit('anna');
    await deployment.until('one', 'betting');
    await deployment.bet('one', anna, ticket(1), { player: 100 });
    const before = deployment.state('one');
    const needs = { accounts: [], tickets: [], escrow: false, rounds: [] };
    await deployment.store().write({
      table: tableId('one'),
      expected: before.version,
      needs,
      work: (tx) => tx.snapshot('{"shape":0}'),
    });
    await deployment.crash();
    expect(deployment.state('one')).toEqual(before);
  });

  it('takes snapshots when there are no stakes, and starts from them', async () => {
    while (deployment.state('one').version < 150) await deployment.step();
    const { snapshot, events } = await deployment.store().load(tableId('one'));
    expect(snapshot).not.toBeNull();
    expect(events.length).toBeLessThan(150);
    const before = deployment.state('one');
    await deployment.crash();
    expect(deployment.state('one')).toEqual(before);
  });

  it('[T4] sends a returning client exactly the missing changes', async () => {
    await deployment.until('one', 'closed');
    const held = await deployment.look('one');
    await deployment.until('one', 'settled');
    const since = await deployment.look('one', held.version);
    expect(since.from).toBe(held.version);
    expect(since.view).not.toHaveProperty('setup');
    expect({ ...held.view, ...since.view }).toEqual((await deployment.look('one')).view);
    // A version from before this process, or never reached, gets the whole view.
    expect((await deployment.look('one', version(0))).from).toBeNull();
    expect((await deployment.look('one', version(99_999))).from).toBeNull();
  });
});
