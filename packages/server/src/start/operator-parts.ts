// The parts of a house with brands: launches, balances as the wallets report them, and cookies that frames may send.
import type { Minor } from '@punto/engine/minor';
import type { Store } from '@punto/store/store';
import { type PatronId, patronId } from '@punto/table/ids';
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
import type { Balances } from '../wallet/balances.ts';
import type { WalletDesk } from '../wallet/wallet-desk.ts';

export type OperatorParts = {
  readonly brands?: Brands;
  readonly wallets?: WalletDesk;
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
  { sessionsEnded, touch }: Pick<Gateway, 'sessionsEnded' | 'touch'>,
): Pick<HttpParts, 'brands' | 'wallets' | 'launches' | 'launchLimiter' | 'balances' | 'sessionCookies'> => {
  const { openSession = openSessionAt(wallets?.wallets ?? new Map(), log) } = parts;
  wallets?.onDelivered(touch);
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

/** The store with the balances of operators' patrons, for `accountView`. A balance that this process does not know is requested. */
export const withBalances = (
  {
    store,
    brands,
    wallets,
  }: Pick<OperatorParts, 'store' | 'brands'> & { readonly wallets?: Pick<WalletDesk, 'askBalance'> },
  balances: Balances,
): Store & Pick<AccountStore, 'operatorBalance'> => {
  if (brands === undefined || brands.size === 0) return store;
  const operatorBalance = async (patron: PatronId): Promise<Minor | null> => {
    const known = balances.of(patron) ?? (await wallets?.askBalance(patron));
    return known?.balanceMinor ?? null;
  };
  return { ...store, operatorBalance };
};
