// Bets behind a seat on the real store: placed with the closing of the betting or not at all, once, after every fault. [V6]
import { coins } from '@punto/engine/minor';
import { BIG_TABLE } from '@punto/engine/rooms/big-table';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { makeTable } from '@punto/engine/table-setup';
import type { Store } from '@punto/store/store';
import { type Act, ownView, type PatronId, ticketId } from '@punto/table/index';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createTestDeployment,
  seededWords,
  type TestDeployment,
} from '../../test/support/test-deployment.ts';

const SETUPS = [
  makeTable(BIG_TABLE, { table: 'oval', name: 'Oval' }),
  makeTable(LIVE_EIGHT_DECK, { table: 'lotus', name: 'Lotus' }),
];
const ASKED: Omit<Extract<Act, { readonly act: 'bet-behind' }>, 'seat'> = {
  ...{ act: 'bet-behind', stakeMinor: coins(10), mode: 'traditional', rounds: 3, totalMinor: null },
};
const DONE = { type: 'act', refusal: null };

let deployment: TestDeployment;
let anna: PatronId;
let ben: PatronId;
afterEach(() => deployment.close());

/** Anna sits and has staked on banker; Ben bets behind her. */
const open = async (disturb?: (store: Store) => Store, more = {}): Promise<void> => {
  deployment = await createTestDeployment(SETUPS, seededWords(5), disturb, more);
  [anna, ben] = [await deployment.admit('anna'), await deployment.admit('ben')];
  expect(await deployment.act('oval', anna, { act: 'take-seat', seat: '5' })).toEqual(DONE);
  expect(await deployment.act('oval', anna, { act: 'allow-behind', allowed: true })).toEqual(DONE);
  await deployment.until('oval', 'betting');
  await deployment.bet('oval', anna, ticketId('ticket-0001'), { banker: 25 });
  expect(await deployment.act('oval', ben, { ...ASKED, seat: '5' })).toEqual(DONE);
};
const own = () => ownView(deployment.state('oval'), ben);
const closed = () => deployment.until('oval', 'closed');
const records = async () => (await deployment.store().records(ben, { limit: 10, before: null })).items;

/** Settled once, and the books are those of the events. */
const settledOnce = async (): Promise<void> => {
  await deployment.until('oval', 'settled');
  const kept = await records();
  expect(kept).toMatchObject([
    { stakedMinor: coins(10), behind: { seat: '5', bets: [{ option: 'banker', stakeMinor: coins(10) }] } },
  ]);
  expect(await deployment.store().audit()).toEqual([]);
};

describe('a bet behind a seat', () => {
  it('is sent to its patron when it is on disk, and settled as any other', async () => {
    await open();
    await closed();
    const told = deployment.news.flatMap(({ news }) =>
      news.type === 'own' && news.patron === ben ? news : [],
    );
    expect(told.at(-1)?.own).toMatchObject({ bets: { banker: coins(10) }, behind: { roundsLeft: 2 } });
    await settledOnce();
  });

  it.each(['betting', 'closed', 'dealing'] as const)(
    '[T4] is placed once after a crash in %s',
    async (phase) => {
      await open();
      while (deployment.state('oval').phase !== phase) await deployment.step();
      await deployment.crash();
      expect(own()?.behind).toMatchObject({ seat: '5', roundsLeft: phase === 'betting' ? 3 : 2 });
      for (const patron of [anna, ben]) await deployment.comeBack('oval', patron);
      if (phase === 'betting') await closed();
      expect(own()?.bets).toEqual({ banker: coins(10) });
      await settledOnce();
    },
  );

  it.each(['before', 'after'] as const)(
    '[L6] is placed once when its write fails %s the commit',
    async (when) => {
      let failed = 0;
      await open((store) => ({
        ...store,
        write: async (request) => {
          let closes = false;
          const done = await store.write({
            ...request,
            work: (tx) =>
              request.work({
                ...tx,
                append: (events) => {
                  tx.append(events);
                  closes = request.table === 'oval' && events.some(({ type }) => type === 'BettingClosed');
                  if (closes && when === 'before' && failed === 0) fail();
                },
              }),
          });
          if (closes && failed === 0) fail();
          return done;
        },
      }));
      const fail = (): never => {
        failed += 1;
        throw Object.assign(new Error('disk I/O error'), { errcode: 10 });
      };
      await closed();
      expect([failed, deployment.fault('oval')]).toEqual([1, null]);
      await settledOnce();
    },
  );

  it('is not placed for a patron who was suspended meanwhile, or has gone', async () => {
    await open();
    await deployment.store().patrons.suspend(ben, { at: 1, reason: 'Asked to be' });
    await closed();
    expect(own()).toMatchObject({ bets: {}, behindNews: { news: { missed: { reason: 'suspended' } } } });
    await deployment.store().patrons.reinstate(ben);
    await deployment.until('oval', 'betting');
    await deployment.leave('oval', ben);
    await deployment.bet('oval', anna, ticketId('ticket-0002'), { banker: 25 });
    await closed();
    expect(own()).toMatchObject({ bets: {}, behindNews: { news: { missed: { reason: 'away' } } } });
    expect(await records()).toEqual([]);
  });

  it('[B-48] is not placed while as many other tables as allowed have stakes of the patron', async () => {
    for (const tablesAtOnce of [1, 2]) {
      await open(undefined, { tablesAtOnce: () => tablesAtOnce });
      while (deployment.state('lotus').phase !== 'betting') await deployment.step();
      await deployment.bet('lotus', ben, ticketId('ticket-0003'), { player: 10 });
      if (deployment.state('oval').phase !== 'betting') await deployment.until('oval', 'betting');
      await deployment.bet('oval', anna, ticketId('ticket-0004'), { banker: 25 });
      await closed();
      const inPlay = deployment.state('lotus').round?.stakes.has(ben) === true;
      expect(inPlay).toBe(true);
      expect(own()?.bets).toEqual(tablesAtOnce === 1 ? {} : { banker: coins(10) });
      if (tablesAtOnce === 1) {
        expect(own()?.behindNews?.news).toEqual({ missed: { reason: 'staked-elsewhere', tablesAtOnce } });
        await deployment.close();
      }
    }
  });

  it('stops permanently when its patron ends it, in the middle of the betting', async () => {
    await open();
    expect(await deployment.act('oval', ben, { act: 'stop-behind' })).toEqual(DONE);
    await closed();
    expect(own()).toBeNull();
    expect(await deployment.store().audit()).toEqual([]);
  });
});
