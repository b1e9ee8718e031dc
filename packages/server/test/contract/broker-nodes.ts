// Contract suite of a broker between nodes, in addition to the common suite: tables that move, former owners, lost
// messages, and a broken wire.
import { coins } from '@punto/engine/minor';
import { instant, type KeptRecord, patronId, shoeId, tableId, version } from '@punto/table/index';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Broker, Notice, TableNews, TableReply, TableRequest } from '../../src/broker/broker.ts';
import { Garbage } from '../../src/broker/wire-schemas.ts';
import { LOOK, looked, news, numbers } from './broker.ts';

const TABLE = tableId('one');
const PATRON = patronId('anna');
const ACT: TableRequest = { type: 'act', patron: PATRON, shoe: 1, round: 1, act: { act: 'leave-seat' } };
const notMine = async () => ({ type: 'not-mine' }) as const;

export type NodesUnderTest = {
  /** Three nodes. */
  readonly nodes: readonly [Broker, Broker, Broker];
  readonly settle: () => Promise<void>;
  readonly pass: (ms: number) => Promise<void>;
  /** Disconnects the wire, runs `meanwhile`, and reconnects it. */
  readonly breakWire: (meanwhile: () => Promise<void>) => Promise<void>;
  /** Publishes under a subject that no node uses. */
  readonly mumble: (subject: string, text: string) => Promise<void>;
  /** What the fault handlers got. */
  readonly faults: readonly unknown[];
  readonly close: () => Promise<void>;
};

