// Wallets of operators in virtual time, for tests of tables: the pure wallet of the reference operator behind a network with faults.
import { coins } from '@punto/engine/minor';
import { keyOf } from '@punto/ledger/patron-key';
import { handleCall } from '@punto/operator/book/wallet';
import type { AnyCall } from '@punto/operator/contract/calls';
import type { ReceivedAnswer } from '@punto/operator/rules/answer-of';
import type { MemoryRows } from '@punto/operator/test/support/memory-rows';
import type { Store } from '@punto/store/store';
import type { PatronId } from '@punto/table/ids';
import type { Currencies } from '@punto/table/state';
import { pino } from 'pino';
import type { Clock } from '../../src/time/clock.ts';
import { createBrandWallet } from '../../src/wallet/brand-wallet.ts';
import { type BrandWallets, createBrandWallets } from '../../src/wallet/brand-wallets.ts';
import { createLastFault } from '../../src/wallet/wallet-fault.ts';
import { NO_WALLET_METER } from '../../src/wallet/wallet-meter.ts';

/** Answers a call, or `null` when none came in time. */
export type AskOperator = (call: AnyCall) => Promise<ReceivedAnswer | null>;

/** The operator's id of a patron. */
export const accountOf = (patron: PatronId): string => `at the operator: ${patron}`;
export const sessionOf = (patron: PatronId): string => `session of ${patron}`;

/** Gives the patron a session and this balance at the operator. */
export const admitAt = (rows: MemoryRows, patron: PatronId, balance: number): void => {
  rows.admit(
    { id: accountOf(patron), currency: keyOf(patron).currency, blocked: false, limits: {} },
    balance,
  );
  rows.putSession({ id: sessionOf(patron), patron: accountOf(patron), ended: false });
};

export const createTestDesk = (
  store: Pick<Store, 'wallet' | 'webhooks'>,
  clock: Clock,
  operators: Readonly<Record<string, AskOperator>>,
): BrandWallets => {
  const log = pino({ level: 'silent' });
  const wallets = new Map(
    Object.entries(operators).map(([brand, ask]) => {
      const caller = { ask, close: () => {} };
      const callers = { play: caller, owed: caller };
      const parts = { brand, clock, meter: NO_WALLET_METER, faults: createLastFault(clock), callers };
      return [brand, createBrandWallet({ ...parts, onBreaker: () => {} })] as const;
    }),
  );
  return createBrandWallets({
    ...{ store, clock, log, wallets },
    findOwner: async (patron) => ({ session: sessionOf(patron), patron: accountOf(patron) }),
  });
};

/** What the reference operator answers from its rows, as the house receives it. */
export const answerFrom = (rows: MemoryRows, call: AnyCall, now: number) => {
  const { status, body } = handleCall(rows, call, now);
  return { status, signed: true, json: body };
};

/** Euros of the brand `lagoon` are taken, one for a coin. */
export const LAGOON_CURRENCIES: Currencies = {
  'lagoon.EUR': { rate: [1, 1], stepMinor: coins(1), chipsMinor: [coins(1)], limits: {} },
};

/** Options of a deployment whose tables take the euros of `lagoon`. */
export const lagoonTables = (ask: (call: AnyCall, now: number) => ReturnType<AskOperator>) => ({
  walletsOf: (store: Store, clock: Clock) =>
    createTestDesk(store, clock, { lagoon: (call) => ask(call, clock.now()) }),
  currenciesOf: () => LAGOON_CURRENCIES,
});
