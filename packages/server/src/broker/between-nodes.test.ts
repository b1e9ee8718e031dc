import { patronId, tableId } from '@punto/table/ids';
import { describe, expect, it } from 'vitest';
import type { OnTheWay } from '../testing/memory-wire.ts';
import { createNodesInMemory } from '../testing/nodes-in-memory.ts';
import type { NotMine, TableNews, TableReply, TableRequest } from './broker.ts';
import { brokerContract, LOOK, looked, news, numbers } from './contract.ts';
import { nodesContract } from './contract-nodes.ts';

const TABLE = tableId('one');
const PATRON = patronId('anna');
const ACT: TableRequest = { type: 'act', patron: PATRON, shoe: 1, round: 1, act: { act: 'leave-seat' } };

/** Bytes of a message: little, so that what is long goes in many pieces. */
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

describe('news', () => {
  const open = async () => {
    const nodes = createNodesInMemory();
    const [owner, gateway] = [nodes.join('north'), nodes.join('south')];
    const heard: TableNews[] = [];
    const release = owner.own(TABLE, async () => looked(1));
    await nodes.pass(50);
    const leave = gateway.listen(TABLE, (one) => heard.push(one));
    await nodes.pass(50);
    return { ...nodes, owner, gateway, heard, release, leave };
  };
  const isNews = ({ subject }: OnTheWay): boolean => subject.startsWith('news/');

  it('that is lost is found out by the next', async () => {
    const { owner, network, pass, heard } = await open();
    owner.publish(TABLE, news(1));
    await pass(10);
    network.times = (message) => (isNews(message) ? 0 : 1);
    owner.publish(TABLE, news(2));
    await pass(10);
    network.times = () => 1;
    owner.publish(TABLE, news(3));
    await pass(10);
    expect(numbers(heard)).toEqual([1, 'missed', 3]);
  });

  it('that was the last, and is lost, is found out within a second or so, once', async () => {
    const { owner, network, pass, heard } = await open();
    owner.publish(TABLE, news(1));
    network.times = (message) => (isNews(message) ? 0 : 1);
    owner.publish(TABLE, news(2));
    await pass(1_100);
    expect(numbers(heard)).toEqual([1, 'missed']);
    await pass(5_000);
    expect(numbers(heard)).toEqual([1, 'missed']);
  });

  it('of a table that nobody owns under this name is found out, too', async () => {
    const { owner, gateway, network, pass } = await open();
    const [alone, heard] = [tableId('one.anna'), [] as TableNews[]];
    gateway.listen(alone, (one) => heard.push(one));
    owner.publish(alone, news(1));
    await pass(10);
    network.times = (message) => (isNews(message) ? 0 : 1);
    owner.publish(alone, news(2));
    await pass(1_100);
    expect(numbers(heard)).toEqual([1, 'missed']);
  });

  it('that is said twice is told once', async () => {
    const { owner, network, pass, heard } = await open();
    network.times = () => 2;
    for (const n of [1, 2, 3]) owner.publish(TABLE, news(n));
    await pass(3_000);
    expect(numbers(heard)).toEqual([1, 2, 3]);
  });

  it('that was told before this node was known to listen is found out by the answer to its look', async () => {
    const { owner, gateway, network, pass, heard } = await open();
    owner.publish(TABLE, news(1));
    await pass(10);
    network.delayMs = (message) => (message.answer ? 100 : 1);
    const asked = gateway.ask(TABLE, LOOK);
    // As if the listening had not reached everybody: one is lost, and the next comes before the answer.
    network.times = (message) => (isNews(message) ? 0 : 1);
    owner.publish(TABLE, news(2));
    network.times = () => 1;
    owner.publish(TABLE, news(3));
    await asked;
    expect(numbers(heard)).toContain('missed');
  });

  it('of a private table is missed when its room has another owner', async () => {
    const { owner, gateway, release, pass, join } = await open();
    const heard: TableNews[] = [];
    gateway.listen(tableId('one.anna'), (one) => heard.push(one));
    owner.publish(tableId('one.anna'), news(1));
    await pass(10);
    release('moving');
    const next = join('west');
    next.own(TABLE, async () => looked(1));
    await pass(50);
    expect(numbers(heard)).toEqual([1, 'missed']);
    await pass(10_000);
    expect(numbers(heard)).toEqual([1, 'missed']);
  });

  it('goes on the wire only where there is another node', async () => {
    const { join, network, pass } = createNodesInMemory();
    const said: string[] = [];
    network.join('a listener').subscribe('news/one', (body) => said.push(body));
    const owner = join('north');
    owner.own(TABLE, async () => looked(1));
    owner.publish(TABLE, news(1));
    await pass(50);
    expect(said).toEqual([]);
    join('south');
    await pass(50);
    owner.publish(TABLE, news(2));
    await pass(50);
    expect(said).toHaveLength(1);
  });

  it('is subscribed to while somebody listens, and no longer', async () => {
    const { owner, gateway, network, heard, leave, pass } = await open();
    const sent: string[] = [];
    network.times = ({ subject }) => {
      if (subject.startsWith('news/')) sent.push(subject);
      return 1;
    };
    const leaveToo = gateway.listen(TABLE, () => undefined);
    leave();
    leave();
    owner.publish(TABLE, news(1));
    leaveToo();
    owner.publish(TABLE, news(2));
    await pass(20);
    expect(sent).toEqual(['news/one']);
    expect(heard).toEqual([]);
  });
});

