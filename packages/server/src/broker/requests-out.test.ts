import { patronId, tableId } from '@punto/table/ids';
import { describe, expect, it } from 'vitest';
import { LOOK, looked } from '../../test/contract/broker.ts';
import { createNodesInMemory } from '../../test/support/nodes-in-memory.ts';
import type { NotMine, TableReply, TableRequest } from './broker.ts';

const TABLE = tableId('one');
const PATRON = patronId('anna');
const ACT: TableRequest = { type: 'act', patron: PATRON, shoe: 1, round: 1, act: { act: 'leave-seat' } };

describe('a request to another node', () => {
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

  it('that is answered late is repeated if it changes nothing twice', async () => {
    let times = 0;
    const { gateway } = await open(() => {
      times += 1;
      return times < 3 ? never() : Promise.resolve(looked(times));
    });
    expect(await gateway.ask(TABLE, LOOK)).toEqual(looked(3));
  });

  it('that is never answered ends as unanswered after a limited time', async () => {
    const { gateway, clock, asked } = await open(never);
    const began = clock.now();
    expect(await gateway.ask(TABLE, ACT)).toEqual({ type: 'no-reply', reason: 'unanswered' });
    expect(asked).toHaveLength(1);
    expect(await gateway.ask(TABLE, LOOK)).toEqual({ type: 'no-reply', reason: 'unanswered' });
    expect(clock.now() - began).toBeLessThanOrEqual(11_000);
  });

  it('that no owner takes ends as busy, also when the time left is too short for an answer', async () => {
    const { gateway, network, asked } = await open(async () => ({ type: 'not-mine' }));
    // Each attempt takes 700 ms there and back, then 500 ms until the next: the last would start with 200 ms left.
    network.delayMs = ({ subject }) => (subject.startsWith('ask/') ? 350 : 1);
    expect(await gateway.ask(TABLE, ACT)).toEqual({ type: 'no-reply', reason: 'busy' });
    expect(asked.length).toBeGreaterThan(1);
  });

  it('that arrives late is done once, and is unanswered for the requester who gave up', async () => {
    const { gateway, network, pass, asked } = await open(async () => ({ type: 'noted' }));
    network.delayMs = ({ subject }) => (subject.startsWith('ask/') ? 8_000 : 1);
    expect(await gateway.ask(TABLE, ACT)).toEqual({ type: 'no-reply', reason: 'unanswered' });
    expect(asked).toEqual([]);
    await pass(20_000);
    expect(asked).toEqual([ACT]);
  });

  it('that arrives twice is done once if it counts', async () => {
    const { gateway, network, pass, asked } = await open(async () => ({ type: 'noted' }));
    network.times = ({ subject, answer }) => (subject.startsWith('ask/') && !answer ? 2 : 1);
    expect(await gateway.ask(TABLE, ACT)).toEqual({ type: 'noted' });
    await pass(100);
    expect(await gateway.ask(TABLE, ACT)).toEqual({ type: 'noted' });
    await pass(100);
    expect(asked).toEqual([ACT, ACT]);
  });

  it('is remembered by its responder for a quarter of a minute', async () => {
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

  it('with an unreadable answer is unanswered, and reported', async () => {
    const { join, network, faults, pass } = createNodesInMemory();
    network.join('a stranger').subscribe('ask/one', (_, reply) => reply?.('garbage'));
    const gateway = join('south');
    await pass(50);
    expect(await gateway.ask(TABLE, LOOK)).toEqual({ type: 'no-reply', reason: 'unanswered' });
    expect(faults).toHaveLength(1);
  });

  it('is `busy` when too many wait', async () => {
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
