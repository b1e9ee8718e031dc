// The books on disk: what a ledger book reads, and how its new transfers are written down. An account row is
// kept beside the postings it is the fold of, so that a balance is read at once and can always be checked.
import type { DatabaseSync } from 'node:sqlite';
import { type Minor, minor } from '@punto/engine/minor';
import { type Account, type AccountId, emptyAccount, ownerOf, patronAccount } from '@punto/ledger/account';
import type { BookSource } from '@punto/ledger/book-source';
import { type Entry, enter, entriesOf } from '@punto/ledger/entry';
import { isMovement, type Memo, type Movement, type Resolution, type Transfer } from '@punto/ledger/transfer';
import type { PatronId, TableId } from '@punto/table/ids';
import { query } from './query.ts';

export type Books = BookSource & {
  /** Writes transfers that a ledger book has found good, in order. */
  readonly write: (transfers: readonly Transfer[]) => void;
  /** Tables with movements that wait to be decided. */
  readonly staked: () => readonly TableId[];
  readonly inPlay: (patron: PatronId) => readonly { table: TableId; stakeMinor: Minor }[];
};

type MemoRow = { at: number; table_id: string | null; shoe: number | null; round: number | null };
type MovementRow = MemoRow & {
  number: number;
  id: string;
  state: 'direct' | 'pending' | 'posted' | 'voided';
  debit: AccountId;
  credit: AccountId;
  amount_minor: number;
  code: Movement['code'];
};
type ResolutionRow = MemoRow & { id: string; kind: Resolution['kind']; pending: string };

export const openBooks = (database: DatabaseSync): Books => {
  const account = query<{ balance_minor: number; pending_minor: number }>(
    database,
    'SELECT balance_minor, pending_minor FROM accounts WHERE account = ?',
  );
  const movement = query<MovementRow>(database, 'SELECT * FROM movements WHERE id = ?');
  const resolution = query<ResolutionRow>(
    database,
    `SELECT resolutions.*, movements.id AS pending
       FROM resolutions JOIN movements ON movements.number = resolutions.movement
      WHERE resolutions.id = ?`,
  );
  const inPlay = query<{ escrow: AccountId; stake_minor: number }>(
    database,
    `SELECT credit AS escrow, sum(amount_minor) AS stake_minor
       FROM movements WHERE debit = ? AND state = 'pending' AND credit GLOB 'escrow:*'
      GROUP BY credit ORDER BY credit`,
  );
  const staked = query<{ table_id: TableId }>(
    database,
    "SELECT DISTINCT table_id FROM movements WHERE state = 'pending' AND table_id IS NOT NULL ORDER BY table_id",
  );
  const lastLine = query<{ line: number | null }>(
    database,
    'SELECT max(line) AS line FROM postings WHERE account = ?',
  );
  const openAccount = query(
    database,
    'INSERT INTO accounts (account, balance_minor, pending_minor) VALUES (?, 0, 0) ON CONFLICT DO NOTHING',
  );
  const setAccount = query(
    database,
    'UPDATE accounts SET balance_minor = ?, pending_minor = ? WHERE account = ?',
  );
  const addMovement = query(
    database,
    `INSERT INTO movements (id, state, debit, credit, amount_minor, code, at, table_id, shoe, round)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const addResolution = query(
    database,
    `INSERT INTO resolutions (id, kind, movement, at, table_id, shoe, round) VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const decide = query(database, 'UPDATE movements SET state = ? WHERE number = ?');
  const addPosting = query(
    database,
    `INSERT INTO postings (account, line, movement, amount_minor, balance_after_minor, at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );

  const readAccount = (id: AccountId): Account => {
    const row = account.get(id);
    return row
      ? { id, balanceMinor: minor(row.balance_minor), pendingMinor: minor(row.pending_minor) }
      : emptyAccount(id);
  };

  /** Writes the transfer's own row; gives the movement it is about and that movement's number. */
  const writeTransfer = (transfer: Transfer): { number: number; movement: Movement } => {
    if (isMovement(transfer)) {
      const { id, kind, debit, credit, amountMinor, code, memo } = transfer;
      const number = addMovement.run(id, kind, debit, credit, amountMinor, code, ...memoValues(memo));
      return { number, movement: transfer };
    }
    const row = movement.get(transfer.pending);
    if (!row) throw new Error(`no pending movement ${transfer.pending} to decide`);
    addResolution.run(transfer.id, transfer.kind, row.number, ...memoValues(transfer.memo));
    decide.run(transfer.kind === 'post' ? 'posted' : 'voided', row.number);
    return { number: row.number, movement: movementOf(row) };
  };

  return {
    account: readAccount,
    movement: (id) => {
      const row = movement.get(id);
      return row
        ? { movement: movementOf(row), decided: row.state === 'posted' || row.state === 'voided' }
        : null;
    },
    resolution: (id) => {
      const row = resolution.get(id);
      return row ? { kind: row.kind, id: row.id, pending: row.pending, memo: memoOf(row) } : null;
    },
    staked: () => staked.all().map((row) => row.table_id),
    inPlay: (patron) =>
      inPlay.all(patronAccount(patron)).map((row) => ({
        table: ownerOf(row.escrow) as TableId,
        stakeMinor: minor(row.stake_minor),
      })),
    write: (transfers) => {
      // Accounts and line numbers are carried along in memory and each account is written once at the end: a
      // settlement touches the escrow hundreds of times.
      const touched = new Map<AccountId, { account: Account; line: number }>();
      const touch = (id: AccountId) => {
        const known = touched.get(id);
        if (known) return known;
        openAccount.run(id);
        const read = { account: readAccount(id), line: lastLine.get(id)?.line ?? 0 };
        touched.set(id, read);
        return read;
      };
      const writeEntry = (entry: Entry, number: number, at: number): void => {
        const page = touch(entry.account);
        page.account = enter(page.account, entry);
        if (entry.balanceMinor === 0) return;
        page.line += 1;
        addPosting.run(entry.account, page.line, number, entry.balanceMinor, page.account.balanceMinor, at);
      };

      for (const transfer of transfers) {
        const { number, movement } = writeTransfer(transfer);
        for (const entry of entriesOf(transfer, movement)) writeEntry(entry, number, transfer.memo.at);
      }
      for (const { account } of touched.values()) {
        setAccount.run(account.balanceMinor, account.pendingMinor, account.id);
      }
    },
  };
};

const movementOf = (row: MovementRow): Movement => ({
  kind: row.state === 'direct' ? 'direct' : 'pending',
  id: row.id,
  debit: row.debit,
  credit: row.credit,
  amountMinor: minor(row.amount_minor),
  code: row.code,
  memo: memoOf(row),
});

const memoOf = (row: MemoRow): Memo => ({
  at: row.at,
  ...(row.table_id !== null && { table: row.table_id }),
  ...(row.shoe !== null && { shoe: row.shoe }),
  ...(row.round !== null && { round: row.round }),
});

const memoValues = (memo: Memo): [number, string | null, number | null, number | null] => [
  memo.at,
  memo.table ?? null,
  memo.shoe ?? null,
  memo.round ?? null,
];
