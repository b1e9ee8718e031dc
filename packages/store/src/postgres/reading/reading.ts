// Reading from a database that may have gone away: whoever reads is told so, and not how the connection came to break.
import type { Pool, QueryResultRow } from 'pg';
import { DatabaseAway, isOutage } from '../postgres-error.ts';
import type { Queryable } from '../rows.ts';

/** Rejects with `DatabaseAway` when it does not answer, or not in time. */
export const openReading = (pool: Pick<Pool, 'query'>): Queryable => ({
  query: async <Row extends QueryResultRow>(text: string, values: unknown[]) => {
    try {
      return await pool.query<Row>(text, values);
    } catch (cause) {
      if (!isOutage(cause)) throw cause;
      throw new DatabaseAway(`PostgreSQL cannot be read from: ${reason(cause)}`, { cause });
    }
  },
});

/** What the system says of several addresses of one host has no words of its own. */
const reason = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
};
