// Restores from backups in SQLite.
import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { SPENT_SHOES } from '../../shared/restores/restore-sql.ts';
import { query } from '../typed-queries.ts';

export type Restores = {
  /** See `Store.spentShoes`. */
  readonly spentShoes: () => number;
  /** Returns the highest number that a lost shoe may have. `newestAt`: of the backup. */
  readonly note: (restoredAt: number, newestAt: number) => number;
};

/**
 * A table deals at most one shoe in this time. The fastest shoe of the shipped rooms is one coup of more than five seconds, so the clock
 * that measures the lost time may be wrong by most of it.
 */
const SHOE_MS = 1_000;
/** More numbers left out, for a clock that is wrong while little time is lost. */
const SPARE_SHOES = 1_000;
const MARK_BYTES = 4;

export const createRestores = (database: DatabaseSync): Restores => {
  const spent = query<{ number: number }>(database, SPENT_SHOES);
  const dealt = query<{ number: number }>(
    database,
    'SELECT coalesce(max(shoe), 0) AS number FROM table_posts',
  );
  const insert = query(
    database,
    'INSERT INTO restores (shoe_number, mark, restored_at, newest_at) VALUES (?, ?, ?, ?)',
  );
  const spentShoes = (): number => spent.get()?.number ?? 0;
  return {
    spentShoes,
    note: (restoredAt, newestAt) => {
      const known = Math.max(spentShoes(), dealt.get()?.number ?? 0);
      const shoe = known + Math.ceil((restoredAt - newestAt) / SHOE_MS) + SPARE_SHOES;
      insert.run(shoe, randomBytes(MARK_BYTES).toString('hex'), restoredAt, newestAt);
      return shoe;
    },
  };
};
