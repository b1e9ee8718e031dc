// Opens the wallets of the brands of this deployment; a house without brands has none.
import type { Store } from '@punto/store/store';
import type { PatronId } from '@punto/table/ids';
import type { Logger } from 'pino';
import type { Brands } from '../brands/brand.ts';
import { createWalletDesk, type FindOwner, openWallets, type WalletDesk } from '../wallet/wallet-desk.ts';
import type { Closer, Ground } from './ground.ts';

/** Returns no desk without brands. `opened` collects the closers. */
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

/** Looks up a patron's session at the operator. A launch ends earlier sessions, so there is at most one; both sides use its id. */
const findOwnerIn =
  ({ operatorPatrons, sessions }: Pick<Store, 'operatorPatrons' | 'sessions'>): FindOwner =>
  async (patron: PatronId) => {
    const [person, [session]] = await Promise.all([operatorPatrons.of(patron), sessions.of(patron, 0)]);
    return person && session ? { session: session.id, patron: person.operatorPatron } : null;
  };
