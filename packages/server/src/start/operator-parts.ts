// The parts of a house with brands: launches, balances as the wallets report them, and cookies that frames may send.
import type { Store } from '@punto/store/store';
import { type PatronId, patronId } from '@punto/table/ids';
import type { Logger } from 'pino';
import { type Brands, NO_BRANDS } from '../brands/brand.ts';
import { createSessionCookies } from '../http/session-cookie.ts';
import type { OperatorBalances } from '../operators/balances.ts';
import { createLaunches } from '../operators/launches.ts';
import { type OpenSession, openSessionOverHttp } from '../operators/open-session.ts';
import { brandOfPatron } from '../operators/own-brand.ts';
import type { HttpParts } from '../routes/route-parts.ts';
import type { Clock } from '../time/clock.ts';

export type OperatorParts = {
  readonly brands?: Brands;
  /** The wallet's call `session`; absent: over HTTP. */
  readonly openSession?: OpenSession;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly origins?: readonly string[];
};

export const createOperators = (
  { brands = NO_BRANDS, store, clock, log, origins = [], ...parts }: OperatorParts,
  balances: OperatorBalances,
  onSessionsEnded: (patron: PatronId) => void,
): Pick<HttpParts, 'brands' | 'launches' | 'balances' | 'sessionCookies'> => {
  const onFault = (brand: string, err: unknown): void =>
    log.warn({ component: 'operators', brand, err }, 'the wallet did not open the session of a launch');
  const { openSession = openSessionOverHttp(clock.now, onFault) } = parts;
  const isEmbedded = (patron: string): boolean =>
    (brandOfPatron(brands, patronId(patron))?.origins ?? []).length > 0;
  return {
    brands,
    balances,
    launches: createLaunches({ store, brands, clock, openSession, onSessionsEnded }),
    sessionCookies: createSessionCookies(origins, isEmbedded),
  };
};

/** The store with the balances of operators' patrons, which `accountView` shows. */
export const withBalances = (
  store: Store,
  brands: Brands | undefined,
  { of }: OperatorBalances,
): Store & { readonly operatorBalance?: OperatorBalances['of'] } =>
  brands === undefined || brands.size === 0 ? store : { ...store, operatorBalance: of };
