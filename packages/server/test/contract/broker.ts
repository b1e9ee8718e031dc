// Contract suite of every broker, run for each adapter: with requests and listeners at the owner, and at another node.
import { coins } from '@punto/engine/minor';
import { patronId, tableId, version } from '@punto/table/ids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Broker, Notice, TableNews, TableReply, TableRequest } from '../../src/broker/broker.ts';

const TABLE = tableId('one');
const OTHER = tableId('two');
export const LOOK: TableRequest = { type: 'look', patron: null, since: null };

export const news = (n: number): TableNews => ({
  type: 'update',
  from: version(n - 1),
  version: version(n),
  changed: {},
});
export const numbers = (received: readonly TableNews[]): readonly (number | string)[] =>
  received.map((one) => (one.type === 'update' ? one.version : one.type));
export const looked = (n: number): TableReply => ({
  type: 'look',
  from: null,
  version: version(n),
  view: {},
  own: null,
});

export type BrokerUnderTest = {
  /** The node that owns the tables. */
  readonly owner: Broker;
  /** The node that sends requests and listens: the same, or another one. */
  readonly gateway: Broker;
  /** Resolves when everything published so far was delivered. */
  readonly settle: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export const brokerContract = (open: () => Promise<BrokerUnderTest>): void => {
  let under: BrokerUnderTest;
  let owner: Broker;
  let gateway: Broker;
  let settle: () => Promise<void>;
  beforeEach(async () => {
    under = await open();
    ({ owner, gateway, settle } = under);
  });
  afterEach(() => under.close());

  describe('requests', () => {
    it('go to the owner and come back with its answer', async () => {
      owner.own(TABLE, async (request) => (request.type === 'look' ? looked(7) : ticketReply));
      owner.own(OTHER, async () => looked(9));
      await settle();
      expect(await gateway.ask(TABLE, LOOK)).toEqual(looked(7));
      expect(await gateway.ask(OTHER, LOOK)).toEqual(looked(9));
      expect(await gateway.ask(TABLE, { type: 'oversee' })).toEqual(ticketReply);
    });

    it('arrive as they were asked', async () => {
      const asked: TableRequest[] = [];
      owner.own(TABLE, async (request) => {
        asked.push(request);
        return { type: 'noted' };
      });
      await settle();
      await gateway.ask(TABLE, LOOK);
      await gateway.ask(TABLE, { type: 'peel', patron: PATRON, fold: null });
      expect(asked).toEqual([LOOK, { type: 'peel', patron: PATRON, fold: null }]);
    });

    it('to a table without an owner are answered so, also after its owner released it', async () => {
      const none = { type: 'no-reply', reason: 'no-such-table' };
      expect(await gateway.ask(TABLE, LOOK)).toEqual(none);
      const release = owner.own(TABLE, async () => looked(1));
      await settle();
      release();
      await settle();
      expect(await gateway.ask(TABLE, LOOK)).toEqual(none);
    });

    it('to an owner that fails are answered `stopped`', async () => {
      owner.own(TABLE, async () => {
        throw new Error('broken');
      });
      owner.own(OTHER, () => {
        throw new Error('broken at once');
      });
      await settle();
      for (const table of [TABLE, OTHER])
        expect(await gateway.ask(table, LOOK)).toEqual({ type: 'no-reply', reason: 'stopped' });
    });

    it('after closing are answered `stopped`', async () => {
      owner.own(TABLE, async () => looked(1));
      await settle();
      await gateway.close();
      expect(await gateway.ask(TABLE, LOOK)).toEqual({ type: 'no-reply', reason: 'stopped' });
    });
  });

  describe('owners', () => {
    it('are one to a table', () => {
      owner.own(TABLE, async () => looked(1));
      expect(() => owner.own(TABLE, async () => looked(2))).toThrow('already has an owner');
    });

    it('are listed while they own', async () => {
      const release = owner.own(TABLE, async () => looked(1));
      owner.own(OTHER, async () => looked(1));
      await settle();
      expect([...gateway.tables()].sort()).toEqual([TABLE, OTHER]);
      release();
      await settle();
      expect(gateway.tables()).toEqual([OTHER]);
    });

    it('are reported when their table was unknown', async () => {
      const received: string[] = [];
      const release = gateway.onTable((table) => received.push(table));
      const letGo = owner.own(TABLE, async () => looked(1));
      await settle();
      letGo();
      await settle();
      owner.own(TABLE, async () => looked(1));
      await settle();
      expect(received).toEqual([TABLE, TABLE]);
      release();
      owner.own(OTHER, async () => looked(1));
      await settle();
      expect(received).toEqual([TABLE, TABLE]);
    });

    it('get notices of the patrons at their table', async () => {
      gateway.attend(TABLE, 3);
      await settle();
      expect([owner.attendance(TABLE), gateway.attendance(TABLE)]).toEqual([3, 3]);
      gateway.attend(TABLE, 0);
      await settle();
      expect([owner.attendance(TABLE), gateway.attendance(OTHER)]).toEqual([0, 0]);
    });
  });

  describe('news', () => {
    beforeEach(async () => {
      for (const table of [TABLE, OTHER]) owner.own(table, async () => looked(1));
      await settle();
    });

    it('reaches every listener of its table, in order, and no other', async () => {
      const [first, second, other]: TableNews[][] = [[], [], []];
      gateway.listen(TABLE, (one) => first?.push(one));
      gateway.listen(TABLE, (one) => second?.push(one));
      gateway.listen(OTHER, (one) => other?.push(one));
      await settle();
      for (const n of [1, 2, 3]) owner.publish(TABLE, news(n));
      await settle();
      expect([first, second, other].map((received) => numbers(received ?? []))).toEqual([
        [1, 2, 3],
        [1, 2, 3],
        [],
      ]);
    });

    it('reaches listeners of a table that is announced and not owned, and listeners of patrons only', async () => {
      const received: TableNews[] = [];
      const alone = tableId('one.anna');
      gateway.listen(alone, (one) => received.push(one));
      await settle();
      for (const n of [1, 2]) owner.publish(alone, news(n));
      await settle();
      expect(numbers(received)).toEqual([1, 2]);
    });

    it('[L6] of a table alone is a notice of its patron’s account where no gateway listens to it', async () => {
      const alone = tableId('one.anna');
      const noticed: Notice[] = [];
      gateway.onNotice((notice) => noticed.push(notice));
      owner.publish(alone, { type: 'settled', settled: [] });
      owner.publish(OTHER, { type: 'settled', settled: [] });
      for (let n = 0; n < 6; n += 1) await settle();
      expect(new Set(noticed.map((notice) => JSON.stringify(notice)))).toEqual(
        new Set(['{"type":"account","patron":"anna"}']),
      );
      noticed.length = 0;
      gateway.listen(alone, () => undefined);
      owner.publish(alone, { type: 'settled', settled: [] });
      for (let n = 0; n < 6; n += 1) await settle();
      expect(noticed).toEqual([]);
    });

    it('published while news is delivered comes after it for every listener', async () => {
      const [first, second]: TableNews[][] = [[], []];
      gateway.listen(TABLE, (one) => {
        first?.push(one);
        if (one.type === 'update' && one.version < 3) owner.publish(TABLE, news(one.version + 1));
      });
      gateway.listen(TABLE, (one) => second?.push(one));
      await settle();
      owner.publish(TABLE, news(1));
      for (let n = 0; n < 3; n += 1) await settle();
      expect([first, second].map((received) => numbers(received ?? []))).toEqual([
        [1, 2, 3],
        [1, 2, 3],
      ]);
    });

    it('still reaches the others when a listener throws', async () => {
      const received: TableNews[] = [];
      gateway.listen(TABLE, () => {
        throw new Error('broken');
      });
      gateway.listen(TABLE, (one) => received.push(one));
      await settle();
      owner.publish(TABLE, news(1));
      owner.publish(TABLE, news(2));
      await settle();
      expect(numbers(received)).toEqual([1, 2]);
    });

    it('is not delivered to a listener that was removed, even by a listener before it', async () => {
      const received: TableNews[] = [];
      const releases: (() => void)[] = [];
      gateway.listen(TABLE, () => releases[0]?.());
      releases.push(gateway.listen(TABLE, (one) => received.push(one)));
      await settle();
      owner.publish(TABLE, news(1));
      await settle();
      owner.publish(TABLE, news(2));
      await settle();
      expect(numbers(received)).not.toContain(2);
    });
  });
};

const PATRON = patronId('anna');

const ticketReply: TableReply = {
  type: 'ticket',
  answer: { accepted: true, version: version(1) },
  own: null,
  availableMinor: coins(1),
};
