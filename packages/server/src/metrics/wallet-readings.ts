// Metrics of owed calls to the wallets of operators, read from the store, and of the breakers of this process. A house
// without brands has none of them.
import type { Store } from '@punto/store/store';
import { UNRESOLVED_AGE_MS, type WaitingCalls } from '@punto/store/wallet-store';
import type { SystemClock } from '../time/system-clock.ts';
import type { BrandWallet } from '../wallet/brand-wallet.ts';
import type { Families } from './metric-families.ts';

type Watched = {
  readonly store: Pick<Store, 'wallet'>;
  readonly wallets: ReadonlyMap<string, Pick<BrandWallet, 'isOpen'>>;
  readonly clock: Pick<SystemClock, 'now'>;
};

export const registerWallets = ({ gauge }: Families, { store, wallets, clock }: Watched): void => {
  const since = (at: number | null | undefined): number =>
    at === null || at === undefined ? 0 : Math.max(0, clock.now() - at) / 1_000;
  const ofBrands = (name: string, help: string, read: (waiting: WaitingCalls | undefined) => number): void =>
    gauge(name, help, ['brand'], async (set) => {
      const waiting = await store.wallet.waiting(clock.now() - UNRESOLVED_AGE_MS);
      const rows = new Map(waiting.map((row) => [row.brand, row]));
      for (const brand of new Set([...wallets.keys(), ...rows.keys()])) set(read(rows.get(brand)), brand);
    });

  gauge(
    'punto_wallet_breaker_open',
    '1: this process refuses the tickets of the brand.',
    ['brand'],
    (set) => {
      for (const [brand, wallet] of wallets) set(wallet.isOpen() ? 1 : 0, brand);
    },
  );
  ofBrands('punto_wallet_owed', 'Undelivered calls to the wallet.', (row) => row?.calls ?? 0);
  ofBrands('punto_wallet_owed_oldest_seconds', 'Age of the oldest of them; 0: none.', (row) =>
    since(row?.oldestAt),
  );
  ofBrands(
    'punto_wallet_unresolved',
    'Undelivered calls to the wallet that have failed, or are older than a minute.',
    (row) => row?.unresolved ?? 0,
  );
  ofBrands('punto_wallet_unresolved_oldest_seconds', 'Age of the oldest of them; 0: none.', (row) =>
    since(row?.unresolvedAt),
  );
};