describe('a request', () => {
  const open = async (answer: () => Promise<TableReply | NotMine>) => {
    const nodes = createNodesInMemory();
    const [owner, gateway] = [nodes.join('north'), nodes.join('south')];
    const asked: TableRequest[] = [];
    owner.own(TABLE, (request) => {
      asked.push(request);
      return answer();
    });
    await nodes.pass(50);
    return { ...nodes, owner, gateway, asked };
  };
  const never = () => new Promise<TableReply>(() => undefined);

  it('that is answered late is asked again where it changes nothing twice', async () => {
    let times = 0;
    const { gateway } = await open(() => {
      times += 1;
      return times < 3 ? never() : Promise.resolve(looked(times));
    });
    expect(await gateway.ask(TABLE, LOOK)).toEqual(looked(3));
  });

  it('that is never answered ends as unanswered, soon enough', async () => {
    const { gateway, clock, asked } = await open(never);
    const began = clock.now();
    expect(await gateway.ask(TABLE, ACT)).toEqual({ type: 'no-reply', reason: 'unanswered' });
    expect(asked).toHaveLength(1);
    expect(await gateway.ask(TABLE, LOOK)).toEqual({ type: 'no-reply', reason: 'unanswered' });
    expect(clock.now() - began).toBeLessThanOrEqual(11_000);
  });

  it('that comes late is done once, and told as unanswered to who gave it up', async () => {
    const { gateway, network, pass, asked } = await open(async () => ({ type: 'noted' }));
    network.delayMs = ({ subject }) => (subject.startsWith('ask/') ? 8_000 : 1);
    expect(await gateway.ask(TABLE, ACT)).toEqual({ type: 'no-reply', reason: 'unanswered' });
    expect(asked).toEqual([]);
    await pass(20_000);
    expect(asked).toEqual([ACT]);
  });

  it('that arrives twice is done once where it counts', async () => {
    const { gateway, network, pass, asked } = await open(async () => ({ type: 'noted' }));
    network.times = ({ subject, answer }) => (subject.startsWith('ask/') && !answer ? 2 : 1);
    expect(await gateway.ask(TABLE, ACT)).toEqual({ type: 'noted' });
    await pass(100);
    expect(await gateway.ask(TABLE, ACT)).toEqual({ type: 'noted' });
    await pass(100);
    expect(asked).toEqual([ACT, ACT]);
  });

  it('of a kind that the owner does not know is `busy`, and not done', async () => {
    const { gateway, asked } = await open(async () => ({ type: 'noted' }));
    const unknown = { type: 'sing' } as unknown as TableRequest;
    expect(await gateway.ask(TABLE, unknown)).toEqual({ type: 'no-reply', reason: 'busy' });
    expect(asked).toEqual([]);
  });

  it('whose answer nobody can read is unanswered, and told', async () => {
    const { join, network, faults, pass } = createNodesInMemory();
    network.join('a stranger').subscribe('ask/one', (_, reply) => reply?.('garbage'));
    const gateway = join('south');
    await pass(50);
    expect(await gateway.ask(TABLE, LOOK)).toEqual({ type: 'no-reply', reason: 'unanswered' });
    expect(faults).toHaveLength(1);
  });

  it('is `busy` where too many wait', async () => {
    const { join, pass } = createNodesInMemory();
    const [owner, gateway] = [join('north'), join('south', { asksElsewhere: 1 })];
    const { promise, resolve } = Promise.withResolvers<TableReply>();
    owner.own(TABLE, () => promise);
    await pass(50);
    const first = gateway.ask(TABLE, LOOK);
    expect(await gateway.ask(TABLE, LOOK)).toEqual({ type: 'no-reply', reason: 'busy' });
    resolve(looked(1));
    expect(await first).toEqual(looked(1));
    expect(await gateway.ask(TABLE, LOOK)).toEqual(looked(1));
  });
});

