// What a transfer does to each account it touches. The book applies entries, a statement prints them and an
// audit adds them up again, so that all three agree by construction. [L6]
import { addMinor, type Minor, minor, ZERO } from '@punto/engine/minor';
import type { Account, AccountId } from './account.ts';
import type { Movement, Transfer } from './transfer.ts';

/** The change of one account, in minor units of either sign. */
export type Entry = {
  readonly account: AccountId;
  readonly balanceMinor: Minor;
  readonly pendingMinor: Minor;
};

/** The entries of a transfer; `movement` is the transfer itself or, for a resolution, the pending it decides. */
export const entriesOf = (transfer: Transfer, movement: Movement): readonly Entry[] => {
  const { debit, credit, amountMinor } = movement;
  const less = minor(-amountMinor);
  switch (transfer.kind) {
    case 'direct':
      return [
        { account: debit, balanceMinor: less, pendingMinor: ZERO },
        { account: credit, balanceMinor: amountMinor, pendingMinor: ZERO },
      ];
    case 'pending':
      return [{ account: debit, balanceMinor: ZERO, pendingMinor: amountMinor }];
    case 'post':
      return [
        { account: debit, balanceMinor: less, pendingMinor: less },
        { account: credit, balanceMinor: amountMinor, pendingMinor: ZERO },
      ];
    case 'void':
      return [{ account: debit, balanceMinor: ZERO, pendingMinor: less }];
  }
};

/** The account after the entry; throws when a sum leaves the safe integers. */
export const enter = (account: Account, entry: Entry): Account => ({
  id: account.id,
  balanceMinor: addMinor(account.balanceMinor, entry.balanceMinor),
  pendingMinor: addMinor(account.pendingMinor, entry.pendingMinor),
});
