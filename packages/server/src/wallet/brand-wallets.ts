// The wallets of all brands in this process: whether an operator keeps a patron's money, the patron's session there, and the
// balance.
import { type Minor, minor } from '@punto/engine/minor';
import { isKeyedPatron, keyOf } from '@punto/ledger/patron-key';
import type { Store } from '@punto/store/store';
import type { PatronId } from '@punto/table/ids';
import type { Logger } from 'pino';
import type { Clock } from '../time/clock.ts';
import type { Tracing } from '../trace/tracing.ts';
import { type Balances, createBalances, type KnownBalance } from './balances.ts';
import { type BrandWallet, createBrandWallet, type WalletOwner } from './brand-wallet.ts';
import { createWalletCaller, type WalletAddress } from './caller/wallet-caller.ts';
import { createOutbox, type Outbox, type OutboxParts } from './outbox.ts';
import { createLastFault } from './wallet-fault.ts';
import { NO_WALLET_METER, type WalletMeter } from './wallet-meter.ts';

/** Finds the patron's session and id at the operator; `null`: the patron has no session. */
export type FindOwner = (patron: PatronId) => Promise<Pick<WalletOwner, 'session' | 'patron'> | null>;

export type BrandWallets = {
  /** `null`: the patron's money is in the books of this house. */
  readonly walletOf: (patron: PatronId) => BrandWallet | null;
  readonly ownerOf: (patron: PatronId) => Promise<WalletOwner | null>;
  readonly balances: Balances;
  /** Requests the balance from the wallet; without an answer the last known one. `null`: not known. */
  readonly askBalance: (patron: PatronId) => Promise<KnownBalance | null>;
  readonly outboxOf: (parts: Pick<OutboxParts, 'table' | 'fence' | 'wakeTable'>) => Outbox;
  readonly wallets: ReadonlyMap<string, BrandWallet>;
  /** Registers the listener for balances at the operator that have changed, or are only the last known ones from now on. */
  readonly onChanged: (listener: (patron: PatronId) => void) => void;
  /** Takes the balance in the answer to a debit; `null`: there was no clear answer. */
  readonly noteBalance: (patron: PatronId, balanceMinor: Minor | null) => void;
  readonly close: () => void;
};

export type BrandWalletsParts = {
  readonly store: Pick<Store, 'wallet' | 'webhooks'>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly wallets: ReadonlyMap<string, BrandWallet>;
  readonly findOwner: FindOwner;
};

export const createBrandWallets = (parts: BrandWalletsParts): BrandWallets => {
  const { store, clock, log, wallets, findOwner } = parts;
  const balances = createBalances(clock);
  let changed: (patron: PatronId) => void = () => {};
  const walletOf = (patron: PatronId): BrandWallet | null =>
    isKeyedPatron(patron) ? (wallets.get(keyOf(patron).brand) ?? null) : null;

  const ownerOf: BrandWallets['ownerOf'] = async (patron) => {
    const found = await findOwner(patron);
    return found && { ...found, ...keyOf(patron) };
  };

  return {
    walletOf,
    ownerOf,
    balances,
    askBalance: async (patron) => {
      const owner = await ownerOf(patron);
      const verdict = owner && (await walletOf(patron)?.balance(owner));
      if (verdict?.kind === 'done') balances.update(patron, minor(verdict.balance));
      else balances.markStale(patron);
      return balances.of(patron);
    },
    outboxOf: (own) =>
      createOutbox({
        ...{ ...own, store, clock, log },
        walletOf: (brand) => wallets.get(brand) ?? null,
        onDelivered: ({ patron }, balance) => {
          if (balance !== null) balances.update(patron, minor(balance));
          changed(patron);
        },
      }),
    wallets,
    onChanged: (listener) => {
      changed = listener;
    },
    noteBalance: (patron, balanceMinor) => {
      const wasFresh = balances.of(patron)?.isFresh ?? true;
      if (balanceMinor === null) balances.markStale(patron);
      else balances.update(patron, balanceMinor);
      if (wasFresh !== (balanceMinor !== null)) changed(patron);
    },
    close: () => {
      for (const wallet of wallets.values()) wallet.close();
    },
  };
};

/** The wallets at these addresses, by brand. */
export const openWallets = (
  addresses: ReadonlyMap<string, WalletAddress>,
  {
    clock,
    log,
    meter = NO_WALLET_METER,
    tracing = null,
  }: {
    readonly clock: Clock;
    readonly log: Logger;
    readonly meter?: WalletMeter | undefined;
    readonly tracing?: Tracing | null;
  },
): ReadonlyMap<string, BrandWallet> =>
  new Map(
    [...addresses].map(([brand, address]) => {
      const faults = createLastFault(clock);
      const caller = () =>
        createWalletCaller({
          ...address,
          now: clock.now,
          onFault: (call, reason, fault) => {
            faults.note(fault);
            log.warn({ component: 'wallet', brand, call: call.call, reason }, 'wallet gave no valid answer');
          },
        });
      const wallet = createBrandWallet({
        ...{ brand, clock, meter, tracing, faults, callers: { play: caller(), owed: caller() } },
        onBreaker: (isOpen) =>
          log.warn(
            { component: 'wallet', brand },
            isOpen ? 'breaker opened: tickets are refused' : 'breaker closed',
          ),
      });
      return [brand, wallet] as const;
    }),
  );
