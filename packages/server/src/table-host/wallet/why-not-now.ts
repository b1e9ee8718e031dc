// Checks the patron's protection before a debit: no money is taken for a ticket that the transaction would refuse. The
// transaction decides again, over sums that are locked. [P2]–[P6]
import { patronAccount } from '@punto/ledger/account';
import { type WhyNotStake, whyNotStake } from '@punto/ledger/protection/protection-refusal';
import { isMoneyDue } from '@punto/ledger/protection/stake-bounds';
import type { Store } from '@punto/store/store';
import type { PatronId } from '@punto/table/ids';

export const whyNotNow = async (
  store: Pick<Store, 'account' | 'protections'>,
  {
    patron,
    nowMs,
    stakeMinor,
  }: { readonly patron: PatronId; readonly nowMs: number; readonly stakeMinor: number },
): Promise<WhyNotStake | null> => {
  const protection = await store.protections.find(patron);
  if (!protection) return null;
  const account = await store.account(patronAccount(patron));
  // A frame that is over is begun anew by the transaction.
  const known = isMoneyDue(protection, nowMs) ? { ...protection, money: null } : protection;
  return whyNotStake(known, { nowMs, account, stakeMinor });
};
