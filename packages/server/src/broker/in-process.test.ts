import { tableId, version } from '@punto/table/ids';
import { describe, expect, it } from 'vitest';
import { brokerContract } from '../../test/contract/broker.ts';
import type { TableReply } from './broker.ts';
import { createInProcessBroker } from './in-process.ts';

const TABLE = tableId('one');
const quiet = (): void => undefined;

describe('the in-process broker', () => {
  brokerContract(async () => {
    const broker = createInProcessBroker(quiet);
    return { owner: broker, gateway: broker, settle: async () => undefined, close: broker.close };
  });

  it('answers `busy` when too many requests wait, and answers again when one has been answered', async () => {
    const broker = createInProcessBroker(quiet, { asksPerTable: 1, newsWaiting: 10 });
    const answers: ((reply: TableReply) => void)[] = [];
    broker.own(TABLE, () => new Promise((resolve) => answers.push(resolve)));
    const look = { type: 'look', patron: null, since: null } as const;
    const first = broker.ask(TABLE, look);
    expect(await broker.ask(TABLE, look)).toEqual({ type: 'no-reply', reason: 'busy' });
    const reply: TableReply = { type: 'look', from: null, version: version(1), view: {}, own: null };
    answers[0]?.(reply);
    expect(await first).toEqual(reply);
    const again = broker.ask(TABLE, look);
    answers[1]?.(reply);
    expect(await again).toEqual(reply);
  });

  it('passes exceptions of a listener to the fault handler', () => {
    const faults: unknown[] = [];
    const broker = createInProcessBroker((fault) => faults.push(fault));
    broker.listen(TABLE, () => {
      throw new Error('broken');
    });
    broker.publish(TABLE, { type: 'stopped' });
    expect(faults).toEqual([new Error('broken')]);
  });

  it('keeps nothing of a table without owner and listeners', async () => {
    const broker = createInProcessBroker(quiet);
    const release = broker.own(TABLE, async () => ({ type: 'noted' }));
    const [leave, stay] = [broker.listen(TABLE, quiet), broker.listen(TABLE, quiet)];
    leave();
    leave();
    release();
    expect(broker.known()).toBe(1);
    stay();
    expect(broker.known()).toBe(0);
    const received: unknown[] = [];
    broker.listen(TABLE, (news) => received.push(news));
    stay();
    broker.own(TABLE, async () => ({ type: 'noted' }));
    broker.publish(TABLE, { type: 'stopped' });
    expect(received).toHaveLength(1);
    expect(broker.tables()).toEqual([TABLE]);
  });

  it('refuses endless messages published during delivery, and continues', () => {
    const faults: unknown[] = [];
    const broker = createInProcessBroker((fault) => faults.push(fault), { asksPerTable: 1, newsWaiting: 3 });
    let received = 0;
    broker.listen(TABLE, () => {
      received += 1;
      if (received === 1) for (let i = 0; i < 5; i++) broker.publish(TABLE, { type: 'stopped' });
    });
    broker.publish(TABLE, { type: 'stopped' });
    expect(faults).toEqual([new Error('news goes round in a circle: one')]);
    expect(received).toBe(4);
  });
});
