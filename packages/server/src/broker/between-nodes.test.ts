import { patronId, tableId } from '@punto/table/ids';
import { describe, expect, it } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { createMemorySwitch, type OnTheWay } from '../testing/memory-wire.ts';
import { createNodesInMemory } from '../testing/nodes-in-memory.ts';
import { openBrokerBetweenNodes } from './between-nodes.ts';
import type { NotMine, TableNews, TableReply, TableRequest } from './broker.ts';
import { brokerContract, LOOK, looked, news, numbers } from './contract.ts';
import { nodesContract } from './contract-nodes.ts';
import type { Wire, WireHear } from './wire.ts';

const TABLE = tableId('one');
const OTHER = tableId('two');
/** A patron's own, told of by the owner of its room. */
const alone = tableId('one.anna');
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
    const heard: TableNews[] = [];
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

  it('that is lost right after a look is found out, though none was heard before', async () => {
    const { owner, gateway, network, pass, heard } = await open();
    await gateway.ask(TABLE, LOOK);
    network.times = (message) => (isNews(message) ? 0 : 1);
    owner.publish(TABLE, news(1));
    network.times = () => 1;
    owner.publish(TABLE, news(2));
    await pass(10);
    expect(numbers(heard)).toEqual(['missed', 2]);
  });

  it.each([
    ['begun before it was owned here', false],
    ['begun when it was', true],
  ])('of the next owner that is lost is found out, by listening %s', async (_, ownsFirst) => {
    const { join, network, pass } = createNodesInMemory();
    const [north, south] = [join('north'), join('south')];
    const heard: TableNews[] = [];
    const listen = () => north.listen(TABLE, (one) => heard.push(one));
    if (!ownsFirst) listen();
    const release = north.own(TABLE, async () => looked(1));
    if (ownsFirst) listen();
    release('moving');
    await pass(10);
    network.times = () => 0;
    south.own(TABLE, async () => looked(1));
    south.publish(TABLE, news(1));
    network.times = () => 1;
    south.publish(TABLE, news(2));
    await pass(10);
    expect(numbers(heard)).toEqual(['missed', 2]);
  });

  it('of a private table is missed when its room has another owner, and not again and again', async () => {
    const { owner, gateway, release, pass, join } = await open();
    const heard: TableNews[] = [];
    gateway.listen(alone, (one) => heard.push(one));
    owner.publish(alone, news(1));
    await pass(10);
    release('moving');
    const next = join('west');
    next.own(TABLE, async () => looked(1));
    await pass(50);
    expect(numbers(heard)).toEqual([1, 'missed']);
    next.publish(alone, news(2));
    await pass(10_000);
    expect(numbers(heard)).toEqual([1, 'missed', 'missed', 2]);
  });

  it('of a private table that was told while the wire was away is missed, however long that was', async () => {
    const { owner, gateway, network, pass } = await open();
    const heard: TableNews[] = [];
    gateway.listen(alone, (one) => heard.push(one));
    owner.publish(alone, news(1));
    await pass(10);
    network.cut('south');
    owner.publish(alone, news(2));
    await pass(10_000);
    network.restore('south');
    await pass(10_000);
    expect(numbers(heard)).toEqual([1, 'missed']);
  });

  it('of an idle table is never missed, and soon not spoken of where it is not owned', async () => {
    const { owner, gateway, network, pass, heard } = await open();
    const heardAlone: TableNews[] = [];
    gateway.listen(alone, (one) => heardAlone.push(one));
    owner.publish(TABLE, news(1));
    owner.publish(alone, news(1));
    await pass(5_000);
    const said: string[] = [];
    network.times = ({ from, body }) => {
      if (from === 'north') said.push(body);
      return 1;
    };
    for (let second = 0; second < 900; second += 1) await pass(1_000, 1_000);
    owner.publish(TABLE, news(2));
    await pass(10);
    expect(numbers(heard)).toEqual([1, 2]);
    expect(numbers(heardAlone)).toEqual([1]);
    expect(said.filter((body) => body.includes('one.anna'))).toEqual([]);
  });

  it('goes on the wire only where there is another node', async () => {
    const { join, network, pass } = createNodesInMemory();
    const said: string[] = [];
    network.join('a listener').subscribe('news/one', (body) => said.push(body));
    const owner = join('north');
    owner.own(TABLE, async () => looked(1));
    await pass(5_000);
    owner.publish(TABLE, news(1));
    await pass(50);
    expect(said).toEqual([]);
    const other = join('south');
    other.own(OTHER, async () => looked(1));
    other.publish(TABLE, news(1));
    await pass(50);
    owner.publish(TABLE, news(2));
    await pass(50);
    expect(said).toHaveLength(2);
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

  it('is remembered by who did it for a quarter of a minute, and not for ever', async () => {
    const { gateway, network, stranger, pass, asked } = await open(async () => ({ type: 'noted' }));
    let body = '';
    network.times = (message) => {
      if (message.subject === 'ask/one' && !message.answer) body = message.body;
      return 1;
    };
    await gateway.ask(TABLE, ACT);
    const again = async (): Promise<void> =>
      void (await Promise.all([stranger().request('ask/one', body, 50), pass(60)]));
    await pass(15_500);
    await again();
    expect(asked).toHaveLength(1);
    await pass(15_500);
    await again();
    expect(asked).toHaveLength(2);
  });

  it('that waits for an owner ends with its node', async () => {
    const { gateway, clock, pass } = await open(async () => ({ type: 'not-mine' }));
    const began = clock.now();
    const asked = gateway.ask(TABLE, LOOK);
    await pass(20);
    await gateway.close();
    expect(await asked).toEqual({ type: 'no-reply', reason: 'stopped' });
    expect(clock.now() - began).toBeLessThan(100);
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

  it('tells again and again who is where, should it have been lost', async () => {
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
    await pass(1_000);
    expect([south.attendance(TABLE), south.attendance(alone)]).toEqual([3, 0]);
  });

  it('hears everything once, though all is said twice', async () => {
    const { join, network, pass } = createNodesInMemory();
    const [north, south] = [join('north'), join('south')];
    const heard: unknown[] = [];
    south.onNotice((notice) => heard.push(notice));
    network.times = () => 2;
    north.announce({ type: 'waiting' });
    await pass(50);
    expect(heard).toEqual([{ type: 'waiting' }]);
  });

  it('does not take itself for another on a wire that says to all what one says', async () => {
    const clock = createManualClock();
    const wire = echoing(createMemorySwitch(clock).join('north'));
    const faults: unknown[] = [];
    const broker = openBrokerBetweenNodes({
      node: 'north',
      wire,
      clock,
      onFault: (fault) => faults.push(fault),
    });
    const heard: [TableNews[], unknown[]] = [[], []];
    broker.listen(TABLE, (one) => heard[0].push(one));
    broker.onNotice((notice) => heard[1].push(notice));
    broker.own(TABLE, async () => looked(1));
    broker.attend(TABLE, 1);
    broker.announce({ type: 'waiting' });
    broker.publish(TABLE, news(1));
    clock.advance(5_000);
    broker.publish(TABLE, news(2));
    expect([heard.map((all) => all.length), broker.attendance(TABLE), faults]).toEqual([[2, 0], 1, []]);
  });

  it('lets a table go that another has taken already', async () => {
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

  it('that cannot reach anybody does not say that there is no such table', async () => {
    const { join, network } = createNodesInMemory();
    const south = join('south');
    network.cut('south');
    expect(await south.ask(TABLE, LOOK)).toEqual({ type: 'no-reply', reason: 'busy' });
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

/** What is said is heard by who says it, too. */
const echoing = (wire: Wire): Wire => {
  const ears = new Set<{ readonly subject: string; readonly hear: WireHear }>();
  return {
    ...wire,
    publish: (subject, body) => {
      for (const ear of [...ears]) if (ear.subject === subject) ear.hear(body, null);
    },
    subscribe: (subject, hear) => {
      const ear = { subject, hear };
      ears.add(ear);
      return () => void ears.delete(ear);
    },
  };
};
