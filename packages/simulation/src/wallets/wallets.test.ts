// Rounds of operators' patrons over three nodes under faults; `npm run wallets` plays more, `npm run soak -- wallet` a million calls.
// Deployments with a planted bug show that the comparison finds it.
import { judge, lacksOf } from '@punto/server/test/support/deeds/minimums';
import type { Store } from '@punto/store/store';
import { describe, expect, inject, it } from 'vitest';
import { playWallets } from './play-wallets.ts';
import { WALLET_MINIMUMS } from './wallet-minimums.ts';

const SMALL = inject('soak')
  ? { calls: 20_000, patrons: 240, tables: 4 }
  : { calls: 1_200, patrons: 90, tables: 2 };
const BACKUP_AGE_MS = inject('soak') ? 120_000 : 10_000;

describe('wallets of operators, called by three nodes under faults', () => {
  it.each(inject('soak') ? [1, 2, 3] : [3])(
    '[L6] [B-28] hold the same money in both books, for every patron and call: seed %i',
    async (seed) => {
      const { fault, counts } = await playWallets({ seed, ...SMALL, backupAgeMs: BACKUP_AGE_MS });
      expect(fault).toBeNull();
      expect(counts['run: patrons compared']).toBe(SMALL.patrons);
      expect(counts).toMatchObject({ 'restore: the house': 1, 'restore: an operator': 1 });
      expect(counts['restore: lines corrected']).toBeGreaterThan(0);
      expect(lacksOf(judge(counts, inject('soak') ? WALLET_MINIMUMS : LEAST))).toEqual([]);
    },
  );
});

/** Minimums of a short run: those that do not depend on a rare fault. */
const LEAST = WALLET_MINIMUMS.filter(
  (rule) =>
    'never' in rule ||
    /^(?:call: (?:debit|cancel|credit)|run: calls with|ticket: accepted)/.test(String(rule.what)),
);

type Write = Parameters<Store['write']>[0];
/** Gives every transaction of the node another wallet part. */
const withWallet = (
  store: Store,
  instead: (
    wallet: Parameters<Write['work']>[0]['wallet'],
  ) => Partial<Parameters<Write['work']>[0]['wallet']>,
): Store => ({
  ...store,
  write: (request) =>
    store.write({
      ...request,
      work: (tx) => request.work({ ...tx, wallet: { ...tx.wallet, ...instead(tx.wallet) } }),
    }),
});

const uncancelled = (store: Store): Store =>
  withWallet(store, ({ owe }) => ({ owe: (call) => (call.call === 'cancel' ? undefined : owe(call)) }));

const doubled = (store: Store): Store =>
  withWallet(store, ({ owe }) => ({
    owe: (call) => {
      owe(call);
      if (call.call !== 'credit') return;
      const id = `${call.id}-again`;
      owe({ ...call, id, body: call.body.replace(call.id, id) });
    },
  }));

const forgotten = (store: Store): Store => ({
  ...store,
  wallet: { ...store.wallet, openDebits: async () => [] },
});

const hurried = (store: Store): Store => ({
  ...store,
  wallet: {
    ...store.wallet,
    fail: async ({ id }) => void (await store.wallet.deliver({ id, at: 0, outcome: 'done', transfers: [] })),
  },
});

describe('a deployment with a planted bug', () => {
  it.each([
    ['owes no cancel', 300, uncancelled, /was given up, and no cancel|still holds|reconciles with/],
    ['credits twice', 300, doubled, /moves nothing|reconciles with|at the operator/],
    ['takes a failed call for delivered', 300, hurried, /never got|reconciles with/],
    [
      'does not read the open debits of the node before',
      1_200,
      forgotten,
      /is left|reconciles with|still holds/,
    ],
  ] as const)('is found when a node %s, within %i calls', async (_, calls, tamper, words) => {
    const { fault } = await playWallets({ seed: 3, ...SMALL, calls, tamper });
    expect(fault).toMatch(words);
  });
});
