// Cache of the pending movements: the stakes on all tables that are not decided yet. They are few compared with all stakes
// ever made, and a settlement reads every pending movement of its round.
import type { DatabaseSync } from 'node:sqlite';
import type { AccountId } from '@punto/ledger/account';
import type { Movement, TransferId } from '@punto/ledger/transfer';
import { type TableId, tableId } from '@punto/table/ids';
import { type MovementRow, movementOf } from '../shared/movement-row.ts';
import { query } from './typed-queries.ts';

export type Pending = {
  readonly number: number;
  readonly movement: Movement;
  readonly decided: false;
  /** The stream version in the answer to the stake's ticket. */
  readonly answer: number | null;
};

export type PendingMovements = {
  readonly find: (id: TransferId) => Pending | null;
  readonly add: (pending: Pending) => void;
  readonly remove: (pending: Pending) => void;
  /** Tables with pending movements, sorted by name. */
  readonly tables: () => readonly TableId[];
  readonly isWaiting: (debit: AccountId, escrow: AccountId) => boolean;
  /** Pending amount of this account in each escrow, sorted by name. */
  readonly stakesOf: (debit: AccountId) => ReadonlyMap<AccountId, number>;
  /** Pending amount of this account from movements made at this time or later. */
  readonly madeSince: (debit: AccountId, startMs: number) => number;
  /** Drops the cache; it is read again when next needed. */
  readonly drop: () => void;
};

type PendingIndex = {
  readonly byId: Map<TransferId, Pending>;
  readonly byDebit: Map<AccountId, Set<Pending>>;
};

export const createPendingMovements = (database: DatabaseSync): PendingMovements => {
  const select = query<MovementRow>(
    database,
    "SELECT * FROM movements WHERE state = 'pending' ORDER BY number",
  );
  let held: PendingIndex | null = null;

  const read = (): PendingIndex => {
    const read: PendingIndex = { byId: new Map(), byDebit: new Map() };
    for (const row of select.all())
      add(read, { number: row.number, movement: movementOf(row), decided: false, answer: row.answer });
    return read;
  };

  const all = (): PendingIndex => {
    held ??= read();
    return held;
  };

  return {
    find: (id) => all().byId.get(id) ?? null,
    add: (pending) => {
      // Not loaded yet: this movement will be read with the others.
      if (held) add(held, pending);
    },
    remove: (pending) => {
      const { byId, byDebit } = all();
      const { id, debit } = pending.movement;
      byId.delete(id);
      const ofDebit = byDebit.get(debit);
      ofDebit?.delete(pending);
      if (ofDebit?.size === 0) byDebit.delete(debit);
    },
    tables: () => {
      const tables = [...all().byId.values()].flatMap(({ movement: { memo } }) => memo.table ?? []);
      return [...new Set(tables)].sort().map(tableId);
    },
    isWaiting: (debit, escrow) =>
      all()
        .byDebit.get(debit)
        ?.values()
        .some(({ movement }) => movement.credit === escrow) ?? false,
    stakesOf: (debit) => {
      const sums = new Map<AccountId, number>();
      for (const { movement } of all().byDebit.get(debit) ?? [])
        if (movement.credit.startsWith('escrow:'))
          sums.set(movement.credit, (sums.get(movement.credit) ?? 0) + movement.amountMinor);
      return new Map([...sums].sort(([a], [b]) => (a < b ? -1 : 1)));
    },
    madeSince: (debit, startMs) => {
      let sum = 0;
      for (const { movement } of all().byDebit.get(debit) ?? [])
        if (movement.memo.at >= startMs) sum += movement.amountMinor;
      return sum;
    },
    drop: () => {
      held = null;
    },
  };
};

const add = ({ byId, byDebit }: PendingIndex, pending: Pending): void => {
  const { id, debit } = pending.movement;
  byId.set(id, pending);
  const ofDebit = byDebit.get(debit);
  if (ofDebit) ofDebit.add(pending);
  else byDebit.set(debit, new Set([pending]));
};
