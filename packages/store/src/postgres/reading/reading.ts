// Wraps the pool for reads: an outage rejects with `DatabaseAway` instead of the driver's many connection errors.
import type { Pool, QueryResultRow } from 'pg';
import { DatabaseAway, isOutage } from '../postgres-error.ts';
import type { Queryable } from '../typed-queries.ts';

/** Rejects with `DatabaseAway` when the database does not answer in time. */
export const createReading = (pool: Pick<Pool, 'query'>): Queryable => ({
  query: async <Row extends QueryResultRow>(text: string, values: unknown[]) => {
    try {
      return await pool.query<Row>(text, values);
    } catch (cause) {
      if (!isOutage(cause)) throw cause;
      throw new DatabaseAway(`PostgreSQL cannot be read from: ${reason(cause)}`, { cause });
    }
  },
});

/** The system's error for several addresses of one host has an empty message, so its code is used. */
const reason = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
};
