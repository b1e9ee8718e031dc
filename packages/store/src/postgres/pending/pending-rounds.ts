// Rows of a table's rounds as one transaction changes them.

import type { TableId } from '@punto/table/ids';
import type { ClientBase } from 'pg';
import type { Post, RoundKey, RoundRowWriter } from '../../shared/round-book.ts';
import { UndeclaredNeed } from '../../store.ts';
import type { LockedRoundRow, LockedRounds } from '../locked/locked-rounds.ts';
import { prepared } from '../prepared-statements.ts';

const COLUMNS = `shoe, round, status, opened_at, ended_at, player, banker, mark, dealer, patrons, staked_minor,
                 returned_minor, commission_minor, first, last, corrections, money`;
const add = prepared(
  `INSERT INTO rounds (table_id, ${COLUMNS})
   SELECT $1, ${COLUMNS} FROM json_populate_recordset(NULL::rounds, $2)`,
);
const change = prepared(
  `UPDATE rounds SET status = new.status, ended_at = new.ended_at, player = new.player, banker = new.banker,
          mark = new.mark, dealer = new.dealer, patrons = new.patrons, staked_minor = new.staked_minor,
          returned_minor = new.returned_minor, commission_minor = new.commission_minor, last = new.last,
          corrections = new.corrections, money = new.money
     FROM json_populate_record(NULL::rounds, $4) AS new
    WHERE rounds.table_id = $1 AND rounds.shoe = $2 AND rounds.round = $3`,
);
const setPost = prepared(
  `INSERT INTO table_posts (table_id, shoe, round, dealers) VALUES ($1, $2, $3, $4)
     ON CONFLICT (table_id) DO UPDATE SET shoe = EXCLUDED.shoe, round = EXCLUDED.round, dealers = EXCLUDED.dealers`,
);

export type PendingRounds = {
  readonly store: RoundRowWriter;
  readonly send: (client: ClientBase) => readonly Promise<unknown>[];
};

export const createPendingRounds = (table: TableId, held: LockedRounds): PendingRounds => {
  const rows = new Map(held.rows.map((row) => [nameOf(row), row]));
  const made = new Set<string>();
  const changed = new Set<string>();
  let post: Post | undefined;

  const find = (round: Pick<RoundKey, 'shoe' | 'round'>): LockedRoundRow => {
    const row = rows.get(nameOf(round));
    if (!row)
      throw new UndeclaredNeed(
        `the needs of the transaction do not name round ${round.round} of shoe ${round.shoe}`,
      );
    return row;
  };
  const set = (round: RoundKey, change: Partial<LockedRoundRow>): void => {
    rows.set(nameOf(round), { ...find(round), ...change });
    changed.add(nameOf(round));
  };

  return {
    store: {
      post: () => post ?? held.post,
      setPost: (_, next) => {
        post = next;
      },
      open: (round, at, first) => {
        const { shoe, round: number } = round;
        rows.set(nameOf(round), { ...OPENED, shoe, round: number, opened_at: at, first });
        made.add(nameOf(round));
      },
      hands: (round) => rows.get(nameOf(round)),
      setHands: (round, { player, banker }) => set(round, { player, banker }),
      end: (round, { status, mark, at, last, dealer }) =>
        set(round, { status, mark, ended_at: at, last, dealer }),
      correct: (round, { status, mark, hands, version }) => {
        const corrections: readonly number[] = JSON.parse(find(round).corrections);
        set(round, { status, mark, ...hands, corrections: JSON.stringify([...corrections, version]) });
      },
      add: (round, totals) => {
        const row = rows.get(nameOf(round));
        if (!row) return undefined;
        set(round, {
          patrons: row.patrons + totals.patrons,
          staked_minor: row.staked_minor + totals.staked_minor,
          returned_minor: row.returned_minor + totals.returned_minor,
          commission_minor: row.commission_minor + totals.commission_minor,
          money: totals.money,
        });
        return row.dealer;
      },
    },
    send: (client) => {
      const of = (names: ReadonlySet<string>): LockedRoundRow[] =>
        [...names].flatMap((name) => rows.get(name) ?? []);
      return [
        ...(made.size > 0 ? [add(client, table, JSON.stringify(of(made)))] : []),
        ...of(changed.difference(made)).map((row) =>
          change(client, table, row.shoe, row.round, JSON.stringify(row)),
        ),
        ...(post ? [setPost(client, table, post.shoe, post.round, post.dealers)] : []),
      ];
    },
  };
};

const OPENED = {
  ...{ status: 'open', ended_at: null, player: '[]', banker: '[]', mark: null, dealer: '', patrons: 0 },
  ...{ staked_minor: 0, returned_minor: 0, commission_minor: 0, last: null, corrections: '[]', money: '[]' },
} as const satisfies Partial<LockedRoundRow>;

const nameOf = ({ shoe, round }: Pick<RoundKey, 'shoe' | 'round'>): string => `${shoe} ${round}`;
