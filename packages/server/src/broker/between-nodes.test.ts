import { tableId } from '@punto/table/ids';
import { describe, expect, it } from 'vitest';
import { brokerContract, LOOK, looked, news } from '../../test/contract/broker.ts';
import { nodesContract } from '../../test/contract/broker-nodes.ts';
import { createManualClock } from '../../test/support/manual-clock.ts';
import { createMemorySwitch } from '../../test/support/memory-wire.ts';
import { createNodesInMemory } from '../../test/support/nodes-in-memory.ts';
import { createBrokerBetweenNodes } from './between-nodes.ts';
import type { TableNews } from './broker.ts';
import type { Wire, WireReceive } from './wire.ts';

const TABLE = tableId('one');
/** A private table; the owner of its room publishes for it. */
const alone = tableId('one.anna');

/** Bytes of a message: small, so that long ones are split into many pieces. */
const SMALL = 20_000;

describe('a node on its own', () => {
  brokerContract(async () => {
    const { join, pass } = createNodesInMemory();
    const broker = join('north');
    return { owner: broker, gateway: broker, settle: () => pass(200), close: broker.close };
  });
});

describe('a gateway at another node than the owner', () => {
  brokerContract(async () => {
    const { join, pass } = createNodesInMemory();
    const [owner, gateway] = [join('north'), join('south')];
    await pass(200);
    const close = async (): Promise<void> => void (await Promise.all([owner.close(), gateway.close()]));
    return { owner, gateway, settle: () => pass(200), close };
  });
});

describe('several nodes', () => {
  nodesContract(async () => {
    const { join, pass, network, stranger, faults } = createNodesInMemory(SMALL);
    const nodes = [join('north'), join('south'), join('west')] as const;
    await pass(200);
    return {
      ...{ nodes, pass, faults, settle: () => pass(200) },
      breakWire: async (meanwhile) => {
        for (const { node } of nodes) network.cut(node);
        await meanwhile();
        for (const { node } of nodes) network.restore(node);
        await pass(200);
      },
      mumble: async (subject, text) => {
        const wire = stranger();
        wire.publish(subject, text);
        await Promise.all([wire.request(subject, text, 10), pass(50)]);
      },
      close: async () => void (await Promise.all(nodes.map((node) => node.close()))),
    };
  });
});

