// Writes transfers as movements with their postings and decisions, and what they change of accounts and pending stakes. [L6]
import type { DatabaseSync } from 'node:sqlite';
import { addMinor } from '@punto/engine/minor';
import { type Entry, entriesOf } from '@punto/ledger/entry';
import {
  isMovement,
  type Memo,
  type Movement,
  type Resolution,
  type Transfer,
  type TransferId,
} from '@punto/ledger/transfer';
import type { Version } from '@punto/table/ids';
import type { Books } from '../../shared/books.ts';
import type { AccountCache, CachedAccount } from '../account-cache.ts';
import type { PendingMovements } from '../pending-movements.ts';
import { query } from '../typed-queries.ts';

export type TransferWriter = Pick<Books, 'write'> & {
  /** Call after a rollback: the count of posted movements is read again. */
  readonly drop: () => void;
};

export const createTransferWriter = (
  database: DatabaseSync,
  accounts: AccountCache,
  pendingMovements: Pick<PendingMovements, 'find' | 'add' | 'remove'>,
): TransferWriter => {
  const addPending = query(
    database,
    `INSERT INTO movements (id, state, debit, credit, amount_minor, code, at, table_id, shoe, round, answer)
     VALUES (?, 'pending', ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const addDirect = query(
    database,
    `INSERT INTO movements (id, state, debit, credit, amount_minor, code, at, table_id, shoe, round, answer, ${POSTING})
     VALUES (?, 'direct', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  // A movement is decided once.
  const post = query(
    database,
    `UPDATE movements SET state = 'posted', (${POSTING}) = (?, ?, ?, ?, ?, ?, ?), decided_at = ?
      WHERE number = ? AND state = 'pending'`,
  );
  const empty = query(
    database,
    `UPDATE movements SET state = 'voided', decided_at = ? WHERE number = ? AND state = 'pending'`,
  );
  const addDecision = query(
    database,
    `INSERT INTO decisions (movement, id, table_id, shoe, round) VALUES (?, ?, ?, ?, ?)`,
  );
  const readPosted = query<{ posted: number }>(database, 'SELECT posted FROM posted_movements');
  const setPosted = query(
    database,
    'INSERT INTO posted_movements VALUES (1, ?) ON CONFLICT DO UPDATE SET posted = excluded.posted',
  );

  /** The number of posted movements; read before the first write. */
  let posted = UNKNOWN;

  /** Applies an entry to its account. */
  const enter = ({ account, balanceMinor, pendingMinor, givenMinor, stakedMinor }: Entry): CachedAccount => {
    const page = accounts.touch(account);
    page.pendingMinor = addMinor(page.pendingMinor, pendingMinor);
    page.givenMinor = addMinor(page.givenMinor, givenMinor);
    page.stakedMinor = addMinor(page.stakedMinor, stakedMinor);
    if (balanceMinor === 0) return page;
    page.balanceMinor = addMinor(page.balanceMinor, balanceMinor);
    page.line += 1;
    return page;
  };

  /** Writes a movement that moves money; `write` gets the values of its postings, and returns the number of the movement. */
  const writePosted = (
    transfer: Transfer,
    movement: Movement,
    write: (postings: readonly (number | null)[]) => number,
  ): void => {
    const [debited, credited] = entriesOf(transfer, movement).map(enter);
    if (!debited || !credited) throw new Error(`${transfer.id} moves nothing`);
    posted += 1;
    const number = write([
      ...[posted, debited.line, debited.newest, debited.balanceMinor],
      ...[credited.line, credited.newest, credited.balanceMinor],
    ]);
    debited.newest = number;
    credited.newest = number;
  };

  const writeMovement = (movement: Movement, answer: Version | null): void => {
    const { id, kind, debit, credit, amountMinor, code, memo } = movement;
    const { at, table = null, shoe = null, round = null } = memo;
    const values = [id, debit, credit, amountMinor, code, at, table, shoe, round, answer];
    if (kind === 'direct') {
      writePosted(movement, movement, (postings) => addDirect.run(...values, ...postings));
      return;
    }
    for (const entry of entriesOf(movement, movement)) enter(entry);
    pendingMovements.add({ number: addPending.run(...values), movement, decided: false, answer });
  };

  const writeDecision = (decision: Resolution): void => {
    const { id, kind, memo } = decision;
    const pending = pendingMovements.find(decision.pending);
    if (!pending) throw new Error(`no pending movement ${decision.pending} to decide`);
    const { number, movement } = pending;
    const decided = (changed: number): number => {
      if (changed !== 1) throw new Error(`movement ${movement.id} is not pending in the file`);
      return number;
    };
    if (kind === 'post')
      writePosted(decision, movement, (postings) => decided(post.change(...postings, memo.at, number)));
    else {
      for (const entry of entriesOf(decision, movement)) enter(entry);
      decided(empty.change(memo.at, number));
    }
    const name = id === nameOf(decision) ? null : id;
    if (name !== null || !isSamePlace(memo, movement.memo)) {
      const { table = null, shoe = null, round = null } = memo;
      addDecision.run(number, name, table, shoe, round);
    }
    pendingMovements.remove(pending);
  };

  return {
    write: (transfers, answers) => {
      if (posted === UNKNOWN) posted = readPosted.get()?.posted ?? 0;
      const before = posted;
      for (const transfer of transfers) {
        if (isMovement(transfer)) writeMovement(transfer, answers?.get(transfer.id) ?? null);
        else writeDecision(transfer);
      }
      if (posted !== before) setPosted.run(posted);
      accounts.write();
    },
    drop: () => {
      posted = UNKNOWN;
    },
  };
};

const UNKNOWN = -1;

/** The columns of a movement that is posted. `posting` counts such movements. */
const POSTING = `posting, debit_line, debit_previous, debit_balance_minor, credit_line, credit_previous,
                 credit_balance_minor`;

const isSamePlace = (a: Memo, b: Memo): boolean =>
  a.table === b.table && a.shoe === b.shoe && a.round === b.round;

/** Default id of a decision. */
const nameOf = ({ kind, pending }: Resolution): TransferId => `${kind}:${pending}`;
