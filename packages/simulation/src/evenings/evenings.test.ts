// Evenings of patrons with limits over three nodes under faults; `npm run evenings` plays more of them, `npm run soak --
// evenings` 100,000. Deployments with a planted bug show that the referee finds it.

import type { Protection } from '@punto/ledger/protection/protection';
import { judge, lacksOf } from '@punto/server/test/support/deeds/minimums';
import type { Store, Transaction } from '@punto/store/store';
import { describe, expect, inject, it } from 'vitest';
import { EVENING_MINIMUMS } from './evening-minimums.ts';
import { playEvenings } from './evenings.ts';

const PATRONS = inject('soak') ? 400 : 40;

describe('evenings of patrons with limits, over three nodes under faults', () => {
  it.each(inject('soak') ? [1, 2, 3, 4, 5] : [3])(
    '[P1] [P2] [P3] [P4] [P5] [P6] no accepted ticket can carry a patron past a limit, and none is refused without a reason: seed %i',
    async (seed) => {
      const { fault, counts } = await playEvenings({ seed, patrons: PATRONS });
      expect(fault).toBeNull();
      expect(counts['run: evenings']).toBeGreaterThan(PATRONS / 2);
      expect(lacksOf(judge(counts, inject('soak') ? EVENING_MINIMUMS : LEAST))).toEqual([]);
    },
  );
});

/** Minimums of the short run of seed 3: those that do not depend on a fault or a patron that may be absent. */
const LEAST = EVENING_MINIMUMS.filter(
  (rule) => 'never' in rule || /^(?:ticket: accepted|tightened|window ended)/.test(String(rule.what)),
).map((rule) => ('never' in rule ? rule : { ...rule, after: 0 }));

type Compare = Transaction['protection'];
/** Gives every transaction of the node a changed protection. */
const comparing = (store: Store, instead: (compare: Compare) => Compare): Store => ({
  ...store,
  write: (request) =>
    store.write({
      ...request,
      work: (tx) => request.work({ ...tx, protection: instead(tx.protection) }),
    }),
});

const blind = (store: Store): Store => comparing(store, () => () => null);

const forgetful = (store: Store): Store => {
  const seen = new Map<string, Protection | null>();
  return comparing(store, (compare) => (patron, nowMs) => {
    const found = compare(patron, nowMs);
    const known = seen.get(patron) ?? found;
    seen.set(patron, known);
    return known;
  });
};

const hasty = (store: Store): Store =>
  comparing(store, (compare) => (patron, nowMs) => {
    const found = compare(patron, nowMs);
    if (!found) return null;
    const risen = Object.fromEntries(found.rises.map(({ key, to }) => [key, to ?? undefined]));
    return { ...found, limits: { ...found.limits, patron: { ...found.limits.patron, ...risen } } };
  });

describe('an evening with a planted bug', () => {
  it.each([
    ['compares no ticket', blind, /took .* against/],
    ['keeps the first protection it saw', forgetful, /took .* against|the referee has/],
    ['needs neither a day nor a confirmation for a rise', hasty, /took .* against/],
  ] as const)('is found when a node %s', async (_, tamper, words) => {
    const { fault } = await playEvenings({ seed: 3, patrons: PATRONS, tamper });
    expect(fault).toMatch(words);
  });
});
