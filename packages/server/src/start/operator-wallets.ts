// The wallets of the brands of this deployment; a house without brands has none.
import type { Store } from '@punto/store/store';
import type { PatronId } from '@punto/table/ids';
import type { Logger } from 'pino';
import type { Brands } from '../brands/brand.ts';
import type { Broker } from '../broker/broker.ts';
import type { Clock } from '../time/clock.ts';
import { createWalletDesk, openWallets, type WalletDesk, type WalletOwners } from '../wallet/wallet-desk.ts';

type Parts = {
  readonly store: Pick<Store, 'wallet' | 'operatorPatrons' | 'sessions'>;
  readonly clock: Clock;
  readonly broker: Pick<Broker, 'announce'>;
  readonly log: Logger;
};

/** `null`: there are no brands. */
export const openOperatorWallets = (brands: Brands, parts: Parts): WalletDesk | null => {
  if (brands.size === 0) return null;
  const { store, clock, broker, log } = parts;
  const addresses = new Map([...brands].map(([id, { wallet }]) => [id, wallet] as const));
  return createWalletDesk({
    ...{ store, clock, log, wallets: openWallets(addresses, { clock, log }), owners: ownersOf(store) },
    onDelivered: (patron) => broker.announce({ type: 'account', patron }),
  });
};

/** A launch ends the earlier sessions of its patron, so there is one at most; its id is the operator's word for it too. */
const ownersOf =
  ({ operatorPatrons, sessions }: Pick<Store, 'operatorPatrons' | 'sessions'>): WalletOwners =>
  async (patron: PatronId) => {
    const [person, [session]] = await Promise.all([operatorPatrons.of(patron), sessions.of(patron, 0)]);
    return person && session ? { session: session.id, patron: person.operatorPatron } : null;
  };
