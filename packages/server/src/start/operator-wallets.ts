// Opens the wallets of the brands of this deployment; a house without brands has none.
import type { Store } from '@punto/store/store';
import type { PatronId } from '@punto/table/ids';
import type { Brands } from '../brands/brand.ts';
import type { Clock } from '../time/clock.ts';
import {
  type BrandWallets,
  createBrandWallets,
  type FindOwner,
  openWallets,
} from '../wallet/brand-wallets.ts';
import type { DeploymentContext, DeploymentServices } from './deployment-services.ts';

/** Returns no desk without brands. */
export const openOperatorWallets = (
  brands: Brands,
  { store, clock }: Pick<DeploymentServices, 'store'> & { readonly clock: Clock },
  {
    log,
    tracing,
    opened,
    metrics,
  }: Pick<DeploymentContext, 'log' | 'tracing' | 'opened'> & Partial<Pick<DeploymentContext, 'metrics'>>,
): { readonly wallets?: BrandWallets } => {
  if (brands.size === 0) return {};
  const addresses = new Map([...brands].map(([id, { wallet }]) => [id, wallet] as const));
  const wallets = createBrandWallets({
    ...{
      store,
      clock,
      log,
      wallets: openWallets(addresses, { clock, log, tracing, meter: metrics?.walletMeter }),
      findOwner: findOwnerIn(store),
    },
  });
  opened.push(async () => wallets.close());
  return { wallets };
};

/** Looks up a patron's session at the operator. A launch ends earlier sessions, so there is at most one; both sides use its id. */
const findOwnerIn =
  ({ operatorPatrons }: Pick<Store, 'operatorPatrons'>): FindOwner =>
  async (patron: PatronId) => {
    const found = await operatorPatrons.sessionOf(patron);
    return found && { session: found.session, patron: found.operatorPatron };
  };
