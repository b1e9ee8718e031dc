// The round a table is at and those it may go back to, as a transaction holds them: whoever has the table's stream is
// alone with them.

import type { TableId } from '@punto/table/ids';
import type { KeptRecord } from '@punto/table/record';
import type { ClientBase } from 'pg';
import type { Post } from '../round-book.ts';
import type { RoundStatus } from '../round-shelf.ts';
import type { Needs } from '../store.ts';
import { prepared } from './prepared.ts';

export type RoundRow = {
  readonly shoe: number;
  readonly round: number;
  readonly status: RoundStatus;
  readonly opened_at: number;
  readonly ended_at: number | null;
  readonly player: string;
  readonly banker: string;
  readonly mark: string | null;
  readonly dealer: string;
  readonly patrons: number;
  readonly staked_minor: number;
  readonly returned_minor: number;
  readonly commission_minor: number;
  readonly first: number;
  readonly last: number | null;
  readonly corrections: string;
};

export type HeldRounds = { readonly post: Post | undefined; readonly rows: readonly RoundRow[] };

const post = prepared<Post>('SELECT shoe, round, dealers FROM table_posts WHERE table_id = $1');
const rounds = prepared<RoundRow>(
  `SELECT shoe, round, status, opened_at, ended_at, player, banker, mark, dealer, patrons, staked_minor, returned_minor,
          commission_minor, first, last, corrections
     FROM (SELECT shoe, round FROM table_posts WHERE table_id = $1
            UNION SELECT * FROM unnest($2::bigint[], $3::bigint[])) AS wanted
     JOIN rounds USING (shoe, round) WHERE table_id = $1`,
);
const records = prepared<{ body: string }>(
  `SELECT body FROM unnest($2::bigint[], $3::bigint[]) AS wanted (shoe, round) JOIN records USING (shoe, round)
    WHERE table_id = $1 ORDER BY revision, patron`,
);

export const readRounds = async (
  client: ClientBase,
  table: TableId,
  past: Needs['rounds'],
): Promise<HeldRounds> => {
  const [[found], rows] = await Promise.all([post(client, table), rounds(client, table, ...namesOf(past))]);
  return { post: found, rows };
};

/** All revisions of all records of these rounds, the oldest first. */
export const readRecords = async (
  client: ClientBase,
  table: TableId,
  past: Needs['rounds'],
): Promise<readonly KeptRecord[]> =>
  past.length === 0
    ? []
    : (await records(client, table, ...namesOf(past))).map(({ body }): KeptRecord => JSON.parse(body));

const namesOf = (past: Needs['rounds']) =>
  [past.map(({ shoe }) => shoe), past.map(({ round }) => round)] as const;
