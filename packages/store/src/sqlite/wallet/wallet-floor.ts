// Owed wallet calls in SQLite for the floor: reads them, and makes a call due now.
import type { DatabaseSync } from 'node:sqlite';
import { pageOf } from '../../page.ts';
import {
  CALL_COLUMNS,
  type CallRow,
  DEBIT_COLUMNS,
  type DebitRow,
  lockedPatrons,
  receivableCalls,
  unresolvedCalls,
  waitingCalls,
} from '../../shared/wallet/wallet-rows.ts';
import {
  LOCKING_AGE_MS,
  type LockedPatron,
  type WaitingCalls,
  type WalletStore,
} from '../../wallet-store.ts';
import type { SqliteJournalledWrite } from '../journalled-write.ts';
import { query } from '../typed-queries.ts';

type WalletFloor = Pick<
  WalletStore,
  'unresolved' | 'waiting' | 'debits' | 'calls' | 'makeDue' | 'locked' | 'receivables'
>;

export const createWalletFloor = (
  database: DatabaseSync,
  writeJournalled: SqliteJournalledWrite,
): WalletFloor => {
  const unresolved = query<CallRow>(database, unresolvedCalls('?1', '?2', '?3'));
  const waiting = query<WaitingCalls>(database, waitingCalls('?1'));
  const debits = query<DebitRow>(
    database,
    `SELECT ${DEBIT_COLUMNS} FROM wallet_debits WHERE debit IN (SELECT value FROM json_each(?1))`,
  );
  const calls = query<CallRow>(
    database,
    `SELECT ${CALL_COLUMNS} FROM wallet_outbox WHERE call_id IN (SELECT value FROM json_each(?1))`,
  );
  const makeDue = query(
    database,
    'UPDATE wallet_outbox SET due_at = ?2 WHERE call_id = ?1 AND delivered_at IS NULL AND due_at > ?2',
  );
  const lockedNow = query<LockedPatron>(database, lockedPatrons('?1', '?2'));
  const receivable = query<CallRow>(database, receivableCalls('?1', '?2', '?3'));
  return {
    unresolved: async ({ brand = null, before, most }) => unresolved.all(brand, before, most),
    debits: async (ids) => debits.all(JSON.stringify(ids)),
    calls: async (ids) => calls.all(JSON.stringify(ids)),
    makeDue: async (id, now, entry) => {
      const made = await writeJournalled(() => makeDue.change(id, now) > 0, entry);
      if (made) return 'due';
      const [call] = calls.all(JSON.stringify([id]));
      return call ? (call.deliveredAt === null ? 'already' : 'delivered') : null;
    },
    locked: async (now, most) => lockedNow.all(now - LOCKING_AGE_MS, most),
    receivables: async ({ brand = null, ...page }) =>
      pageOf(
        page,
        (below, most) => receivable.all(brand, below, most).map((call) => ({ ...call, line: call.number })),
        ({ line: _, ...call }) => call,
      ),
    waiting: async (before) => waiting.all(before),
  };
};
