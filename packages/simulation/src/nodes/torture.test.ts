// Deployments of several nodes under all faults; `npm run torture -- --nodes 3` runs more of them. And deployments
// with a planted bug, to show that it is found.

import type { Store } from '@punto/store/store';
import { describe, expect, inject, it } from 'vitest';
import { tortureNodes } from './torture.ts';

const SMALL = { rounds: inject('soak') ? 6 : 3, patrons: 3, deaths: 1 };

/** Seeds, and the number of nodes; `npm run soak` has more. */
const LIVES = [
  [1, 2],
  ...(inject('soak')
    ? ([
        [5, 3],
        [9, 4],
      ] as const)
    : []),
] as const;

describe('a deployment of several nodes under all faults', () => {
  it.each(LIVES)('[T2] [T3] [T4] [L6] violates no invariant: seed %i, %i nodes', async (seed, nodes) => {
    const outcome = await tortureNodes({ ...SMALL, seed, nodes });
    expect(outcome.fault).toBeNull();
    expect(outcome.between).toBeGreaterThan(100);
    expect(outcome.pauses.length).toBeGreaterThan(0);
    expect(outcome.faults['table with two owners that believe it']).toBeGreaterThan(0);
  });
});

/** Writes without checking the lease. */
const barefaced = (store: Store): Store => ({
  ...store,
  write: ({ fence: _, ...request }) => store.write(request),
});

describe('a deployment of several nodes with a planted bug', () => {
  // Seeds that show it soon.
  it.each([
    ['writes by no right', 3, { tamper: barefaced }],
    ['lets every node write', 6, { isUnfenced: true }],
  ] as const)('is found out when it %s', async (_, seed, lies) => {
    const { fault } = await tortureNodes({ seed, rounds: 40, nodes: 3, lies });
    expect(fault).toMatch(/lease|under epoch/);
  });

  it.runIf(inject('soak'))(
    '[T4] is found when its gateways do not look again after lost messages',
    async () => {
      const { fault } = await tortureNodes({ seed: 3, rounds: 20, nodes: 3, lies: { missesGaps: true } });
      expect(fault).toMatch(/holds|is shown|went back/);
    },
  );
});
