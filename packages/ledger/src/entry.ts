// The effect of a transfer on each account that it changes. The book applies entries, a statement prints them and an
// audit adds them up again, so that all three agree by construction. [L6]
import { addMinor, type Minor, minor, ZERO } from '@punto/engine/minor';
import { type Account, type AccountId, isPatron } from './account.ts';
import type { Movement, Transfer } from './transfer.ts';

/** The change of one account, in minor units; of balance and pending of either sign. */
export type Entry = {
  readonly account: AccountId;
  readonly balanceMinor: Minor;
  readonly pendingMinor: Minor;
  readonly givenMinor: Minor;
  readonly stakedMinor: Minor;
};

/** The entries of a transfer; `movement` is the transfer itself or, for a resolution, the pending it decides. */
export const entriesOf = (transfer: Transfer, movement: Movement): readonly Entry[] => {
  const { debit, credit, amountMinor, code } = movement;
  const less = minor(-amountMinor);
  switch (transfer.kind) {
    case 'direct':
      return [
        entry(debit, less, ZERO, code === 'wallet-out' && isPatron(debit) ? less : ZERO),
        entry(credit, amountMinor, ZERO, GIVEN.has(code) ? amountMinor : ZERO),
      ];
    case 'pending':
      return [entry(debit, ZERO, amountMinor, ZERO, code === 'stake' ? amountMinor : ZERO)];
    case 'post':
      return [entry(debit, less, less), entry(credit, amountMinor, ZERO)];
    case 'void':
      return [entry(debit, ZERO, less)];
  }
};

/** Codes of what comes to a patron from outside the games. */
const GIVEN: ReadonlySet<Movement['code']> = new Set(['grant', 'top-up', 'wallet-in']);

const entry = (
  account: AccountId,
  balanceMinor: Minor,
  pendingMinor: Minor,
  givenMinor = ZERO,
  stakedMinor = ZERO,
): Entry => ({ account, balanceMinor, pendingMinor, givenMinor, stakedMinor });

/** The account after the entry; throws when a sum leaves the safe integers. */
export const enter = (account: Account, entry: Entry): Account => ({
  id: account.id,
  balanceMinor: addMinor(account.balanceMinor, entry.balanceMinor),
  pendingMinor: addMinor(account.pendingMinor, entry.pendingMinor),
  givenMinor: addMinor(account.givenMinor, entry.givenMinor),
  stakedMinor: addMinor(account.stakedMinor, entry.stakedMinor),
});
