// Connects to the PostgreSQL named on the command line, checks it before any other statement, and reports faults
// without the password.
import { DatabaseError } from 'pg';
import { UnusableDatabase } from '../open-failure.ts';
import { type Connections, openConnections } from '../postgres/connection.ts';
import { latestSchema } from '../postgres/migration.ts';
import { explained, placeOf } from '../postgres/open-failure.ts';
import { checkServer } from '../postgres/server-check.ts';
import { row } from '../postgres/typed-queries.ts';

export type PostgresConnection = {
  readonly connections: Connections;
  /** `punto on db.example:5432` */
  readonly name: string;
  /** Risks in the server's configuration, as sentences. */
  readonly warnings: readonly string[];
};

/** Rejects with an open failure, `UnusableDatabase`, or whatever `use` rejects with. */
export const withPostgres = async <T>(
  address: string,
  use: (reached: PostgresConnection) => Promise<T>,
): Promise<T> => {
  const place = placeOf(address);
  const connections = openConnections(address, () => {}, 3, 0);
  try {
    const warnings = await checkServer(connections.pool, place);
    return await use({ connections, name: `${place.database} on ${place.server}`, warnings });
  } catch (cause) {
    throw isOfTheDatabase(cause) ? explained(place, cause) : cause;
  } finally {
    await connections.close();
  }
};

/** The same, for a database that must have a deployment of this release; read-only. */
export const withDeployment = <T>(
  address: string,
  use: (reached: PostgresConnection) => Promise<T>,
): Promise<T> =>
  withPostgres(address, async (reached) => {
    const { connections, name } = reached;
    const schema = await schemaIn(connections);
    if (schema === null)
      throw new UnusableDatabase(
        `The database ${name} holds no Punto deployment. Set DATABASE_URL to the database of the nodes.`,
      );
    const known = latestSchema();
    if (schema !== known)
      throw new UnusableDatabase(
        `The database ${name} has schema version ${schema}, and this command reads version ${known} only. ${schema < known ? 'Start a node of this release once: it migrates the database.' : 'Use the newer release that wrote it.'}`,
      );
    return use(reached);
  });

const schemaIn = async ({ pool }: Connections): Promise<number | null> => {
  const table = await row<{ name: string | null }>(pool, `SELECT to_regclass('punto_schema') AS name`);
  if (!table?.name) return null;
  return (await row<{ version: number }>(pool, 'SELECT version FROM punto_schema'))?.version ?? null;
};

/** And not of a file, whose errors go by some of the same codes. */
const isOfTheDatabase = (cause: unknown): boolean =>
  cause instanceof DatabaseError || (cause instanceof Error && !('path' in cause));
