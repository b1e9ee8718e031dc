// A PostgreSQL database that the tests of a contract use one after the other: after each it has the rows of a new deployment
// again. A new database for each test took more than twice the processor time (decision 0040).
import { Client } from 'pg';

export type EmptiedDatabase = {
  readonly address: string;
  /** Closes all other connections to it, and returns it to the rows and sequences it had at first. */
  readonly empty: () => Promise<void>;
  /** All rows of each table, and the state of each sequence. */
  readonly contents: () => Promise<Contents>;
  readonly close: () => Promise<void>;
};

type Contents = Readonly<Record<string, unknown>>;

const NAMES = `SELECT quote_ident(relname) AS name, relkind AS kind FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'S') ORDER BY 1`;

/** Waits for the end of each: a transaction whose client is gone would bring its rows later, or wait for a row and be waited for. */
const CLOSE_OTHERS = `SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`;

/** `address`: a migrated database without other connections. */
export const emptiedDatabase = async (address: string): Promise<EmptiedDatabase> => {
  const client = new Client({ connectionString: address });
  await client.connect();
  // Without the triggers and foreign keys that refuse the removal of single rows.
  await client.query(`SET session_replication_role = 'replica'`);
  const { rows: names } = await client.query<{ name: string; kind: string }>(NAMES);
  const relations = names.map(({ name, kind }) => ({ name, isSequence: kind === 'S' }));

  const rowsOf = async (name: string, isSequence: boolean): Promise<string> => {
    const columns = isSequence ? 'last_value, is_called' : '*';
    const sql = `SELECT coalesce(jsonb_agg(each ORDER BY each::text), '[]')::text AS all FROM (SELECT ${columns} FROM ${name}) each`;
    return (await client.query<{ all: string }>(sql)).rows[0]?.all ?? '[]';
  };
  const resetOf = ({ name, isSequence }: (typeof relations)[number], first: string): string => {
    const kept = client.escapeLiteral(first);
    if (isSequence)
      return `SELECT setval('${name}', last_value, is_called) FROM jsonb_to_recordset(${kept}) AS _(last_value bigint, is_called boolean)`;
    if (first === '[]') return `DELETE FROM ${name}`;
    return `DELETE FROM ${name}; INSERT INTO ${name} OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::${name}, ${kept})`;
  };

  const resets: string[] = [];
  for (const each of relations) resets.push(resetOf(each, await rowsOf(each.name, each.isSequence)));
  const reset = resets.join(';\n');
  return {
    address,
    empty: async () => {
      await client.query(CLOSE_OTHERS);
      await client.query(reset);
    },
    contents: async () => {
      const all: Record<string, unknown> = {};
      for (const { name, isSequence } of relations) all[name] = JSON.parse(await rowsOf(name, isSequence));
      return all;
    },
    close: () => client.end(),
  };
};
