// Assembles the parts that only a house with brands has: launches, balances as the wallets report them, and cookies that
// frames may send.
import type { Store } from '@punto/store/store';
import { patronId } from '@punto/table/ids';
import type { Logger } from 'pino';
import { type Brands, NO_BRANDS } from '../brands/brand.ts';
import { createSessionCookies } from '../http/session-cookie.ts';
import type { AccountStore } from '../identity/account-view.ts';
import { createLaunchLimiter } from '../operators/launch-limits.ts';
import { createLaunches } from '../operators/launches.ts';
import { type OpenSession, openSessionAt } from '../operators/open-session.ts';
import { brandOfPatron } from '../operators/own-brand.ts';
import type { HttpParts } from '../routes/route-parts.ts';
import type { Gateway } from '../socket/gateway.ts';
import type { Clock } from '../time/clock.ts';
import { type BalanceWatch, createBalanceWatch } from '../wallet/balance-watch.ts';
import { type Balances, createBalances } from '../wallet/balances.ts';
import type { BrandWallets } from '../wallet/brand-wallets.ts';

export type OperatorParts = {
  readonly brands?: Brands;
  readonly wallets?: BrandWallets;
  /** Replaces the wallet call `session` in tests. */
  readonly openSession?: OpenSession;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly origins?: readonly string[];
};

export const createOperators = (
  { brands = NO_BRANDS, store, clock, log, origins = [], wallets, ...parts }: OperatorParts,
  balances: Balances,
  shown: Pick<BalanceWatch, 'onChanged'>,
  { sessionsEnded, touch, touchHere }: Pick<Gateway, 'sessionsEnded' | 'touch' | 'touchHere'>,
): Pick<HttpParts, 'brands' | 'wallets' | 'launches' | 'launchLimiter' | 'balances' | 'sessionCookies'> => {
  const { openSession = openSessionAt(wallets?.wallets ?? new Map(), log) } = parts;
  wallets?.onChanged(touch);
  shown.onChanged(touchHere);
  const isEmbedded = (patron: string): boolean =>
    (brandOfPatron(brands, patronId(patron))?.origins ?? []).length > 0;
  return {
    brands,
    wallets: wallets?.wallets ?? new Map(),
    balances,
    launchLimiter: createLaunchLimiter(brands, clock),
    launches: createLaunches({ store, brands, clock, openSession, onSessionsEnded: sessionsEnded }),
    sessionCookies: createSessionCookies(origins, isEmbedded),
  };
};

/** The balances of operators' patrons, and the store with them for `accountView`. */
export const openBalances = ({
  store,
  brands,
  wallets,
  clock,
}: Pick<OperatorParts, 'store' | 'brands' | 'wallets' | 'clock'>): {
  readonly store: Store & Pick<AccountStore, 'operatorBalance'>;
  readonly balances: Balances;
  readonly shown: BalanceWatch;
} => {
  const balances = wallets?.balances ?? createBalances(clock);
  const shown = createBalanceWatch(balances, clock, async (patron) => wallets?.askBalance(patron) ?? null);
  const isOfBrands = brands !== undefined && brands.size > 0;
  return { store: isOfBrands ? { ...store, operatorBalance: shown.read } : store, balances, shown };
};
