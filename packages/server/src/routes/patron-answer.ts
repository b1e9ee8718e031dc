// The answer to entering and to signing in: the patron and the account.
import type { SessionAnswer } from '@punto/protocol/api';
import type { Patron, Store } from '@punto/store/store';
import { type Brands, NO_BRANDS } from '../brands/brand.ts';
import { accountView } from '../identity/account-view.ts';
import { ownBrand } from '../operators/own-brand.ts';
import type { Clock } from '../time/clock.ts';

export const patronAnswer = async (
  store: Store,
  clock: Pick<Clock, 'now'>,
  { id, name }: Patron,
  brands: Brands = NO_BRANDS,
): Promise<SessionAnswer> => {
  const brand = ownBrand(brands, id);
  return {
    patron: { id, name },
    account: await accountView(store, id, clock.now()),
    serverTime: clock.now(),
    ...(brand ? { brand } : {}),
  };
};
