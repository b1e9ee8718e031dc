// Collects the data that the floor shows of each brand: tables with limits and stakes, the figures of the gaming day, and
// the state of its wallet in all processes, requested through the tables that they own.
import { minor } from '@punto/engine/minor';
import { createDayReader, type DayReader, QUARTER_MS } from '@punto/operator/reconcile/gaming-day';
import type { FloorEntry } from '@punto/protocol/floor/message';
import type {
  BrandCurrencyOnFloor,
  OperatorOnFloor,
  OperatorsAnswer,
  WalletOnFloor,
} from '@punto/protocol/floor/wallet-api';
import type { Store } from '@punto/store/store';
import { type LockedPatron, UNRESOLVED_AGE_MS, type WaitingCalls } from '@punto/store/wallet-store';
import type { Brand, Brands } from '../../brands/brand.ts';
import { offeredTable } from '../../brands/offered-tables.ts';
import type { Broker } from '../../broker/broker.ts';
import type { WalletStatus } from '../../broker/wallet-status.ts';
import type { Clock } from '../../time/clock.ts';
import type { BrandWallet } from '../../wallet/brand-wallet.ts';
import { patronNames } from '../patron-names.ts';
import type { Wall } from '../wall.ts';

export type BoardParts = {
  readonly store: Pick<Store, 'wallet' | 'office' | 'patrons'>;
  readonly broker: Pick<Broker, 'ask' | 'tables' | 'node'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly brands: Brands;
  readonly wallets: ReadonlyMap<string, Pick<BrandWallet, 'status'>>;
};

export type WalletStatuses = {
  /** By node. */
  readonly statuses: ReadonlyMap<string, Readonly<Record<string, WalletStatus>>>;
  /** Patrons at the tables, by brand. */
  readonly patrons: ReadonlyMap<string, number>;
};

/** Most locked patrons that are listed, over all brands. */
const MOST_LOCKED = 200;

/** Tables that do not answer are left out. */
export const readWallets = async ({ broker, wallets }: BoardParts): Promise<WalletStatuses> => {
  const own = Object.fromEntries([...wallets].map(([brand, wallet]) => [brand, wallet.status()]));
  const statuses = new Map([[broker.node, own]]);
  const patrons = new Map<string, number>();
  const replies = await Promise.all(
    broker.tables().map((table) => broker.ask(table, { type: 'wallets', patron: null, wake: null })),
  );
  for (const reply of replies) {
    if (reply.type !== 'wallets') continue;
    statuses.set(reply.node, reply.wallets);
    for (const [brand, count] of Object.entries(reply.patrons))
      patrons.set(brand, (patrons.get(brand) ?? 0) + count);
  }
  return { statuses, patrons };
};

export const createOperatorBoard = (parts: BoardParts, wall: Pick<Wall, 'fresh'>) => {
  const { store, clock, brands } = parts;
  const days = new Map([...brands].map(([id, { gamingDay }]) => [id, createDayReader(gamingDay)] as const));

  return {
    read: async (): Promise<OperatorsAnswer> => {
      const at = clock.now();
      if (brands.size === 0) return { at, operators: [] };
      const [tables, { statuses, patrons }, waiting, locked] = await Promise.all([
        wall.fresh(),
        readWallets(parts),
        store.wallet.waiting(at - UNRESOLVED_AGE_MS),
        store.wallet.locked(at, MOST_LOCKED),
      ]);
      const names = await patronNames(
        store,
        locked.map(({ patron }) => patron),
      );
      const operators = [...brands.values()].map(async (brand): Promise<OperatorOnFloor> => {
        const reader = days.get(brand.id) ?? createDayReader(brand.gamingDay);
        return {
          ...{
            brand: brand.id,
            name: brand.name,
            day: reader.dayOf(at),
            patrons: patrons.get(brand.id) ?? 0,
          },
          currencies: await currenciesOf(store, brand, reader, at, tables),
          wallet: walletState(brand.id, statuses),
          ...owedOf(waiting.find((row) => row.brand === brand.id)),
          locked: locked.filter((each) => each.brand === brand.id).map((each) => lockedLine(each, names)),
        };
      });
      return { at, operators: await Promise.all(operators) };
    },
  };
};

const currenciesOf = async (
  store: Pick<Store, 'office'>,
  brand: Brand,
  reader: DayReader,
  at: number,
  tables: readonly FloorEntry[],
): Promise<readonly BrandCurrencyOnFloor[]> => {
  const { from, to } = reader.spanOf(reader.dayOf(at));
  const figures = await store.office.figures(brand.id, from / QUARTER_MS, to / QUARTER_MS);
  return Object.keys(brand.currencies).map((currency) => {
    const day = { bets: 0, stakeMinor: 0, returnedMinor: 0, commissionMinor: 0, cancelledMinor: 0 };
    for (const figure of figures) {
      if (figure.currency !== currency) continue;
      day.bets += figure.bets;
      day.stakeMinor += figure.stakeMinor;
      day.returnedMinor += figure.returnedMinor;
      day.commissionMinor += figure.commissionMinor;
      day.cancelledMinor += figure.cancelledMinor;
    }
    return { currency, day, tables: tables.flatMap((entry) => tableLine(entry, brand, currency)) };
  });
};

const tableLine = (
  { table, floor }: FloorEntry,
  brand: Brand,
  currency: string,
): BrandCurrencyOnFloor['tables'] => {
  const offered = offeredTable(brand, currency, floor.view.setup);
  if (!offered.ok) return [];
  const side = offered.setup.offers.find(({ option }) => option === 'banker' || option === 'player');
  const stakes = floor.currencies?.find((each) => each.brand === brand.id && each.currency === currency);
  return [
    {
      table,
      minMinor: side?.minMinor ?? minor(0),
      maxMinor: side?.maxMinor ?? minor(0),
      stakedMinor: stakes?.stakedMinor ?? minor(0),
      exposureMinor: stakes?.exposureMinor ?? minor(0),
    },
  ];
};

/** Over all processes: since when the first breaker is open, and the last fault of any. */
export const walletState = (brand: string, statuses: WalletStatuses['statuses']): WalletOnFloor => {
  const all = [...statuses.values()].flatMap((wallets) => wallets[brand] ?? []);
  const open = all.flatMap(({ openSince }) => openSince ?? []);
  const [last] = all.flatMap(({ lastFault }) => lastFault ?? []).toSorted((a, b) => b.at - a.at);
  return {
    nodes: all.length,
    openAt: open.length,
    openSince: open.length === 0 ? null : Math.min(...open),
    calls: all.reduce((sum, { calls }) => sum + calls, 0),
    failures: all.reduce((sum, { failures }) => sum + failures, 0),
    lastTrouble: last ? { at: last.at, trouble: last.fault } : null,
  };
};

const owedOf = (row: WaitingCalls | undefined): Pick<OperatorOnFloor, 'owed' | 'unresolved'> => ({
  owed: { calls: row?.calls ?? 0, oldestAt: row?.oldestAt ?? null },
  unresolved: { calls: row?.unresolved ?? 0, oldestAt: row?.unresolvedAt ?? null },
});

const lockedLine = (
  { patron, calls, oldestAt }: LockedPatron,
  names: Readonly<Record<string, string>>,
): OperatorOnFloor['locked'][number] => {
  const patronName = names[patron];
  return { patron, calls, oldestAt, ...(patronName === undefined ? {} : { patronName }) };
};
