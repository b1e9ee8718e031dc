// The books in SQLite: the reads a ledger book needs, and the writing of its new transfers. Each account row stores the
// fold of its postings, so that a balance is read without adding up and can always be checked. Accounts and pending
// stakes are also cached in memory, since only this process writes them.

import type { DatabaseSync } from 'node:sqlite';
import { minor } from '@punto/engine/minor';
import { ownerOf, patronAccount } from '@punto/ledger/account';
import type { Resolution, TransferId } from '@punto/ledger/transfer';
import { tableId, version } from '@punto/table/ids';
import type { Books } from '../shared/books.ts';
import { type MemoRow, type MovementRow, memoOf, movementOf } from '../shared/movement-row.ts';
import { type AccountCache, createAccountCache } from './account-cache.ts';
import { createPendingMovements, type PendingMovements } from './pending-movements.ts';
import { createTransferWriter } from './postings/transfer-writer.ts';
import { query } from './typed-queries.ts';

type ResolutionRow = MemoRow & { kind: Resolution['kind']; pending: string };

/** `accounts`: also changed by the records of the same transaction; written with the transfers. */
export const createBooks = (
  database: DatabaseSync,
  accounts: AccountCache = createAccountCache(database),
): Books & Pick<PendingMovements, 'madeSince'> => {
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
  const pendingMovements = createPendingMovements(database);
  const writer = createTransferWriter(database, accounts, pendingMovements);
  /** Ids not found since the last write; a ticket's stake is looked up more than once. */
  const absent = new Set<TransferId>();

  const anyNamed = query(database, 'SELECT 1 FROM decisions WHERE id IS NOT NULL LIMIT 1');
  let hasNamed: boolean | null = null;

  const rowOf = (id: TransferId): MovementRow | null => {
    if (absent.has(id) || DECISION.test(id)) return null;
    const row = movement.get(id);
    if (!row) absent.add(id);
    return row ?? null;
  };

  return {
    account: accounts.read,
    movement: (id) => {
      const waiting = pendingMovements.find(id);
      if (waiting) return waiting;
      const row = rowOf(id);
      return row && { movement: movementOf(row), decided: row.state === 'posted' || row.state === 'voided' };
    },
    resolution: (id) => {
      hasNamed ??= anyNamed.get() !== undefined;
      const pending = DECISION.test(id) ? id.slice('post:'.length) : null;
      const row =
        (pending !== null &&
          !pendingMovements.find(pending) &&
          resolution.get(pending, id.slice(0, 'post'.length))) ||
        (hasNamed && namedResolution.get(id));
      return row ? { kind: row.kind, id, pending: row.pending, memo: memoOf(row) } : null;
    },
    answered: (stake) => {
      const answer = (pendingMovements.find(stake) ?? rowOf(stake))?.answer ?? null;
      return answer === null ? null : version(answer);
    },
    isWaiting: pendingMovements.isWaiting,
    staked: pendingMovements.tables,
    madeSince: pendingMovements.madeSince,
    inPlay: (patron) =>
      [...pendingMovements.stakesOf(patronAccount(patron))].map(([escrow, stakeMinor]) => ({
        table: tableId(ownerOf(escrow)),
        stakeMinor: minor(stakeMinor),
      })),
    write: (transfers, answers) => {
      absent.clear();
      // They may be the first with an id of their own.
      if (hasNamed === false) hasNamed = null;
      writer.write(transfers, answers);
    },
    drop: () => {
      absent.clear();
      accounts.drop();
      pendingMovements.drop();
      writer.drop();
    },
  };
};

/** The schema forbids such ids for movements. */
const DECISION = /^(post|void):/;
