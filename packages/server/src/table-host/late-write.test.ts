// A write whose answer was lost and that is committed late, between the two reads by which the host reads its table
// back. The writes of a next owner appear in the same way when this node was frozen.
import type { Store } from '@punto/store/store';
import { expect, it } from 'vitest';
import { disturbWrites } from '../../test/support/disturbed-store.ts';
import { ONE_DECK } from '../../test/support/one-deck.ts';
import {
  createTestDeployment,
  seededWords,
  type TestDeployment,
} from '../../test/support/test-deployment.ts';

/** A temporary error, like a broken connection. */
const diskError = () => Object.assign(new Error('disk I/O error'), { errcode: 10 });

/** The first write that ends a shoe fails, and is committed when that shoe is read back. */
const endingLate = () => {
  let late: (() => Promise<unknown>) | null = null;
  let committed = 0;
  const disturb = (store: Store): Store => ({
    ...disturbWrites(store, (tx, request) => ({
      ...tx,
      keepProof: (...of) => {
        tx.keepProof(...of);
        if (committed > 0) return;
        late = () => store.write(request);
        throw diskError();
      },
    })),
    encryptedShoe: async (shoe) => {
      const commit = late;
      late = null;
      if (commit) {
        await commit();
        committed += 1;
      }
      return store.encryptedShoe(shoe);
    },
  });
  return { disturb, committed: () => committed };
};

const playToTheEndOfAShoe = async (deployment: TestDeployment, isOver: () => boolean): Promise<void> => {
  for (let steps = 0; !isOver(); steps += 1) {
    if (steps > 2_000) throw new Error('no shoe has ended');
    await deployment.step();
  }
};

it('[L6] a table whose shoe ended between the reads of its state and its shoe is read again', async () => {
  const { disturb, committed } = endingLate();
  const deployment = await createTestDeployment([ONE_DECK], seededWords(5), disturb);
  try {
    await playToTheEndOfAShoe(deployment, () => committed() > 0);
    expect([deployment.fault('one'), deployment.unread('one')]).toEqual([null, null]);
    await deployment.until('one', 'betting');
    expect(deployment.state('one').shoe?.number).toBe(2);
    expect(await deployment.store().audit()).toEqual([]);
  } finally {
    await deployment.close();
  }
});
