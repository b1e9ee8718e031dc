import { CommitInDoubt } from '@punto/store/sqlite/log/failed-commit';
import type { Store } from '@punto/store/store';
import { ticketId } from '@punto/table/index';
import { expect, it } from 'vitest';
import { exampleSetup } from '../../test/support/fake-table.ts';
import { createTestDeployment, seededWords } from '../../test/support/test-deployment.ts';

const TABLE = 'slow';

it('[T2] [T3] sends nothing of a decision that may be rolled back: a look waits', async () => {
  let disk: PromiseWithResolvers<void> | null = null;
  /** Commits like a remote database: decided first, rolled back a while later. */
  const undoing = (store: Store): Store => ({
    ...store,
    write: async (request) => {
      const gate = disk;
      if (gate === null) return store.write(request);
      const work: typeof request.work = (tx) => {
        request.work(tx);
        throw new Error('the connection broke');
      };
      return store.write({ ...request, work }).catch(async (fault: unknown) => {
        await gate.promise;
        throw fault;
      });
    },
  });
  const deployment = await createTestDeployment([exampleSetup(TABLE)], seededWords(1), undoing);
  try {
    const anna = await deployment.admit('anna');
    while (deployment.state(TABLE).phase !== 'betting') await deployment.step();
    disk = Promise.withResolvers();
    const reply = deployment.bet(TABLE, anna, ticketId('ticket-undone'), { player: 50 });
    await deployment.leap(1);
    let told: unknown = 'nothing';
    const look = deployment
      .ask(TABLE, { type: 'look', patron: anna, since: null, gateway: 'here' })
      .then((found) => {
        told = found;
      });
    await deployment.leap(1);
    expect(told).toBe('nothing');
    disk.resolve();
    disk = null;
    await look;
    expect(told).toMatchObject({ type: 'look', own: null });
    expect(await reply).toEqual({ type: 'no-reply', reason: 'busy' });
    expect(deployment.state(TABLE).round?.stakes.size).toBe(0);
  } finally {
    await deployment.close();
  }
});

it('[T3] [T5] does not answer that nothing was done when the commit of a duty or an act failed', async () => {
  let fault: Error | null = null;
  const failing = (store: Store): Store => ({
    ...store,
    write: (request) => (fault === null ? store.write(request) : Promise.reject(fault)),
  });
  const deployment = await createTestDeployment([exampleSetup(TABLE)], seededWords(1), failing);
  const pause = () =>
    deployment.ask(TABLE, {
      type: 'duty',
      ...{ staff: { id: 's1', name: 'Sara' }, role: 'supervisor', preview: false },
      duty: { duty: 'pause', reason: 'a look' },
    });
  try {
    while (deployment.state(TABLE).phase !== 'betting') await deployment.step();
    const anna = await deployment.admit('anna');
    const leave = () => deployment.act(TABLE, anna, { act: 'leave-seat' });
    fault = new Error('the statement failed');
    expect(await pause()).toEqual({ type: 'no-reply', reason: 'busy' });
    fault = new CommitInDoubt('the flush failed');
    expect(await pause()).toEqual({ type: 'no-reply', reason: 'unanswered' });
    await deployment.leap(1_000);
    expect(await leave()).toEqual({ type: 'no-reply', reason: 'unanswered' });
    fault = Object.assign(new Error('database or disk is full'), { errcode: 13 });
    await deployment.leap(1_000);
    expect(await pause()).toEqual({ type: 'no-reply', reason: 'cannot-record' });
    await deployment.leap(1_000);
    expect(await leave()).toEqual({ type: 'no-reply', reason: 'cannot-record' });
    fault = null;
    await deployment.leap(1_000);
    expect(deployment.state(TABLE).pause).toBeNull();
    expect(await pause()).toMatchObject({ type: 'duty', refusal: null });
  } finally {
    await deployment.close();
  }
});
