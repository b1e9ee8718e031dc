// Random transfers, most of them invalid, against a slow implementation; and invariants after every step.
import type { Minor } from '@punto/engine/minor';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMemory } from '../test/memory.ts';
import { createSlowBooks } from '../test/slow-books.ts';
import { type Account, type AccountId, availableMinor, emptyAccount, mayOverdraw } from './account.ts';
import { createBook } from './book.ts';
import { enter, entriesOf } from './entry.ts';
import { isMovement, LEDGER_REFUSALS, type Movement, type Transfer } from './transfer.ts';

const ACCOUNTS: readonly AccountId[] = ['house', 'patron:ann', 'patron:ben', 'escrow:main'];

const moved = fc.integer({ min: 1, max: 14 }).map((n) => `m${n}`);
const decision = fc.integer({ min: 1, max: 30 }).map((n) => `r${n}`);
const amount = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(5, 10, 20, 40, 80) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 0, 0.5) },
);
const memo = fc.record({ at: fc.nat(9), round: fc.constantFrom(1, 1, 1, 2) });
// Weighted towards transfers that succeed, so that long histories form.
const movement: fc.Arbitrary<Transfer> = fc.record({
  kind: fc.constantFrom('direct', 'pending', 'pending'),
  id: fc.oneof({ weight: 9, arbitrary: moved }, { weight: 1, arbitrary: decision }),
  debit: fc.constantFrom(...ACCOUNTS, ...ACCOUNTS.slice(0, 2)),
  credit: fc.constantFrom(...ACCOUNTS),
  amountMinor: amount.map((n) => n as Minor),
  code: fc.constantFrom('stake', 'stake', 'payout'),
  memo,
});
const resolution: fc.Arbitrary<Transfer> = fc.record({
  kind: fc.constantFrom('post', 'void'),
  id: fc.oneof({ weight: 9, arbitrary: decision }, { weight: 1, arbitrary: moved }),
  pending: moved,
  memo,
});
const step = fc.record({
  transfers: fc.array(fc.oneof({ weight: 3, arbitrary: movement }, { weight: 1, arbitrary: resolution }), {
    minLength: 1,
    maxLength: 2,
  }),
  /** The same list once more, as in a retry. */
  again: fc.boolean(),
  commit: fc.boolean(),
});

/** Accounts as the fold of the accepted transfers, from zero. */
const replay = (transfers: readonly Transfer[]): Map<AccountId, Account> => {
  const accounts = new Map(ACCOUNTS.map((account) => [account, emptyAccount(account)]));
  const movements = new Map<string, Movement>();
  for (const transfer of transfers) {
    if (isMovement(transfer)) movements.set(transfer.id, transfer);
    const moved = isMovement(transfer) ? transfer : movements.get(transfer.pending);
    if (!moved) throw new Error(`decides nothing: ${transfer.id}`);
    for (const entry of entriesOf(transfer, moved)) {
      accounts.set(entry.account, enter(accounts.get(entry.account) ?? emptyAccount(entry.account), entry));
    }
  }
  return accounts;
};

it('[L6] the book agrees with the slow implementation, sums to zero and never goes below zero', () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(fc.array(step, { minLength: 40, maxLength: 60, size: 'max' }), (steps) => {
      const memory = createMemory();
      const twin = createSlowBooks();
      const counted: Transfer[] = [];
      let book = createBook(memory);

      for (const { transfers, again, commit } of steps) {
        const refusal = book.post(transfers);
        expect(refusal).toBe(twin.post(transfers));
        met.add(refusal ?? 'taken');

        if (again && refusal === null) {
          const before = ACCOUNTS.map(book.account);
          expect(book.post(transfers)).toBeNull();
          expect(ACCOUNTS.map(book.account)).toEqual(before);
        }

        const accounts = ACCOUNTS.map(book.account);
        for (const account of accounts) {
          expect(account.balanceMinor).toBe(twin.balance(account.id));
          expect(account.pendingMinor).toBe(twin.pending(account.id));
          if (!mayOverdraw(account.id)) expect(availableMinor(account)).toBeGreaterThanOrEqual(0);
          expect(account.pendingMinor).toBeGreaterThanOrEqual(0);
        }
        expect(accounts.reduce((total, account) => total + account.balanceMinor, 0)).toBe(0);

        if (commit) {
          const changes = book.changes();
          counted.push(...changes.transfers);
          memory.commit(changes);
          book = createBook(memory);
          expect(ACCOUNTS.map(book.account)).toEqual(accounts);
          expect([...replay(counted).values()]).toEqual(accounts);
        }
      }
    }),
    { seed: 6, numRuns: 100 },
  );
  // A run that never meets a rule would prove nothing about it.

  expect([...met].sort()).toEqual([...LEDGER_REFUSALS, 'taken'].sort());
});
