// The patron's view of the books: available balance and stakes in play, and whether the patron is suspended, so that
// the page can say so before a ticket is refused.

import { availableMinor, patronAccount } from '@punto/ledger/index';
import type { AccountView } from '@punto/protocol/message';
import type { Store } from '@punto/store/store';
import type { PatronId } from '@punto/table/ids';
import { byPublicName } from './public-name.ts';

export const accountView = async (
  store: Pick<Store, 'account' | 'inPlay'> & { readonly patrons: Pick<Store['patrons'], 'isSuspended'> },
  patron: PatronId,
): Promise<AccountView> => {
  const [account, inPlay, suspended] = await Promise.all([
    store.account(patronAccount(patron)),
    store.inPlay(patron),
    store.patrons.isSuspended(patron),
  ]);
  return {
    availableMinor: availableMinor(account),
    inPlay: inPlay.map(byPublicName),
    ...(suspended ? { suspended: true } : {}),
  };
};
