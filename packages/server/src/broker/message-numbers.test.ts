import { tableId } from '@punto/table/ids';
import { describe, expect, it } from 'vitest';
import { LOOK, looked, news, numbers } from '../../test/contract/broker.ts';
import type { OnTheWay } from '../../test/support/memory-wire.ts';
import { createNodesInMemory } from '../../test/support/nodes-in-memory.ts';
import type { TableNews, TableReply } from './broker.ts';

const TABLE = tableId('one');
const OTHER = tableId('two');
/** A private table; the owner of its room publishes for it. */
const alone = tableId('one.anna');

describe('news between nodes', () => {
  const open = async () => {
    const nodes = createNodesInMemory();
    const [owner, gateway] = [nodes.join('north'), nodes.join('south')];
    const received: TableNews[] = [];
    const release = owner.own(TABLE, async () => looked(1));
    await nodes.pass(50);
    const leave = gateway.listen(TABLE, (one) => received.push(one));
    await nodes.pass(50);
    return { ...nodes, owner, gateway, received, release, leave };
  };
  const isNews = ({ subject }: OnTheWay): boolean => subject.startsWith('news/');

  it('that are lost are detected by the next one', async () => {
    const { owner, network, pass, received } = await open();
    owner.publish(TABLE, news(1));
    await pass(10);
    network.times = (message) => (isNews(message) ? 0 : 1);
    owner.publish(TABLE, news(2));
    await pass(10);
    network.times = () => 1;
    owner.publish(TABLE, news(3));
    await pass(10);
    expect(numbers(received)).toEqual([1, 'missed', 3]);
  });

  it('a lost last one is detected within about a second, once', async () => {
    const { owner, network, pass, received } = await open();
    owner.publish(TABLE, news(1));
    network.times = (message) => (isNews(message) ? 0 : 1);
    owner.publish(TABLE, news(2));
    await pass(1_100);
    expect(numbers(received)).toEqual([1, 'missed']);
    await pass(5_000);
    expect(numbers(received)).toEqual([1, 'missed']);
  });

  it('of a table without an owner under this name are checked too', async () => {
    const { owner, gateway, network, pass } = await open();
    const received: TableNews[] = [];
    gateway.listen(alone, (one) => received.push(one));
    owner.publish(alone, news(1));
    await pass(10);
    network.times = (message) => (isNews(message) ? 0 : 1);
    owner.publish(alone, news(2));
    await pass(1_100);
    expect(numbers(received)).toEqual([1, 'missed']);
  });

  it('that arrive twice are delivered once', async () => {
    const { owner, network, pass, received } = await open();
    network.times = () => 2;
    for (const n of [1, 2, 3]) owner.publish(TABLE, news(n));
    await pass(3_000);
    expect(numbers(received)).toEqual([1, 2, 3]);
  });

  it('lost right after a look are detected, although none arrived before', async () => {
    const { owner, gateway, network, pass, leave } = await open();
    leave();
    await pass(300);
    // Nothing was published since; only the answer has the number of messages.
    const received: TableNews[] = [];
    gateway.listen(TABLE, (one) => received.push(one));
    await gateway.ask(TABLE, LOOK);
    network.times = (message) => (isNews(message) ? 0 : 1);
    owner.publish(TABLE, news(1));
    network.times = () => 1;
    owner.publish(TABLE, news(2));
    await pass(10);
    expect(numbers(received)).toEqual(['missed', 2]);
  });

  it.each([
    ['begun before it was owned here', false],
    ['begun when it was', true],
  ])('of the next owner that is lost is found out, by listening %s', async (_, ownsFirst) => {
    const { join, network, pass } = createNodesInMemory();
    const [north, south] = [join('north'), join('south')];
    const received: TableNews[] = [];
    const listen = () => north.listen(TABLE, (one) => received.push(one));
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
    expect(numbers(received)).toEqual(['missed', 2]);
  });

  it('are missed once when the table moves, although its old owner still answers earlier requests', async () => {
    const { join, pass } = createNodesInMemory();
    const [north, south, west] = [join('north'), join('south'), join('west')];
    const { promise, resolve } = Promise.withResolvers<TableReply>();
    const received: TableNews[] = [];
    south.listen(TABLE, (one) => received.push(one));
    const release = north.own(TABLE, () => promise);
    await pass(200);
    const asked = south.ask(TABLE, LOOK);
    await pass(20);
    release('moving');
    west.own(TABLE, async () => looked(2));
    await pass(20);
    resolve(looked(1));
    expect(await asked).toEqual(looked(1));
    await pass(5_000);
    expect(numbers(received)).toEqual(['missed']);
  });

  it('of a private table are missed once when its room has another owner', async () => {
    const { owner, gateway, release, pass, join } = await open();
    const received: TableNews[] = [];
    gateway.listen(alone, (one) => received.push(one));
    owner.publish(alone, news(1));
    await pass(10);
    release('moving');
    const next = join('west');
    next.own(TABLE, async () => looked(1));
    await pass(50);
    expect(numbers(received)).toEqual([1, 'missed']);
    next.publish(alone, news(2));
    await pass(10_000);
    expect(numbers(received)).toEqual([1, 'missed', 'missed', 2]);
  });

  it('of a private table published during a disconnection are missed, however long it was', async () => {
    const { owner, gateway, network, pass } = await open();
    const received: TableNews[] = [];
    gateway.listen(alone, (one) => received.push(one));
    owner.publish(alone, news(1));
    await pass(10);
    network.cut('south');
    owner.publish(alone, news(2));
    await pass(10_000);
    network.restore('south');
    await pass(10_000);
    expect(numbers(received)).toEqual([1, 'missed']);
  });

  it('of an idle table are never missed, and soon not announced where it is not owned', async () => {
    const { owner, gateway, network, pass, received } = await open();
    const receivedAlone: TableNews[] = [];
    gateway.listen(alone, (one) => receivedAlone.push(one));
    owner.publish(TABLE, news(1));
    owner.publish(alone, news(1));
    await pass(5_000);
    const sent: string[] = [];
    network.times = ({ from, body }) => {
      if (from === 'north') sent.push(body);
      return 1;
    };
    for (let second = 0; second < 900; second += 1) await pass(1_000, 1_000);
    owner.publish(TABLE, news(2));
    await pass(10);
    expect(numbers(received)).toEqual([1, 2]);
    expect(numbers(receivedAlone)).toEqual([1]);
    expect(sent.filter((body) => body.includes('one.anna'))).toEqual([]);
  });

  it('are sent over the wire only when there is another node', async () => {
    const { join, network, pass } = createNodesInMemory();
    const sent: string[] = [];
    network.join('a listener').subscribe('news/one', (body) => sent.push(body));
    const owner = join('north');
    owner.own(TABLE, async () => looked(1));
    await pass(5_000);
    owner.publish(TABLE, news(1));
    await pass(50);
    expect(sent).toEqual([]);
    const other = join('south');
    other.own(OTHER, async () => looked(1));
    other.publish(TABLE, news(1));
    await pass(50);
    owner.publish(TABLE, news(2));
    await pass(50);
    expect(sent).toHaveLength(2);
  });

  it('are subscribed to only while there is a listener', async () => {
    const { owner, gateway, network, received, leave, pass } = await open();
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
    expect(received).toEqual([]);
  });
});