describe('a node', () => {
  it('that dies is dropped with its patrons, and its tables are expected', async () => {
    const { join, network, pass } = createNodesInMemory();
    const [north, south, west] = [join('north'), join('south'), join('west')];
    north.own(TABLE, async () => looked(1));
    north.attend(TABLE, 5);
    south.attend(TABLE, 1);
    await pass(200);
    network.kill('north');
    const asked = south.ask(TABLE, LOOK);
    await pass(3_000);
    west.own(TABLE, async () => looked(2));
    expect(await asked).toEqual(looked(2));
    await pass(3_000);
    expect([south.isThere('north'), south.attendance(TABLE), south.tables()]).toEqual([false, 1, [TABLE]]);
  });

  it('that dies leaves a configured table expected for ten minutes', async () => {
    const { clock, join, network, pass } = createNodesInMemory();
    const [north, south] = [join('north'), join('south')];
    north.own(TABLE, async () => looked(1));
    await pass(200);
    network.kill('north');
    await pass(10_000);
    expect(south.tables()).toEqual([TABLE]);
    expect(await south.ask(TABLE, LOOK)).toEqual({ type: 'no-reply', reason: 'busy' });
    clock.advance(580_000);
    expect(south.tables()).toEqual([TABLE]);
    clock.advance(20_000);
    await pass(100);
    expect(south.tables()).toEqual([]);
    expect(await south.ask(TABLE, LOOK)).toEqual({ type: 'no-reply', reason: 'no-such-table' });
  });

  it('that is disconnected drops no node, and exchanges everything after reconnecting', async () => {
    const { join, network, pass } = createNodesInMemory();
    const [north, south] = [join('north'), join('south')];
    const other = tableId('two');
    north.own(TABLE, async () => looked(1));
    await pass(200);
    network.cut('south');
    await pass(10_000);
    expect([south.isThere('north'), north.isThere('south'), south.connected()]).toEqual([true, false, false]);
    north.own(other, async () => looked(1));
    south.own(tableId('three'), async () => looked(1));
    expect(await south.ask(TABLE, LOOK)).toEqual({ type: 'no-reply', reason: 'busy' });
    network.restore('south');
    await pass(200);
    expect([...south.tables()].sort()).toEqual([...north.tables()].sort());
    expect(south.tables()).toHaveLength(3);
  });

  it("that joins learns immediately the owners of tables, patrons' gateways, and tables between two owners", async () => {
    const { clock, join, pass, stranger } = createNodesInMemory();
    const north = join('north');
    north.own(TABLE, async () => looked(1));
    north.own(tableId('two'), async () => looked(1))('moving');
    north.attend(TABLE, 4);
    await pass(200);
    const south = join('south');
    const received: string[] = [];
    south.onTable((table) => void received.push(table));
    await pass(200);
    expect([[...south.tables()].sort(), south.attendance(TABLE)]).toEqual([['one', 'two'], 4]);
    expect(received.sort()).toEqual(['one', 'two']);
    const hearsay = '"owned":[],"told":[],"between":["one"],"heads":null';
    stranger().publish('nodes', `{"kind":"here","from":"x","seq":1,${hearsay}}`);
    await pass(50);
    expect([...south.tables()].sort()).toEqual(['one', 'two']);
    clock.advance(660_000);
    await pass(100);
    expect([south.tables(), north.tables()]).toEqual([['one'], ['one']]);
  });

  it('repeats which patrons it has, in case a message was lost', async () => {
    const { join, network, pass } = createNodesInMemory();
    const [north, south] = [join('north'), join('south')];
    north.attend(TABLE, 2);
    north.attend(alone, 1);
    await pass(200);
    network.times = () => 0;
    north.attend(TABLE, 3);
    north.attend(alone, 0);
    await pass(200);
    network.times = () => 1;
    await pass(10_000);
    expect([south.attendance(TABLE), south.attendance(alone)]).toEqual([3, 0]);
  });

  it('receives everything once, although all is sent twice', async () => {
    const { join, network, pass } = createNodesInMemory();
    const [north, south] = [join('north'), join('south')];
    const received: unknown[] = [];
    south.onNotice((notice) => received.push(notice));
    network.times = () => 2;
    north.announce({ type: 'waiting' });
    await pass(50);
    expect(received).toEqual([{ type: 'waiting' }]);
  });

  it('detects a missed notice by the next message of its sender', async () => {
    const { join, network, pass } = createNodesInMemory();
    const [north, south] = [join('north'), join('south')];
    await pass(200);
    const received: unknown[] = [];
    south.onNotice((notice) => received.push(notice));
    network.times = () => 0;
    north.announce({ type: 'waiting' });
    await pass(50);
    network.times = () => 1;
    expect(received).toEqual([]);
    await pass(1_000);
    expect(received).toEqual([{ type: 'missed' }]);
  });

  it('detects missed notices of a node that it had dropped', async () => {
    const { join, network, pass } = createNodesInMemory();
    const south = join('south');
    join('north');
    await pass(200);
    const received: unknown[] = [];
    south.onNotice((notice) => received.push(notice));
    network.times = () => 0;
    await pass(10_000);
    expect([south.isThere('north'), received]).toEqual([false, []]);
    network.times = () => 1;
    await pass(1_500);
    expect([south.isThere('north'), received]).toEqual([true, [{ type: 'missed' }]]);
  });

  it('ignores its own messages on a wire that echoes them', async () => {
    const clock = createManualClock();
    const wire = echoing(createMemorySwitch(clock).join('north'));
    const faults: unknown[] = [];
    const broker = createBrokerBetweenNodes({
      node: 'north',
      wire,
      clock,
      onFault: (fault) => faults.push(fault),
    });
    const received: [TableNews[], unknown[]] = [[], []];
    broker.listen(TABLE, (one) => received[0].push(one));
    broker.onNotice((notice) => received[1].push(notice));
    broker.own(TABLE, async () => looked(1));
    broker.attend(TABLE, 1);
    broker.announce({ type: 'waiting' });
    broker.publish(TABLE, news(1));
    clock.advance(5_000);
    broker.publish(TABLE, news(2));
    expect([received.map((all) => all.length), broker.attendance(TABLE), faults]).toEqual([[2, 0], 1, []]);
  });

  it('releases a table that another node has taken already', async () => {
    const { join, pass } = createNodesInMemory();
    const [north, south, west] = [join('north'), join('south'), join('west')];
    const release = north.own(TABLE, async () => ({ type: 'not-mine' }));
    west.own(TABLE, async () => looked(2));
    await pass(50);
    release();
    await pass(50);
    expect(south.tables()).toEqual([TABLE]);
    await pass(120_000);
    expect([south.tables(), await south.ask(TABLE, LOOK)]).toEqual([[TABLE], looked(2)]);
  });

  it('that reaches no other node does not answer that a table does not exist', async () => {
    const { join, network } = createNodesInMemory();
    const south = join('south');
    network.cut('south');
    expect(await south.ask(TABLE, LOOK)).toEqual({ type: 'no-reply', reason: 'busy' });
  });

  it('detects lost messages of a table by the next message of its owner', async () => {
    const { clock, join, network, pass } = createNodesInMemory();
    const [north, south] = [join('north'), join('south')];
    await pass(200);
    network.times = () => 0;
    const release = north.own(TABLE, async () => looked(1));
    await pass(50);
    network.times = () => 1;
    await pass(1_000);
    expect(south.tables()).toEqual([TABLE]);
    network.times = () => 0;
    release();
    await pass(50);
    network.times = () => 1;
    clock.advance(610_000);
    await pass(100);
    expect(south.tables()).toEqual([]);
  });

  it('publishes nothing after it was closed', async () => {
    const { join, network, pass } = createNodesInMemory();
    const [north] = [join('north'), join('south')];
    const release = north.own(TABLE, async () => looked(1));
    await pass(200);
    const published: string[] = [];
    network.times = ({ from, body }) => {
      if (from === 'north') published.push(body);
      return 1;
    };
    await north.close();
    published.length = 0;
    release();
    north.publish(TABLE, news(1));
    north.announce({ type: 'waiting' });
    north.attend(TABLE, 1);
    await pass(5_000);
    expect(published).toEqual([]);
    expect(() => north.own(TABLE, async () => looked(1))).toThrow('closed');
  });
});

/** A wire that also delivers messages to their sender. */
const echoing = (wire: Wire): Wire => {
  const subscriptions = new Set<{ readonly subject: string; readonly receive: WireReceive }>();
  return {
    ...wire,
    publish: (subject, body) => {
      for (const subscription of [...subscriptions])
        if (subscription.subject === subject) subscription.receive(body, null);
    },
    subscribe: (subject, receive) => {
      const subscription = { subject, receive };
      subscriptions.add(subscription);
      return () => void subscriptions.delete(subscription);
    },
  };
};
