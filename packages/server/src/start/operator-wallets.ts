// The wallets of the brands of this deployment; a house without brands has none.
import type { Store } from '@punto/store/store';
import type { PatronId } from '@punto/table/ids';
import type { Logger } from 'pino';
import type { Brands } from '../brands/brand.ts';
import { createWalletDesk, type FindOwner, openWallets, type WalletDesk } from '../wallet/wallet-desk.ts';
import type { Closer, Ground } from './ground.ts';

/** Without brands nothing. `opened` closes them. */
export const openOperatorWallets = (
  brands: Brands,
  { store, clock }: Pick<Ground, 'store' | 'clock'>,
  log: Logger,
  opened: Closer[],
): { readonly wallets?: WalletDesk } => {
  if (brands.size === 0) return {};
  const addresses = new Map([...brands].map(([id, { wallet }]) => [id, wallet] as const));
  const wallets = createWalletDesk({
    ...{ store, clock, log, wallets: openWallets(addresses, { clock, log }), findOwner: findOwnerIn(store) },
  });
  opened.push(async () => wallets.close());
  return { wallets };
};

/** A launch ends the earlier sessions of its patron, so there is one at most; its id is the operator's word for it too. */
const findOwnerIn =
  ({ operatorPatrons, sessions }: Pick<Store, 'operatorPatrons' | 'sessions'>): FindOwner =>
  async (patron: PatronId) => {
    const [person, [session]] = await Promise.all([operatorPatrons.of(patron), sessions.of(patron, 0)]);
    return person && session ? { session: session.id, patron: person.operatorPatron } : null;
  };
