// The books as one transaction sees them: locked accounts, and the movements it may decide or read.

import { minor } from '@punto/engine/minor';
import type { Account, AccountId } from '@punto/ledger/account';
import type { Movement, Resolution, TransferId } from '@punto/ledger/transfer';
import type { TableId } from '@punto/table/ids';
import type { ClientBase } from 'pg';
import { hasParts, hasPartsIn } from '../../shared/accounts/account-parts.ts';
import { type MemoRow, type MovementRow, memoOf, movementOf } from '../../shared/movement-row.ts';
import type { Needs } from '../../store.ts';
import { prepared } from '../prepared-statements.ts';
import { type LockConflict, SKIP_LOCKED } from './lock-conflict.ts';
import { pipelinedResults } from './pipelined-results.ts';

/** `line`: number of its postings. `protection`: mark of the patron's protection; `null`: there is none. */
export type LockedAccount = Account & {
  readonly part: string;
  readonly line: number;
  readonly protection: string | null;
};

export type LockedMovement = {
  readonly number: number;
  readonly movement: Movement;
  readonly decided: boolean;
  /** The stream version in the answer to the stake's ticket. */
  readonly answer: number | null;
};

export type LockedBooks = {
  /** Part of the shared accounts that this transaction uses. */
  readonly part: string;
  readonly accounts: ReadonlyMap<AccountId, LockedAccount>;
  readonly movements: ReadonlyMap<TransferId, LockedMovement>;
  readonly resolutions: ReadonlyMap<TransferId, Resolution>;
};

type AccountRow = {
  account: AccountId;
  part: string;
  balance_minor: number;
  pending_minor: number;
  given_minor: number;
  staked_minor: number;
  line: number;
  protection: string | null;
};

export const MOVEMENT =
  'number, id, state, debit, credit, amount_minor, code, at, table_id, shoe, round, answer';

const DECLARED = `SELECT account, CASE WHEN ${hasPartsIn('account')} THEN $2 ELSE '' END AS part
                FROM unnest($1::text[]) AS told (account)`;
/** Sorted before locking: two transactions on the same accounts wait for each other without a deadlock. */
const lockOf = (wanted: readonly string[], conflict = '') =>
  prepared<AccountRow>(
    `WITH wanted AS (${wanted.join(' UNION ')})
     SELECT account, part, balance_minor, pending_minor, given_minor, staked_minor, line, protection
       FROM wanted JOIN accounts USING (account, part)
      ORDER BY account, part FOR UPDATE OF accounts${conflict}`,
  );
const lock = (...more: readonly string[]) => lockOf([DECLARED, ...more]);
const IN_ESCROW = `SELECT debit, '' FROM movements WHERE credit = ANY ($3::text[]) AND state = 'pending'`;
/** OFFSET 0 makes the planner look each round up by its full key; otherwise it might scan all records of the table. */
const IN_RECORDS = `SELECT 'patron:' || patron, '' FROM unnest($5::bigint[], $6::bigint[]) AS past (shoe, round),
  LATERAL (SELECT patron FROM records
            WHERE table_id = $4 AND records.shoe = past.shoe AND records.round = past.round OFFSET 0) AS played`;
const side = (name: 'debit' | 'credit'): string =>
  `SELECT ${name}, CASE WHEN ${hasPartsIn(name)} THEN $2 ELSE '' END FROM movements WHERE id = ANY ($3::text[])`;

const lockNamed = lock();
/** The same with a part for each account, for requests of several tables. */
const IN_PARTS = 'SELECT account, part FROM unnest($1::text[], $2::text[]) AS told (account, part)';
const lockInParts = { wait: lockOf([IN_PARTS]), skip: lockOf([IN_PARTS], SKIP_LOCKED) };
const lockWithEscrow = lock(IN_ESCROW);
const lockWithRecords = lock(IN_ESCROW, IN_RECORDS);
const lockWithMovements = lock(side('debit'), side('credit'));
/** `wanted`: a query with the columns account and part. Of an account that exists nothing is changed. */
export const createAccounts = (wanted: string): string =>
  `INSERT INTO accounts (account, part, balance_minor, pending_minor, line, protection)
   SELECT account, part, 0, 0, 0,
          (SELECT gen_random_uuid() FROM protections WHERE account LIKE 'patron:%' AND patron = substr(account, 8))
     FROM (${wanted}) AS told ORDER BY account ON CONFLICT DO NOTHING`;
const create = prepared(createAccounts(DECLARED));
const waitingIn = prepared<MovementRow>(
  `SELECT ${MOVEMENT} FROM movements WHERE credit = ANY ($1::text[]) AND state = 'pending' ORDER BY number`,
);
const named = prepared<MovementRow>(`SELECT ${MOVEMENT} FROM movements WHERE id = ANY ($1::text[])`);
const decisions = prepared<MemoRow & { kind: Resolution['kind']; id: string | null; pending: string }>(
  `SELECT kind, resolutions.id, movements.id AS pending, resolutions.at, resolutions.table_id, resolutions.shoe,
          resolutions.round
     FROM movements JOIN resolutions ON resolutions.movement = movements.number WHERE movements.id = ANY ($1::text[])
    UNION
   SELECT kind, resolutions.id, movements.id, resolutions.at, resolutions.table_id, resolutions.shoe, resolutions.round
     FROM resolutions JOIN movements ON movements.number = resolutions.movement
    WHERE resolutions.id = ANY ($2::text[])`,
);

