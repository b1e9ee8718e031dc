// What a patron may see of the books: what can still be staked, and where the rest lies.

import { availableMinor, patronAccount } from '@punto/ledger';
import type { AccountView } from '@punto/protocol/message';
import type { PatronId } from '@punto/table/ids';
import { byPublicName } from './public-name.ts';
import type { Store } from './store/store.ts';

export const accountView = async (
  store: Pick<Store, 'account' | 'inPlay'>,
  patron: PatronId,
): Promise<AccountView> => {
  const [account, inPlay] = await Promise.all([store.account(patronAccount(patron)), store.inPlay(patron)]);
  return {
    availableMinor: availableMinor(account),
    inPlay: inPlay.map(byPublicName),
  };
};
