// Random transfers, most of them invalid, against a slow implementation; and invariants after every step.
import type { Minor } from '@punto/engine/minor';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMemory } from '../test/memory.ts';
import { createSlowBooks } from '../test/slow-books.ts';
import {
  type Account,
  type AccountId,
  availableMinor,
  emptyAccount,
  escrowAccount,
  houseAccount,
  mayOverdraw,
  operatorAccount,
  patronAccount,
} from './account.ts';
import { createBook } from './book.ts';
import { enter, entriesOf } from './entry.ts';
import { keyedPatron, type PatronKey } from './patron-key.ts';
import { isMovement, LEDGER_REFUSALS, type Movement, type Transfer } from './transfer.ts';

/** The accounts of one set of books; the first two are debited more often, so that long histories form. */
type Books = readonly AccountId[];

const COINS: Books = ['house', 'patron:ann', 'patron:ben', 'escrow:main'];

const booksOf = (key: PatronKey): Books => [
  operatorAccount(key),
  patronAccount(keyedPatron(key, 'ann')),
  patronAccount(keyedPatron(key, 'ben')),
  escrowAccount('main', key),
  houseAccount(key),
];
/** Three brands, three currencies and play coins; two brands share a currency, and one brand has two. */
const MANY: readonly Books[] = [
  COINS,
  booksOf({ brand: 'acme', currency: 'EUR' }),
  booksOf({ brand: 'acme', currency: 'JPY' }),
  booksOf({ brand: 'zeta', currency: 'EUR' }),
  booksOf({ brand: 'nova', currency: 'KWD' }),
];

const moved = fc.integer({ min: 1, max: 14 }).map((n) => `m${n}`);
const decision = fc.integer({ min: 1, max: 30 }).map((n) => `r${n}`);
const amount = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(5, 10, 20, 40, 80) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 0, 0.5) },
);
const memo = fc.record({ at: fc.nat(9), round: fc.constantFrom(1, 1, 1, 2) });
/** Two accounts of the same books, or now and then of any: those of two brands or currencies are refused. */
const pairIn = (all: readonly Books[]): fc.Arbitrary<{ debit: AccountId; credit: AccountId }> => {
  const pair = (debits: Books, credits: Books) =>
    fc.record({ debit: fc.constantFrom(...debits), credit: fc.constantFrom(...credits) });
  const within = fc.oneof(...all.map((books) => pair([...books, ...books.slice(0, 2)], books)));
  return fc.oneof({ weight: 9, arbitrary: within }, { weight: 1, arbitrary: pair(all.flat(), all.flat()) });
};
// Weighted towards transfers that succeed, so that long histories form.
const movementIn = (all: readonly Books[]): fc.Arbitrary<Transfer> =>
  fc
    .record({
      kind: fc.constantFrom('direct', 'pending', 'pending'),
      id: fc.oneof({ weight: 9, arbitrary: moved }, { weight: 1, arbitrary: decision }),
      pair: pairIn(all),
      amountMinor: amount.map((n) => n as Minor),
      code: fc.constantFrom('stake', 'stake', 'payout', 'top-up', 'wallet-in', 'wallet-out'),
      memo,
    })
    .map(({ pair, ...rest }) => ({ ...rest, ...pair }) as Movement);
const resolution: fc.Arbitrary<Transfer> = fc.record({
  kind: fc.constantFrom('post', 'void'),
  id: fc.oneof({ weight: 9, arbitrary: decision }, { weight: 1, arbitrary: moved }),
  pending: moved,
  memo,
});
const stepIn = (all: readonly Books[]) =>
  fc.record({
    transfers: fc.array(
      fc.oneof({ weight: 3, arbitrary: movementIn(all) }, { weight: 1, arbitrary: resolution }),
      { minLength: 1, maxLength: 2 },
    ),
    /** The same list once more, as in a retry. */
    again: fc.boolean(),
    commit: fc.boolean(),
  });

/** Accounts as the fold of the accepted transfers, from zero. */
const replay = (ids: readonly AccountId[], transfers: readonly Transfer[]): Map<AccountId, Account> => {
  const accounts = new Map(ids.map((account) => [account, emptyAccount(account)]));
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

/** Runs random steps against the slow implementation; returns which refusals it met, and the books that money moved in. */
const play = (all: readonly Books[]): { readonly met: Set<string>; readonly used: number } => {
  const ids = all.flat();
  const met = new Set<string>();
  const used = new Set<Books>();
  const property = fc.property(
    fc.array(stepIn(all), { minLength: 40, maxLength: 60, size: 'max' }),
    (steps) => {
      const memory = createMemory();
      const twin = createSlowBooks();
      const counted: Transfer[] = [];
      let book = createBook(memory);

      for (const { transfers, again, commit } of steps) {
        const refusal = book.post(transfers);
        expect(refusal).toBe(twin.post(transfers));
        met.add(refusal ?? 'taken');

        if (again && refusal === null) {
          const before = ids.map(book.account);
          expect(book.post(transfers)).toBeNull();
          expect(ids.map(book.account)).toEqual(before);
        }

        for (const account of ids.map(book.account)) {
          expect(account.balanceMinor).toBe(twin.balance(account.id));
          expect(account.pendingMinor).toBe(twin.pending(account.id));
          expect(account.givenMinor).toBe(twin.given(account.id));
          expect(account.stakedMinor).toBe(twin.staked(account.id));
          if (!mayOverdraw(account.id)) expect(availableMinor(account)).toBeGreaterThanOrEqual(0);
          expect(account.pendingMinor).toBeGreaterThanOrEqual(0);
        }
        for (const books of all) {
          const balances = books.map((id) => book.account(id).balanceMinor);
          expect(balances.reduce((total, balance) => total + balance, 0)).toBe(0);
          if (balances.some((balance) => balance !== 0)) used.add(books);
        }

        if (commit) {
          const accounts = ids.map(book.account);
          const changes = book.changes();
          counted.push(...changes.transfers);
          memory.commit(changes);
          book = createBook(memory);
          expect(ids.map(book.account)).toEqual(accounts);
          expect([...replay(ids, counted).values()]).toEqual(accounts);
        }
      }
    },
  );
  fc.assert(property, { seed: 6, numRuns: all.length === 1 ? 100 : 30 });
  return { met, used: used.size };
};

it('[L6] the book agrees with the slow implementation, sums to zero and never goes below zero', () => {
  const { met } = play([COINS]);
  // A run that never meets a rule would prove nothing about it.
  const between = ['other-brand', 'other-currency'];
  expect([...met].sort()).toEqual(
    [...LEDGER_REFUSALS.filter((word) => !between.includes(word)), 'taken'].sort(),
  );
});

it('[L6] the books of each brand and currency sum to zero, and refuse a transfer to those of another', () => {
  const { met, used } = play(MANY);
  expect([...met].sort()).toEqual([...LEDGER_REFUSALS, 'taken'].sort());
  expect(used).toBe(MANY.length);
});
