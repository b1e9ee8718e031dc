// A PostgreSQL that somebody at a terminal named: looked at before anything is asked of it, and what is wrong with it told
// in words that hold no password.
import { DatabaseError } from 'pg';
import { type Connections, openConnections } from '../postgres/connection.ts';
import { explained, placeOf } from '../postgres/open-failure.ts';
import { checkServer } from '../postgres/server-check.ts';

export type Reached = {
  readonly connections: Connections;
  /** `punto on db.example:5432` */
  readonly name: string;
  /** What is risky about how the server is set up, in sentences. */
  readonly warnings: readonly string[];
};

/** Rejects with an open failure, `UnusableDatabase`, or whatever `use` rejects with. */
export const withPostgres = async <T>(address: string, use: (reached: Reached) => Promise<T>): Promise<T> => {
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

/** And not of a file, whose errors go by some of the same codes. */
const isOfTheDatabase = (cause: unknown): boolean =>
  cause instanceof DatabaseError || (cause instanceof Error && !('path' in cause));
