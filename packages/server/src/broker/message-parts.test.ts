import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../test/support/manual-clock.ts';
import { createMemorySwitch } from '../../test/support/memory-wire.ts';
import { withMessageParts } from './message-parts.ts';

const MOST = 1_000;
/** Characters of one to four bytes, the last a surrogate pair. */
const TEXT = 'aä€😀'.repeat(1_000);

const open = () => {
  const clock = createManualClock();
  const network = createMemorySwitch(clock, MOST);
  const faults: unknown[] = [];
  const onFault = (fault: unknown): void => void faults.push(fault);
  const join = (node: string) =>
    withMessageParts({
      wire: network.join(node),
      node,
      clock,
      onFault,
      limits: { keptMs: 1_000, incomplete: 2 },
    });
  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= 1) {
      clock.advance(1);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const sent: number[] = [];
  network.times = ({ body }) => {
    expect(body.isWellFormed()).toBe(true);
    sent.push(Buffer.byteLength(body));
    return 1;
  };
  return { clock, network, faults, pass, sent, one: join('one/a b.'), other: join('other') };
};

describe('a wire for messages of any length', () => {
  it('sends a long message in pieces that fit, and delivers it unchanged', async () => {
    const { one, other, pass, sent } = open();
    const received: string[] = [];
    other.subscribe('news', (body) => received.push(body));
    for (const text of ['short', TEXT, 'x'.repeat(MOST), `#${TEXT}`.slice(1), 'after'])
      one.publish('news', text);
    await pass(5);
    expect(received).toEqual(['short', TEXT, 'x'.repeat(MOST), TEXT, 'after']);
    expect(Math.max(...sent)).toBeLessThanOrEqual(MOST);
    expect(sent.length).toBeGreaterThan(20);
  });

  it('does not deliver an incomplete message, and drops its pieces after a while', async () => {
    const { one, other, pass, network, clock, faults } = open();
    const received: string[] = [];
    other.subscribe('news', (body) => received.push(body));
    let count = 0;
    network.times = () => {
      count += 1;
      return count === 3 ? 0 : 1;
    };
    one.publish('news', TEXT);
    await pass(5);
    one.publish('news', 'after');
    await pass(5);
    expect([received, faults]).toEqual([['after'], []]);
    await pass(1_000);
    expect(clock.next()).toBeNull();
  });

  it('assembles duplicate pieces, and interleaved pieces of two messages', async () => {
    const { one, other, pass, network } = open();
    const received: string[] = [];
    other.subscribe('news', (body) => received.push(body));
    network.times = () => 2;
    one.publish('news', TEXT);
    one.publish('news', `${TEXT}!`);
    await pass(5);
    expect(received).toEqual([TEXT, `${TEXT}!`]);
  });

  it('sends requests and answers of any length', async () => {
    const { one, other, pass, sent } = open();
    other.subscribe('ask', (body, reply) => reply?.(`${body}, ${body}`));
    const [short, long] = [one.request('ask', 'why', 900), one.request('ask', TEXT, 900)];
    await pass(300);
    expect(await short).toEqual({ type: 'answer', body: 'why, why' });
    expect(await long).toEqual({ type: 'answer', body: `${TEXT}, ${TEXT}` });
    expect(Math.max(...sent)).toBeLessThanOrEqual(MOST);
  });

  it('times out when a piece of an answer is lost, and when there is no responder', async () => {
    const { one, other, pass, network } = open();
    other.subscribe('ask', (_, reply) => reply?.(TEXT));
    expect(await one.request('nobody', TEXT, 900)).toEqual({ type: 'no-receiver' });
    network.times = ({ subject, body }) => (subject.startsWith('piece/') && body.includes(' 3 ') ? 0 : 1);
    const asked = one.request('ask', 'why', 900);
    await pass(1_000);
    expect(await asked).toEqual({ type: 'late' });
  });

  it('keeps pieces to be fetched for a limited time', async () => {
    const { one, other, pass, network } = open();
    other.subscribe('ask', (_, reply) => reply?.(TEXT));
    network.delayMs = ({ subject, answer }) => (subject.startsWith('piece/') && !answer ? 1_100 : 1);
    const asked = one.request('ask', 'why', 60_000);
    await pass(1_200);
    network.delayMs = () => 1;
    await pass(60_000);
    expect(await asked).toEqual({ type: 'late' });
  });

  it('keeps a limited number of incomplete messages, and drops the oldest', async () => {
    const { other, network, pass } = open();
    const received: string[] = [];
    other.subscribe('news', (body) => received.push(body));
    const stranger = network.join('a stranger');
    for (const key of ['a', 'b', 'c']) stranger.publish('news', `#${key} 0 2\nwho`);
    for (const key of ['a', 'c']) stranger.publish('news', `#${key} 1 2\nle`);
    await pass(5);
    expect(received).toEqual(['whole']);
  });

  it('drops invalid pieces, and reports them', async () => {
    const { one, other, network, pass, faults } = open();
    const received: string[] = [];
    other.subscribe('news', (body) => received.push(body));
    const stranger = network.join('a stranger');
    for (const text of ['#', '#x 1', '#x 5 3\nabc', '#x a b\nc']) stranger.publish('news', text);
    one.publish('news', 'ours');
    await pass(5);
    expect(received).toEqual(['ours']);
    expect(faults).toHaveLength(4);
  });
});
