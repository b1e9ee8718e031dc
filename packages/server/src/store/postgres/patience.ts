// Reading, with an end to waiting: a database that went away without a word answers nothing at all, and whoever reads
// would wait for it as long as the network does, which is a quarter of an hour.
import type { Pool, QueryResultRow } from 'pg';
import { isOutage } from './postgres-error.ts';
import type { Asked } from './rows.ts';

/** No list takes so long. */
const READ_MS = 8_000;

/** Nothing is wrong with what was asked: it may be asked again. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** Rejects with `DatabaseAway` when it does not answer. */
export const openPatience = (pool: Pick<Pool, 'query'>, most = READ_MS): Asked => ({
  query: async <Row extends QueryResultRow>(text: string, values: unknown[]) => {
    const asked = { text, values, query_timeout: most };
    try {
      return await pool.query<Row>(asked);
    } catch (cause) {
      if (!isOutage(cause)) throw cause;
      throw new DatabaseAway(`PostgreSQL does not answer: ${reason(cause)}`, { cause });
    }
  },
});

/** What the system says of several addresses of one host has no words of its own. */
const reason = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
};
