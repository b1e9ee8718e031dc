// The rows of rounds in SQLite, as the round book (`shared/round-book.ts`) writes them.
import type { DatabaseSync } from 'node:sqlite';
import type { Post, RoundRowWriter, StoredHands } from '../../shared/round-book.ts';
import { query } from '../typed-queries.ts';

/** `tallied`: what else than the sums is set when a round is tallied; migration 3 fills rounds that have no `money` yet. */
export const createRoundRowWriter = (database: DatabaseSync, tallied = ', money = ?8'): RoundRowWriter => {
  const post = query<Post>(database, 'SELECT shoe, round, dealers FROM table_posts WHERE table_id = ?');
  const setPost = query(
    database,
    'INSERT OR REPLACE INTO table_posts (table_id, shoe, round, dealers) VALUES (?, ?, ?, ?)',
  );
  const open = query(
    database,
    `INSERT INTO rounds (table_id, shoe, round, status, opened_at, first) VALUES (?, ?, ?, 'open', ?, ?)`,
  );
  const hands = query<StoredHands>(
    database,
    'SELECT player, banker FROM rounds WHERE table_id = ? AND shoe = ? AND round = ?',
  );
  const setHands = query(
    database,
    'UPDATE rounds SET player = ?4, banker = ?5 WHERE table_id = ?1 AND shoe = ?2 AND round = ?3',
  );
  const end = query(
    database,
    `UPDATE rounds SET status = ?4, mark = ?5, ended_at = ?6, last = ?7, dealer = ?8
      WHERE table_id = ?1 AND shoe = ?2 AND round = ?3`,
  );
  const correct = query(
    database,
    `UPDATE rounds SET status = ?4, mark = ?5, player = coalesce(?6, player), banker = coalesce(?7, banker),
                       corrections = json_insert(corrections, '$[#]', cast(?8 AS INTEGER))
      WHERE table_id = ?1 AND shoe = ?2 AND round = ?3`,
  );
  const tally = query<{ dealer: string }>(
    database,
    `UPDATE rounds SET patrons = patrons + ?4, staked_minor = staked_minor + ?5,
                       returned_minor = returned_minor + ?6, commission_minor = commission_minor + ?7${tallied}
      WHERE table_id = ?1 AND shoe = ?2 AND round = ?3 AND ?8 <> '' RETURNING dealer`,
  );
  return {
    post: (table) => post.get(table),
    setPost: (table, { shoe, round, dealers }) => void setPost.run(table, shoe, round, dealers),
    open: ({ table, shoe, round }, at, first) => void open.run(table, shoe, round, at, first),
    hands: ({ table, shoe, round }) => hands.get(table, shoe, round),
    setHands: ({ table, shoe, round }, { player, banker }) =>
      void setHands.run(table, shoe, round, player, banker),
    end: ({ table, shoe, round }, { status, mark, at, last, dealer }) =>
      void end.run(table, shoe, round, status, mark, at, last, dealer),
    correct: ({ table, shoe, round }, { status, mark, hands: dealt, version }) =>
      void correct.run(
        ...[table, shoe, round, status, mark, dealt?.player ?? null, dealt?.banker ?? null, version],
      ),
    add: ({ table, shoe, round }, totals) =>
      tally.get(
        ...[table, shoe, round, totals.patrons],
        ...[totals.staked_minor, totals.returned_minor, totals.commission_minor, totals.money],
      )?.dealer,
  };
};
