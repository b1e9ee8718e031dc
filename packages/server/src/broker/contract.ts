// What every broker must do, run against each adapter by its own test.
import { coins } from '@punto/engine/minor';
import { tableId, version } from '@punto/table/ids';
import { describe, expect, it } from 'vitest';
import type { Broker, TableNews, TableReply, TableRequest } from './broker.ts';

const TABLE = tableId('one');
const OTHER = tableId('two');
const LOOK: TableRequest = { type: 'look', patron: null, since: null };

const news = (n: number): TableNews => ({
  type: 'update',
  from: version(n - 1),
  version: version(n),
  changed: {},
});
const numbers = (heard: readonly TableNews[]): number[] =>
  heard.map((one) => (one.type === 'update' ? one.version : Number.NaN));
const looked = (n: number): TableReply => ({
  type: 'look',
  from: null,
  version: version(n),
  view: {},
  own: null,
});

/** `settle` resolves when all that was published so far has been heard. */
export type BrokerUnderTest = { readonly broker: Broker; readonly settle: () => Promise<void> };

export const brokerContract = (open: () => Promise<BrokerUnderTest>): void => {
  describe('requests', () => {
    it('go to the owner and come back with its answer', async () => {
      const { broker } = await open();
      broker.own(TABLE, async (request) => (request.type === 'look' ? looked(7) : ticketReply));
      broker.own(OTHER, async () => looked(9));
      expect(await broker.ask(TABLE, LOOK)).toEqual(looked(7));
      expect(await broker.ask(OTHER, LOOK)).toEqual(looked(9));
      await broker.close();
    });

    it('to a table nobody owns are told so, also after its owner let go', async () => {
      const { broker } = await open();
      const none = { type: 'no-reply', reason: 'no-such-table' };
      expect(await broker.ask(TABLE, LOOK)).toEqual(none);
      const release = broker.own(TABLE, async () => looked(1));
      release();
      expect(await broker.ask(TABLE, LOOK)).toEqual(none);
      await broker.close();
    });

    it('to an owner that fails are answered `stopped`', async () => {
      const { broker } = await open();
      broker.own(TABLE, async () => {
        throw new Error('broken');
      });
      broker.own(OTHER, () => {
        throw new Error('broken at once');
      });
      for (const table of [TABLE, OTHER])
        expect(await broker.ask(table, LOOK)).toEqual({ type: 'no-reply', reason: 'stopped' });
      await broker.close();
    });

    it('after closing are answered `stopped`', async () => {
      const { broker } = await open();
      broker.own(TABLE, async () => looked(1));
      await broker.close();
      expect(await broker.ask(TABLE, LOOK)).toEqual({ type: 'no-reply', reason: 'stopped' });
    });
  });

  describe('owners', () => {
    it('are one to a table', async () => {
      const { broker } = await open();
      broker.own(TABLE, async () => looked(1));
      expect(() => broker.own(TABLE, async () => looked(2))).toThrow('already has an owner');
      await broker.close();
    });

    it('are listed while they own', async () => {
      const { broker } = await open();
      const release = broker.own(TABLE, async () => looked(1));
      broker.own(OTHER, async () => looked(1));
      expect([...broker.tables()].sort()).toEqual([TABLE, OTHER]);
      release();
      expect(broker.tables()).toEqual([OTHER]);
      await broker.close();
    });
  });

  describe('news', () => {
    it('reaches every listener of its table, in order, and no other', async () => {
      const { broker, settle } = await open();
      const [first, second, other]: TableNews[][] = [[], [], []];
      broker.listen(TABLE, (one) => first?.push(one));
      broker.listen(TABLE, (one) => second?.push(one));
      broker.listen(OTHER, (one) => other?.push(one));
      for (const n of [1, 2, 3]) broker.publish(TABLE, news(n));
      await settle();
      expect([first, second, other].map((heard) => numbers(heard ?? []))).toEqual([[1, 2, 3], [1, 2, 3], []]);
      await broker.close();
    });

    it('published while news is being told comes after it for everyone', async () => {
      const { broker, settle } = await open();
      const [first, second]: TableNews[][] = [[], []];
      broker.listen(TABLE, (one) => {
        first?.push(one);
        if (one.type === 'update' && one.version < 3) broker.publish(TABLE, news(one.version + 1));
      });
      broker.listen(TABLE, (one) => second?.push(one));
      broker.publish(TABLE, news(1));
      await settle();
      expect([first, second].map((heard) => numbers(heard ?? []))).toEqual([
        [1, 2, 3],
        [1, 2, 3],
      ]);
      await broker.close();
    });

    it('still reaches the others when a listener throws', async () => {
      const { broker, settle } = await open();
      const heard: TableNews[] = [];
      broker.listen(TABLE, () => {
        throw new Error('broken');
      });
      broker.listen(TABLE, (one) => heard.push(one));
      broker.publish(TABLE, news(1));
      broker.publish(TABLE, news(2));
      await settle();
      expect(numbers(heard)).toEqual([1, 2]);
      await broker.close();
    });

    it('is not told to one who has let go, even by a listener before it', async () => {
      const { broker, settle } = await open();
      const heard: TableNews[] = [];
      const releases: (() => void)[] = [];
      broker.listen(TABLE, () => releases[0]?.());
      releases.push(broker.listen(TABLE, (one) => heard.push(one)));
      broker.publish(TABLE, news(1));
      await settle();
      broker.publish(TABLE, news(2));
      await settle();
      expect(numbers(heard)).not.toContain(2);
      await broker.close();
    });
  });
};

const ticketReply: TableReply = {
  type: 'ticket',
  answer: { accepted: true, version: version(1) },
  own: null,
  availableMinor: coins(1),
};
