// Alerts of the floor about the wallets of operators: a breaker that is open, and a call that is unresolved for ten minutes. Read every
// few seconds while a console is open.
import type { WalletAlert } from '@punto/protocol/floor/wallet-api';
import { LOCKING_AGE_MS, UNRESOLVED_AGE_MS } from '@punto/store/wallet-store';
import { instant } from '@punto/table/ids';
import type { Clock } from '../../time/clock.ts';
import { type BoardParts, readWallets, walletState } from './operator-board.ts';

const EVERY_MS = 5_000;

export const readWalletAlerts = async (parts: BoardParts): Promise<readonly WalletAlert[]> => {
  const { store, clock, brands } = parts;
  if (brands.size === 0) return [];
  const now = clock.now();
  const [{ statuses }, waiting] = await Promise.all([
    readWallets(parts),
    store.wallet.waiting(now - UNRESOLVED_AGE_MS),
  ]);
  return [...brands.values()].flatMap(({ id: brand, name }): readonly WalletAlert[] => {
    const { openSince } = walletState(brand, statuses);
    const at = waiting.find((row) => row.brand === brand)?.unresolvedAt ?? null;
    const isOld = at !== null && now - at >= LOCKING_AGE_MS;
    return [
      ...(openSince === null ? [] : [{ kind: 'breaker', brand, name, since: openSince } as const]),
      ...(isOld ? [{ kind: 'unresolved', brand, name, since: at } as const] : []),
    ];
  });
};

export type AlertWatch = {
  /** As last read. */
  readonly latest: () => readonly WalletAlert[];
  readonly stop: () => void;
};

export type AlertWatchParts = {
  readonly clock: Clock;
  readonly read: () => Promise<readonly WalletAlert[]>;
  /** Whether a console is open. */
  readonly isWanted: () => boolean;
  readonly send: (alerts: readonly WalletAlert[]) => void;
  readonly onFault: (fault: unknown) => void;
};

export const watchAlerts = ({ clock, read, isWanted, send, onFault }: AlertWatchParts): AlertWatch => {
  let latest: readonly WalletAlert[] = [];
  let stopped = false;
  let cancel = (): void => {};
  const later = (): void => {
    if (!stopped) cancel = clock.wake(instant(clock.now() + EVERY_MS), turn);
  };
  const turn = (): void => {
    if (!isWanted()) {
      later();
      return;
    }
    void read()
      .then((alerts) => {
        latest = alerts;
        if (!stopped) send(alerts);
      })
      .catch(onFault)
      .finally(later);
  };
  later();
  return {
    latest: () => latest,
    stop: () => {
      stopped = true;
      cancel();
    },
  };
};
