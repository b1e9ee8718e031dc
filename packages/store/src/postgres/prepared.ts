// A statement that each connection prepares once and then only runs. It is on the wire when this returns: what is asked
// for next, without waiting, is sent behind it and done in that order, so that many statements cost one way there and back.
import { hash } from 'node:crypto';
import type { ClientBase, QueryResultRow } from 'pg';

/**
 * Begins a transaction in which every row is looked up by its key. Plans are made once on a connection, and a young house
 * grows a hundredfold before the server's statistics say so: what was read whole when it was small would be read whole for
 * ever after.
 */
export const BEGIN_BY_KEYS = [
  'BEGIN',
  ...['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin'].map((way) => `SET LOCAL ${way} = off`),
  'SET LOCAL plan_cache_mode = force_generic_plan',
].join('; ');

export type Value = Uint8Array | string | number | boolean | null | readonly string[] | readonly number[];

export type Prepared<Row> = (client: ClientBase, ...values: Value[]) => Promise<readonly Row[]>;

export const prepared = <Row extends QueryResultRow = never>(text: string): Prepared<Row> => {
  // Two texts never share a name.
  const name = `punto_${hash('sha256', text).slice(0, 24)}`;
  return async (client, ...values) => (await client.query<Row>({ name, text, values })).rows;
};
