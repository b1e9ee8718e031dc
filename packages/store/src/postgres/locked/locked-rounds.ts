// The table's current round, and past rounds that may be corrected, as one transaction reads them. The lock on the
// table's stream keeps other writers away from these rows.

import type { TableId } from '@punto/table/ids';
import type { KeptRecord } from '@punto/table/records/record';
import type { ClientBase } from 'pg';
import type { RoundStatus } from '../../round-store.ts';
import type { Post } from '../../shared/round-book.ts';
import type { RoundRow as AuditedRow } from '../../shared/round-rows.ts';
import type { Needs } from '../../store.ts';
import { prepared } from '../prepared-statements.ts';

export type LockedRoundRow = AuditedRow & {
  readonly shoe: number;
  readonly round: number;
  readonly status: RoundStatus;
};

export type LockedRounds = { readonly post: Post | undefined; readonly rows: readonly LockedRoundRow[] };

const ROUND = `shoe, round, status, opened_at, ended_at, player, banker, mark, dealer, patrons, staked_minor,
               returned_minor, commission_minor, first, last, corrections, money`;
/** At most one row, when the table has a post; `status` is null when that round was never opened. */
export type CurrentRow = LockedRoundRow & {
  status: RoundStatus | null;
  at_shoe: number;
  at_round: number;
  dealers: string;
};
export const currentRound = (table: string): string =>
  `SELECT at_shoe, at_round, dealers, current.*
     FROM (SELECT shoe AS at_shoe, round AS at_round, dealers FROM table_posts WHERE table_id = ${table}) AS post
     LEFT JOIN LATERAL (
       SELECT ${ROUND} FROM rounds
        WHERE table_id = ${table} AND shoe = at_shoe AND round = at_round OFFSET 0) AS current ON true`;
const current = prepared<CurrentRow>(currentRound('$1'));
/** The same for several tables. */
export const currentRounds = (tables: string): string =>
  `SELECT told.table_id AS of_table, found.*
     FROM unnest(${tables}::text[]) AS told (table_id), LATERAL (${currentRound('told.table_id')}) AS found`;
/** By its full key; otherwise the planner might scan all rounds of the table (see OFFSET 0 above). */
const round = prepared<LockedRoundRow>(
  `SELECT ${ROUND} FROM rounds WHERE table_id = $1 AND shoe = $2 AND round = $3`,
);
const records = prepared<{ body: string }>(
  'SELECT body FROM records WHERE table_id = $1 AND shoe = $2 AND round = $3 ORDER BY revision, patron',
);

export const readRounds = async (
  client: ClientBase,
  table: TableId,
  past: Needs['rounds'],
): Promise<LockedRounds> => {
  const [[at], found] = await Promise.all([
    current(client, table),
    Promise.all(past.map((each) => round(client, table, each.shoe, each.round))),
  ]);
  return roundsOf(at, found.flat());
};

/** `at`: the current round, if the table has one; `named`: past rounds. */
export const roundsOf = (at: CurrentRow | undefined, named: readonly LockedRoundRow[]): LockedRounds => {
  if (!at) return { post: undefined, rows: named };
  const { at_shoe, at_round, dealers, ...row } = at;
  return {
    post: { shoe: at_shoe, round: at_round, dealers },
    rows: row.status === null ? named : [row, ...named],
  };
};

/** All revisions of all records of these rounds, oldest first. */
export const readRecords = async (
  client: ClientBase,
  table: TableId,
  past: Needs['rounds'],
): Promise<readonly KeptRecord[]> => {
  const found = await Promise.all(past.map(({ shoe, round }) => records(client, table, shoe, round)));
  return found.flat().map(({ body }): KeptRecord => JSON.parse(body));
};