export const nodesContract = (open: () => Promise<NodesUnderTest>): void => {
  let under: NodesUnderTest;
  let north: Broker;
  let south: Broker;
  let west: Broker;
  beforeEach(async () => {
    under = await open();
    [north, south, west] = under.nodes;
  });
  afterEach(() => under.close());

  const listenAt = (broker: Broker, table = TABLE): TableNews[] => {
    const received: TableNews[] = [];
    broker.listen(table, (one) => received.push(one));
    return received;
  };

  describe('a table that moves', () => {
    it('delays a request until it has an owner', async () => {
      const release = north.own(TABLE, async () => looked(1));
      await under.settle();
      release('moving');
      await under.settle();
      const asked = south.ask(TABLE, LOOK);
      await under.settle();
      expect(south.tables()).toEqual([TABLE]);
      west.own(TABLE, async () => looked(2));
      expect(await asked).toEqual(looked(2));
    });

    it('delays a request at its former owner, too', async () => {
      const release = north.own(TABLE, async () => looked(1));
      release('moving');
      const asked = north.ask(TABLE, LOOK);
      west.own(TABLE, async () => looked(2));
      expect(await asked).toEqual(looked(2));
    });

    it('is reported as missed at its next owner, and delivered from there on', async () => {
      const received = [listenAt(north), listenAt(south), listenAt(west)];
      await under.settle();
      const release = north.own(TABLE, async () => looked(1));
      await under.settle();
      north.publish(TABLE, news(1));
      await under.settle();
      release('moving');
      west.own(TABLE, async () => looked(1));
      await under.settle();
      west.publish(TABLE, news(2));
      await under.settle();
      expect(received.map(numbers)).toEqual([
        [1, 'missed', 2],
        [1, 'missed', 2],
        [1, 'missed', 2],
      ]);
    });

    it('that the owner rejects as not its own is sent to the next owner', async () => {
      north.own(TABLE, notMine);
      await under.settle();
      const asked = [north.ask(TABLE, ACT), south.ask(TABLE, ACT), west.ask(TABLE, LOOK)];
      await under.settle();
      west.own(TABLE, async (request) => (request.type === 'look' ? looked(3) : { type: 'noted' }));
      expect(await Promise.all(asked)).toEqual([{ type: 'noted' }, { type: 'noted' }, looked(3)]);
    });

    it('is carried out once, also when two nodes act as its owner', async () => {
      let done = 0;
      north.own(TABLE, notMine);
      await under.settle();
      west.own(TABLE, async () => {
        // A node that does not own the table answers first.
        await under.settle();
        done += 1;
        return { type: 'noted' };
      });
      await under.settle();
      expect(await south.ask(TABLE, ACT)).toEqual({ type: 'noted' });
      await under.settle();
      expect(done).toBe(1);
    });

    it('that no owner accepts is `busy`, and was certainly not carried out', async () => {
      north.own(TABLE, notMine);
      await under.settle();
      expect(await south.ask(TABLE, ACT)).toEqual({ type: 'no-reply', reason: 'busy' });
    });
  });

  describe('a long message', () => {
    it('arrives whole and in order: ten thousand settlements between two updates', async () => {
      const received = listenAt(south);
      north.own(TABLE, async () => looked(1));
      await under.settle();
      const settled = Array.from({ length: 10_000 }, (_, n) => settlement(n));
      north.publish(TABLE, news(1));
      north.publish(TABLE, { type: 'settled', settled });
      north.publish(TABLE, news(2));
      await under.pass(1_500);
      expect(numbers(received)).toEqual([1, 'settled', 2]);
      expect(received[1]).toEqual({ type: 'settled', settled });
    });

    it('is an answer like any other', async () => {
      const lines = Array.from({ length: 10_000 }, (_, n) => ({
        patron: patronId(`p${n}`),
        beforeMinor: coins(n),
        afterMinor: coins(n + 1),
        words: 'ä€😀',
      }));
      const reply = { type: 'duty', refusal: null, corrections: lines } as unknown as TableReply;
      north.own(TABLE, async () => reply);
      await under.settle();
      expect(await south.ask(TABLE, LOOK)).toEqual(reply);
    });
  });

  describe('notices', () => {
    it('reach the other nodes, but not their sender', async () => {
      const received: [string, Notice][] = [];
      for (const node of under.nodes) node.onNotice((notice) => received.push([node.node, notice]));
      await under.settle();
      south.announce({ type: 'show-out', patron: PATRON });
      await under.settle();
      const notice = { type: 'show-out', patron: PATRON };
      expect(received.toSorted()).toEqual([
        [north.node, notice],
        [west.node, notice],
      ]);
    });
  });

  describe('patrons', () => {
    it('are added up over all nodes, and taken away with one that leaves', async () => {
      for (const [index, node] of under.nodes.entries()) node.attend(TABLE, index + 1);
      await under.settle();
      expect(under.nodes.map((node) => node.attendance(TABLE))).toEqual([6, 6, 6]);
      await west.close();
      await under.settle();
      expect([north, south].map((node) => node.attendance(TABLE))).toEqual([3, 3]);
      expect([north.isThere(west.node), north.isThere(south.node), north.isThere(north.node)]).toEqual([
        ...[false, true, true],
      ]);
    });
  });

  describe('a lost connection to NATS', () => {
    it('is reported as missed to all nodes with the table elsewhere, and news from meanwhile is not delivered late', async () => {
      north.own(TABLE, async () => looked(1));
      await under.settle();
      const [far, near, other] = [listenAt(south), listenAt(north), listenAt(west)];
      await under.settle();
      north.publish(TABLE, news(1));
      await under.settle();
      await under.breakWire(async () => {
        expect(under.nodes.map((node) => node.connected())).toEqual([false, false, false]);
        north.publish(TABLE, news(2));
      });
      expect(under.nodes.map((node) => node.connected())).toEqual([true, true, true]);
      north.publish(TABLE, news(3));
      await under.settle();
      expect(numbers(near)).toEqual([1, 2, 3]);
      for (const received of [far, other]) {
        expect(numbers(received).filter((one) => one !== 'missed')).toEqual([1, 3]);
        expect(numbers(received)[1]).toBe('missed');
      }
    });

    it('ends open requests: an act as unanswered, a look after the reconnection', async () => {
      const open: (() => void)[] = [];
      let looks = 0;
      north.own(TABLE, async (request) => {
        if (request.type === 'look') looks += 1;
        if (request.type === 'look' && looks > 1) return looked(2);
        await new Promise<void>((resolve) => open.push(resolve));
        return looked(1);
      });
      await under.settle();
      const asked = [south.ask(TABLE, ACT), south.ask(TABLE, LOOK)];
      await under.settle();
      expect(open).toHaveLength(2);
      await under.breakWire(async () => undefined);
      // The table may have another owner by now, so the old answer does not count.
      for (const resolve of open) resolve();
      expect(await Promise.all(asked)).toEqual([{ type: 'no-reply', reason: 'unanswered' }, looked(2)]);
    });

    it('delays a request to the owner only until the reconnection', async () => {
      north.own(TABLE, async () => looked(1));
      await under.settle();
      let asked: Promise<TableReply> | null = null;
      await under.breakWire(async () => {
        asked = south.ask(TABLE, ACT);
        expect(await north.ask(TABLE, LOOK)).toEqual(looked(1));
      });
      expect(await asked).toEqual(looked(1));
    });
  });

  describe('an invalid message', () => {
    it.each([
      '',
      'x',
      'null',
      '{}',
      '{"kind":"owns"}',
      '#p 0 2',
      '#p 3 2\nx',
      '{"kind":"here","from":"x","seq":1}',
    ])('changes nothing and is reported as a fault: %s', async (text) => {
      north.own(TABLE, async () => looked(1));
      const received = listenAt(south);
      await under.settle();
      await under.mumble('nodes', text);
      await under.mumble('news/one', text);
      await under.mumble('ask/one', text);
      await under.settle();
      expect(under.faults.length).toBeGreaterThanOrEqual(3);
      expect(under.faults.every((fault) => fault instanceof Garbage)).toBe(true);
      expect(south.tables()).toEqual([TABLE]);
      north.publish(TABLE, news(1));
      await under.settle();
      expect(numbers(received)).toEqual([1]);
      expect(await south.ask(TABLE, LOOK)).toEqual(looked(1));
    });

    it('is ignored without a fault if a later release may send it', async () => {
      north.own(TABLE, async () => looked(1));
      const received = listenAt(south);
      await under.settle();
      const noticed: Notice[] = [];
      south.onNotice((notice) => noticed.push(notice));
      await under.mumble('nodes', '{"kind":"sings","from":"x","seq":1,"song":"la"}');
      await under.mumble('nodes', '{"kind":"notice","from":"x","seq":2,"notice":{"type":"sung"}}');
      await under.mumble('news/one', '{"from":"x","tenure":1,"number":1,"news":{"type":"sung"}}');
      await under.settle();
      expect([under.faults, noticed, numbers(received).filter((one) => one !== 'missed')]).toEqual([
        [],
        [],
        [],
      ]);
    });
  });
};

const settlement = (n: number) => ({
  record: {
    ...{ patron: patronId(`patron-${n}`), table: TABLE, shoe: 1, round: 7, shoeId: shoeId('shoe-1') },
    ...{ at: instant(1_700_000_000_000 + n), balanceBeforeMinor: coins(n), balanceAfterMinor: coins(n + 1) },
    cards: { player: ['AS', '9C', '4D'], banker: ['TD', '2H'] },
    bets: [{ option: 'player', stakeMinor: coins(5), paidMinor: coins(10), net: 'ä€😀' }],
    version: version(n),
  } as unknown as KeptRecord,
  availableMinor: coins(n),
});