describe('a node', () => {
  it('that dies is forgotten with its patrons, and its tables are waited for', async () => {
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

  it('that dies leaves a table of the house for a minute', async () => {
    const { join, network, pass } = createNodesInMemory();
    const [north, south] = [join('north'), join('south')];
    north.own(TABLE, async () => looked(1));
    await pass(200);
    network.kill('north');
    await pass(10_000);
    expect(south.tables()).toEqual([TABLE]);
    expect(await south.ask(TABLE, LOOK)).toEqual({ type: 'no-reply', reason: 'busy' });
    await pass(60_000);
    expect(south.tables()).toEqual([]);
    expect(await south.ask(TABLE, LOOK)).toEqual({ type: 'no-reply', reason: 'no-such-table' });
  });

  it('that is cut off forgets nobody, and says and learns all when it is back', async () => {
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

  it('that joins learns at once who has what, who is where, and what is between two owners', async () => {
    const { join, pass } = createNodesInMemory();
    const north = join('north');
    north.own(TABLE, async () => looked(1));
    north.own(tableId('two'), async () => looked(1))('moving');
    north.attend(TABLE, 4);
    await pass(200);
    const south = join('south');
    const heard: string[] = [];
    south.onTable((table) => void heard.push(table));
    await pass(200);
    expect([[...south.tables()].sort(), south.attendance(TABLE)]).toEqual([['one', 'two'], 4]);
    expect(heard.sort()).toEqual(['one', 'two']);
    await pass(120_000);
    expect([south.tables(), north.tables()]).toEqual([['one'], ['one']]);
  });

  it('hears what was lost of a table with the next word of its owner', async () => {
    const { join, network, pass } = createNodesInMemory();
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
    await pass(70_000);
    expect(south.tables()).toEqual([]);
  });

  it('that was closed says nothing any more', async () => {
    const { join, network, pass } = createNodesInMemory();
    const [north] = [join('north'), join('south')];
    const release = north.own(TABLE, async () => looked(1));
    await pass(200);
    const said: string[] = [];
    network.times = ({ from, body }) => {
      if (from === 'north') said.push(body);
      return 1;
    };
    await north.close();
    said.length = 0;
    release();
    north.publish(TABLE, news(1));
    north.announce({ type: 'waiting' });
    north.attend(TABLE, 1);
    await pass(5_000);
    expect(said).toEqual([]);
    expect(() => north.own(TABLE, async () => looked(1))).toThrow('closed');
  });
});
