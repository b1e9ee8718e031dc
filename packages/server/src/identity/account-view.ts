// The patron's account: available balance, stakes in play, and a time-out, exclusion or reality check that prevents stakes, so
// that the page can show it before a ticket is refused.

import { type Minor, minor, ZERO } from '@punto/engine/minor';
import { availableMinor, patronAccount } from '@punto/ledger/index';
import { isKeyedPatron } from '@punto/ledger/patron-key';
import { isCheckDue } from '@punto/ledger/protection/play-time';
import { absenceOf, checkEveryMs, type Protection } from '@punto/ledger/protection/protection';
import type { AccountView } from '@punto/protocol/message';
import type { Store } from '@punto/store/store';
import type { PatronId } from '@punto/table/ids';
import { byPublicName } from './public-name.ts';

export type AccountStore = Pick<Store, 'account' | 'inPlay'> & {
  readonly patrons: Pick<Store['patrons'], 'isSuspended'>;
  readonly protections: Pick<Store['protections'], 'find'>;
  /** The balance of an operator's patron, as its wallet last reported it; `null`: the wallet has not answered. */
  readonly operatorBalance?: (
    patron: PatronId,
  ) => Promise<{ readonly balanceMinor: Minor; readonly isFresh: boolean; readonly at: number } | null>;
};

export const accountView = async (
  store: AccountStore,
  patron: PatronId,
  nowMs: number,
): Promise<AccountView> => {
  const [available, inPlay, suspended, protection] = await Promise.all([
    availableOf(store, patron),
    store.inPlay(patron),
    store.patrons.isSuspended(patron),
    store.protections.find(patron),
  ]);
  return {
    ...available,
    inPlay: inPlay.map(byPublicName),
    ...(suspended ? { suspended: true } : {}),
    ...(protection ? { protection: stateOf(protection, nowMs) } : {}),
  };
};

/** The ledger has only the stakes and the result of an operator's patron; the operator keeps the balance. */
const availableOf = async (
  store: AccountStore,
  patron: PatronId,
): Promise<Pick<AccountView, 'availableMinor' | 'lastKnownAt' | 'resultMinor'>> => {
  const account = store.account(patronAccount(patron));
  if (!isKeyedPatron(patron)) return { availableMinor: availableMinor(await account) };
  const [{ balanceMinor: ownedMinor, givenMinor }, known] = await Promise.all([
    account,
    store.operatorBalance?.(patron),
  ]);
  const resultMinor = minor(ownedMinor - givenMinor);
  if (!known) return { availableMinor: ZERO, lastKnownAt: null, resultMinor };
  const { balanceMinor, isFresh, at } = known;
  return { availableMinor: balanceMinor, ...(isFresh ? {} : { lastKnownAt: at }), resultMinor };
};

const stateOf = (protection: Protection, nowMs: number): NonNullable<AccountView['protection']> => {
  const absence = absenceOf(protection, nowMs);
  return {
    checkDue: isCheckDue(protection.time, checkEveryMs(protection)),
    absence: absence && { kind: absence.kind, until: absence.untilMs },
  };
};
