// The books in SQLite: the reads a ledger book needs, and the writing of its new transfers. Each account row stores the
// fold of its postings, so that a balance is read without adding up and can always be checked. Accounts and pending
// stakes are also cached in memory, since only this process writes them.

import type { DatabaseSync } from 'node:sqlite';
import { addMinor, minor } from '@punto/engine/minor';
import { ownerOf, patronAccount } from '@punto/ledger/account';
import { type Entry, entriesOf } from '@punto/ledger/entry';
import {
  isMovement,
  type Movement,
  type Resolution,
  type Transfer,
  type TransferId,
} from '@punto/ledger/transfer';
import { tableId, type Version, version } from '@punto/table/ids';
import type { Books } from '../shared/books.ts';
import { type MemoRow, type MovementRow, memoOf, movementOf } from '../shared/movement-row.ts';
import { createAccountPages } from './account-pages.ts';
import { query } from './query.ts';
import { createUndecided, type Undecided } from './undecided.ts';

type ResolutionRow = MemoRow & { kind: Resolution['kind']; pending: string };

export const createBooks = (database: DatabaseSync): Books & Pick<Undecided, 'madeSince'> => {
  const movement = query<MovementRow>(database, 'SELECT * FROM movements WHERE id = ?');
  const resolution = query<ResolutionRow>(
    database,
    `SELECT resolutions.*, movements.id AS pending
       FROM movements JOIN resolutions ON resolutions.movement = movements.number
      WHERE movements.id = ? AND resolutions.kind = ? AND resolutions.id IS NULL`,
  );
  const namedResolution = query<ResolutionRow>(
    database,
    `SELECT resolutions.*, movements.id AS pending
       FROM resolutions JOIN movements ON movements.number = resolutions.movement
      WHERE resolutions.id = ?`,
  );
  const addMovement = query(
    database,
    `INSERT INTO movements (id, state, debit, credit, amount_minor, code, at, table_id, shoe, round, answer, posting)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const addResolution = query(
    database,
    `INSERT INTO resolutions (movement, kind, id, at, table_id, shoe, round) VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const decide = query(database, 'UPDATE movements SET state = ?, posting = ? WHERE number = ?');
  const addPosting = query(
    database,
    `INSERT INTO postings (number, account, line, previous, movement, amount_minor, balance_after_minor, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const lastPosting = query<{ number: number | null }>(
    database,
    'SELECT max(number) AS number FROM postings',
  );
  const accounts = createAccountPages(database);
  const undecided = createUndecided(database);
  /** Ids not found since the last write; a ticket's stake is looked up more than once. */
  const absent = new Set<TransferId>();

  const anyNamed = query(database, 'SELECT 1 FROM resolutions WHERE id IS NOT NULL LIMIT 1');
  let hasNamed: boolean | null = null;

  /** Number of the newest posting; read before the first write. */
  let postings = UNKNOWN;

  const rowOf = (id: TransferId): MovementRow | null => {
    if (absent.has(id) || DECISION.test(id)) return null;
    const row = movement.get(id);
    if (!row) absent.add(id);
    return row ?? null;
  };

  /** Inserts the transfer's own row; returns the movement it belongs to and that movement's number. */
  const writeTransfer = (
    transfer: Transfer,
    answer: Version | null,
  ): { number: number; movement: Movement } => {
    if (isMovement(transfer)) {
      const { id, kind, debit, credit, amountMinor, code, memo } = transfer;
      const { at, table = null, shoe = null, round = null } = memo;
      const number = addMovement.run(
        ...[id, kind, debit, credit, amountMinor, code, at, table, shoe, round, answer],
        kind === 'direct' ? postings + 1 : null,
      );
      const row = { number, movement: transfer, decided: false, answer } as const;
      if (kind === 'pending') undecided.add(row);
      return row;
    }
    const pending = undecided.find(transfer.pending);
    if (!pending) throw new Error(`no pending movement ${transfer.pending} to decide`);
    const { kind, id, memo } = transfer;
    const name = id === nameOf(transfer) ? null : id;
    if (name !== null) hasNamed = true;
    const { at, table = null, shoe = null, round = null } = memo;
    addResolution.run(pending.number, kind, name, at, table, shoe, round);
    if (kind === 'post') decide.run('posted', postings + 1, pending.number);
    else decide.run('voided', null, pending.number);
    undecided.remove(pending);
    return pending;
  };

  const writeEntry = (entry: Entry, number: number, at: number): void => {
    const { account, balanceMinor, pendingMinor, givenMinor, stakedMinor } = entry;
    const page = accounts.touch(account);
    page.pendingMinor = addMinor(page.pendingMinor, pendingMinor);
    page.givenMinor = addMinor(page.givenMinor, givenMinor);
    page.stakedMinor = addMinor(page.stakedMinor, stakedMinor);
    if (balanceMinor === 0) return;
    page.balanceMinor = addMinor(page.balanceMinor, balanceMinor);
    page.line += 1;
    postings += 1;
    addPosting.run(
      ...[postings, account, page.line, page.posting, number, balanceMinor, page.balanceMinor, at],
    );
    page.posting = postings;
  };

  return {
    account: accounts.read,
    movement: (id) => {
      const waiting = undecided.find(id);
      if (waiting) return waiting;
      const row = rowOf(id);
      return row && { movement: movementOf(row), decided: row.state === 'posted' || row.state === 'voided' };
    },
    resolution: (id) => {
      hasNamed ??= anyNamed.get() !== undefined;
      const pending = DECISION.test(id) ? id.slice('post:'.length) : null;
      const row =
        (pending !== null &&
          !undecided.find(pending) &&
          resolution.get(pending, id.slice(0, 'post'.length))) ||
        (hasNamed && namedResolution.get(id));
      return row ? { kind: row.kind, id, pending: row.pending, memo: memoOf(row) } : null;
    },
    answered: (stake) => {
      const answer = (undecided.find(stake) ?? rowOf(stake))?.answer ?? null;
      return answer === null ? null : version(answer);
    },
    isWaiting: undecided.isWaiting,
    staked: undecided.tables,
    madeSince: undecided.madeSince,
    inPlay: (patron) =>
      [...undecided.stakesOf(patronAccount(patron))].map(([escrow, stakeMinor]) => ({
        table: tableId(ownerOf(escrow)),
        stakeMinor: minor(stakeMinor),
      })),
    write: (transfers, answers) => {
      absent.clear();
      if (postings === UNKNOWN) postings = lastPosting.get()?.number ?? 0;
      for (const transfer of transfers) {
        const { number, movement } = writeTransfer(transfer, answers?.get(transfer.id) ?? null);
        for (const entry of entriesOf(transfer, movement)) writeEntry(entry, number, transfer.memo.at);
      }
      accounts.write();
    },
    drop: () => {
      absent.clear();
      accounts.drop();
      undecided.drop();
      postings = UNKNOWN;
    },
  };
};

const UNKNOWN = -1;
/** The schema forbids such ids for movements. */
const DECISION = /^(post|void):/;

/** Default id of a decision. */
const nameOf = ({ kind, pending }: Resolution): TransferId => `${kind}:${pending}`;
