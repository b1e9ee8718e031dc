// Statements that each connection prepares once. The statement is sent when this returns; further statements can be
// sent without waiting, and the server runs them in order, so that many cost one round trip.
import { hash } from 'node:crypto';
import type { ClientBase, QueryResultRow } from 'pg';

/**
 * Begins a transaction in which rows are always looked up by index. Plans are made once per connection, and a young
 * deployment grows a hundredfold before the server's statistics follow: a full scan chosen for a small table would
 * stay.
 */
export const BEGIN_BY_KEYS = [
  'BEGIN',
  ...['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin'].map((way) => `SET LOCAL ${way} = off`),
  'SET LOCAL plan_cache_mode = force_generic_plan',
].join('; ');

export type Value = Uint8Array | string | number | boolean | null | readonly (string | number | boolean)[];

export type Prepared<Row> = (client: ClientBase, ...values: Value[]) => Promise<readonly Row[]>;

export const prepared = <Row extends QueryResultRow = never>(text: string): Prepared<Row> => {
  // Unique for each statement text.
  const name = `punto_${hash('sha256', text).slice(0, 24)}`;
  return async (client, ...values) => (await client.query<Row>({ name, text, values })).rows;
};
