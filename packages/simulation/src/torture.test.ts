// Deployments under all faults, each from its own seed; `npm run torture` runs more of them. And deployments with a
// planted bug, to show that it is found.

import { judge, lacksOf } from '@punto/server/test/support/deeds/minimums';
import type { Store } from '@punto/store/store';
import { describe, expect, inject, it } from 'vitest';
import { MINIMUMS } from './minimums.ts';
import { torture } from './torture.ts';

/** Seeds, with the faults that occur in their runs. */
const LIVES = [
  [3, 'reads that fail inside a correction'],
  [4, 'squeezed cards, a dealer, and a power cut in a commit'],
  [5, 'the shoe from seat to seat, and corrections'],
  [7, 'a write that a full disk refuses'],
  [8, 'a disk that cannot be read'],
] as const;

describe('a deployment under all faults', () => {
  // The first seed from 21 on that reaches every minimum with more than four starts.
  it('[T2] [T3] [T4] [T6] [T7] [L6] reaches its minimums, and violates no invariant', async () => {
    const first = await torture({ seed: 40, rounds: 12 });
    expect([first.fault, lacksOf(judge(first.counts, MINIMUMS))]).toEqual([null, []]);
    expect(first.counts['ticket: accepted']).toBeGreaterThan(0);
    expect(Object.keys(first.counts).filter((name) => name.startsWith('shape'))).toEqual([]);
    expect(Object.keys(first.faults).length).toBeGreaterThanOrEqual(20);
    expect(first.starts).toBeGreaterThan(4);
    // Each was compared with the published documents.
    const messages = Object.keys(first.counts).filter((name) => name.startsWith('message: '));
    expect(messages.length).toBeGreaterThanOrEqual(34);
  });

  it('gives the same run again', async () => {
    const length = { seed: 22, rounds: inject('soak') ? 12 : 3 };
    const first = await torture(length);
    expect(Object.keys(first.faults).length).toBeGreaterThan(0);
    expect(await torture(length)).toEqual(first);
  });

  it.runIf(inject('soak')).each(LIVES)('[T2] [T6] [T7] violates no invariant: seed %i, %s', async (seed) => {
    expect(await torture({ seed, rounds: 8 })).toMatchObject({ fault: null });
  });
});

/** Acknowledges when the work is done, not when it is on disk. */
const hasty = (store: Store): Store => ({
  ...store,
  write: (request) =>
    new Promise((resolve, reject) => {
      const work: typeof request.work = (tx) => {
        const done = request.work(tx);
        resolve(done);
        return done;
      };
      store.write({ ...request, work }).catch(reject);
    }),
});

/** Returns every stake that it takes. */
const generous = (store: Store): Store => ({
  ...store,
  write: (request) =>
    store.write({
      ...request,
      work: (tx) =>
        request.work({
          ...tx,
          post: (transfers) => tx.post(transfers.filter((each) => each.kind !== 'pending')),
        }),
    }),
});

/** The probability of losing a shoe is one in this number. */
const careless = (store: Store): Store => ({
  ...store,
  write: (request) =>
    store.write({ ...request, work: (tx) => request.work({ ...tx, remember: () => undefined }) }),
});

describe('a deployment with a planted bug', () => {
  it.each([
    ['answers before it is on disk', hasty],
    ['takes no stakes', generous],
    ['forgets what it answered', careless],
  ])('is found out when it %s', async (_, tamper) => {
    const { fault } = await torture({ seed: 1, rounds: 40, tamper });
    expect(fault).not.toBeNull();
  });
});