export type TableBookNeeds = {
  readonly table: TableId;
  readonly part: string;
  readonly accounts: readonly AccountId[];
  /** The escrows whose pending movements, and the accounts they came from, are locked. */
  readonly escrows: readonly AccountId[];
  /** Ids of movements that may exist. */
  readonly movements: readonly TransferId[];
  /** Patrons with a record of these rounds may be paid again. */
  readonly rounds: Needs['rounds'];
};

/** Sends all locks and reads without waiting in between; missing accounts are created. */
export const lockTableBooks = async (client: ClientBase, needs: TableBookNeeds): Promise<LockedBooks> => {
  const { part, accounts, escrows } = needs;
  const [locked, waiting, known] = await pipelinedResults([
    lockForTable(client, needs),
    escrows.length === 0 ? [] : waitingIn(client, escrows),
    needs.movements.length === 0 ? [] : named(client, needs.movements),
  ]);
  const wanted = new Set([...accounts, ...waiting.map(({ debit }) => debit)]);
  if (await createdMissing(client, part, wanted, locked)) return lockTableBooks(client, needs);
  const movements = movementsOf([...waiting, ...known]);
  return { part, accounts: accountsOf(locked), movements, resolutions: NO_RESOLUTIONS };
};

/** Creates accounts that are needed and missing; returns whether there were any, so that the caller locks again. */
const createdMissing = async (
  client: ClientBase,
  part: string,
  wanted: Iterable<AccountId>,
  locked: readonly AccountRow[],
): Promise<boolean> => {
  const missing = missingFrom(new Set(wanted), locked);
  if (missing.length > 0) await create(client, missing, part);
  return missing.length > 0;
};

/**
 * Locks the accounts of several requests alone and reads, for each request in order, those that exist and, with `skip`, are not locked
 * by another transaction. Each request has a separate part.
 */
export const lockAccounts = async (
  client: ClientBase,
  requests: readonly Pick<TableBookNeeds, 'part' | 'accounts'>[],
  conflict: LockConflict,
): Promise<readonly LockedBooks['accounts'][]> => {
  const rows = await lockInParts[conflict](
    client,
    requests.flatMap(({ accounts }) => accounts),
    requests.flatMap(({ accounts, part }) => accounts.map((id) => (hasParts(id) ? part : ''))),
  );
  const inParts = Map.groupBy(rows, ({ part }) => part);
  const whole = accountsOf(inParts.get('') ?? []);
  return requests.map(({ part, accounts }) => {
    const shared = inParts.get(part);
    if (!shared) return whole;
    const own = accountsOf(shared);
    for (const id of accounts) {
      const found = whole.get(id);
      if (found) own.set(id, found);
    }
    return own;
  });
};

const lockForTable = (client: ClientBase, { table, part, accounts, escrows, rounds }: TableBookNeeds) => {
  if (rounds.length > 0) {
    const past = [rounds.map(({ shoe }) => shoe), rounds.map(({ round }) => round)] as const;
    return lockWithRecords(client, accounts, part, escrows, table, ...past);
  }
  return escrows.length === 0
    ? lockNamed(client, accounts, part)
    : lockWithEscrow(client, accounts, part, escrows);
};

/**
 * The same for transfers that belong to no table: also reads the movements they decide, and whether any transfer exists
 * already.
 */
export const lockBooks = async (
  client: ClientBase,
  {
    part,
    accounts,
    transfers,
    pendings,
  }: {
    readonly part: string;
    readonly accounts: readonly AccountId[];
    readonly transfers: readonly TransferId[];
    readonly pendings: readonly TransferId[];
  },
): Promise<LockedBooks> => {
  const [locked, known, decided] = await pipelinedResults([
    lockWithMovements(client, accounts, part, pendings),
    named(client, [...transfers, ...pendings]),
    decisions(client, pendings, transfers),
  ]);
  const decides = new Set(pendings);
  const moved = known.flatMap(({ id, debit, credit }) => (decides.has(id) ? [debit, credit] : []));
  if (await createdMissing(client, part, [...accounts, ...moved], locked))
    return lockBooks(client, { part, accounts, transfers, pendings });
  const resolutions = decided.map((row): Resolution => {
    const { kind, pending } = row;
    return { kind, id: row.id ?? `${kind}:${pending}`, pending, memo: memoOf(row) };
  });
  return {
    part,
    accounts: accountsOf(locked),
    movements: movementsOf(known),
    resolutions: new Map(resolutions.map((each) => [each.id, each])),
  };
};

/** The books of a table; it can only decide movements that it has read. */
export const NO_RESOLUTIONS: LockedBooks['resolutions'] = new Map();

const missingFrom = (wanted: ReadonlySet<AccountId>, locked: readonly AccountRow[]): readonly AccountId[] => {
  const there = new Set(locked.map(({ account }) => account));
  return [...wanted].filter((account) => !there.has(account));
};

const accountsOf = (rows: readonly AccountRow[]): Map<AccountId, LockedAccount> =>
  new Map(
    rows.map(
      ({ account: id, part, balance_minor, pending_minor, given_minor, staked_minor, line, protection }) => [
        id,
        {
          ...{ id, part, balanceMinor: minor(balance_minor), pendingMinor: minor(pending_minor) },
          ...{ givenMinor: minor(given_minor), stakedMinor: minor(staked_minor), line, protection },
        },
      ],
    ),
  );

export const movementsOf = (rows: readonly MovementRow[]): LockedBooks['movements'] =>
  new Map(
    rows.map((row) => [
      row.id,
      {
        number: row.number,
        movement: movementOf(row),
        decided: row.state === 'posted' || row.state === 'voided',
        answer: row.answer,
      },
    ]),
  );
