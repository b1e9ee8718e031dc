// Schema migrations of PostgreSQL; the version is stored in a row. When several nodes start together, the one with the
// advisory lock migrates and the others find the schema up to date. Where SQL cannot compute values for existing rows, a step in
// code fills them in, in the same transaction.

import type { PoolClient } from 'pg';
import { ForeignDatabase, NewerDatabase } from '../open-failure.ts';
import { migrationsIn } from '../shared/migration-files.ts';
import type { Connections } from './connection.ts';
import { fillDefinitions } from './migrations/0011-bet-definitions.ts';
import { change, row } from './typed-queries.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
/** Number of our advisory lock in this database: "PUNT". */
const LOCK = 0x50554e54;

/** Fill steps by migration number. */
const FILLS: Readonly<Record<number, (client: PoolClient) => Promise<void>>> = { 11: fillDefinitions };

const MIGRATION_MS = 24 * 60 * 60_000;
/** Longest pause of the client between two statements of the migration; then PostgreSQL ends it and frees the lock. */
const PAUSE_MS = 60_000;
const patiently = (text: string) => ({ text, query_timeout: MIGRATION_MS });

/** Schema versions: found at this start (0: none), and now. */
export type Schema = { readonly found: number; readonly now: number };

/** The migrations in order: the first makes version 1. */
const migrations = (): readonly string[] => migrationsIn(FOLDER);

/** The schema version this release writes. */
export const latestSchema = (): number => migrations().length;

/** Brings the schema to this release's version; throws an open failure when the database does not fit this release. */
export const migrate = ({ transaction }: Pick<Connections, 'transaction'>): Promise<Schema> =>
  transaction(async (client) => {
    // Waiting for the lock can take as long as another node's whole migration.
    await client.query('SET LOCAL statement_timeout = 0');
    // A starting node serves no table yet, so it may pause between two statements longer than one that holds leases.
    await client.query(`SET LOCAL idle_in_transaction_session_timeout = ${PAUSE_MS}`);
    await client.query(patiently(`SELECT pg_advisory_xact_lock(${LOCK})`));
    const steps = migrations();
    const found = await schemaVersion(client);
    if (found > steps.length) throw new NewerDatabase(await nameOf(client), found, steps.length);
    if (found === 0 && !(await isEmpty(client))) throw new ForeignDatabase(await nameOf(client));
    for (const [index, sql] of steps.entries()) {
      if (index < found) continue;
      await client.query(patiently(sql));
      await FILLS[index + 1]?.(client);
    }
    const updated = await change(client, 'UPDATE punto_schema SET version = $1', [steps.length]);
    if (updated === 0) await change(client, 'INSERT INTO punto_schema VALUES ($1)', [steps.length]);
    return { found, now: steps.length };
  });

/** 0: no schema. */
const schemaVersion = async (client: PoolClient): Promise<number> => {
  const table = await row<{ name: string | null }>(client, `SELECT to_regclass('punto_schema') AS name`);
  if (!table?.name) return 0;
  return (await row<{ version: number }>(client, 'SELECT version FROM punto_schema'))?.version ?? 0;
};

/** Whether the current schema has no tables or views. */
const isEmpty = async (client: PoolClient): Promise<boolean> => {
  const table = await row(
    client,
    `SELECT 1 FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
      WHERE nspname = current_schema() AND relkind IN ('r', 'p', 'v', 'm', 'f') LIMIT 1`,
  );
  return table === undefined;
};

const nameOf = async (client: PoolClient): Promise<string> => {
  const named = await row<{ name: string }>(client, 'SELECT current_database() AS name');
  return named?.name ?? '';
};
