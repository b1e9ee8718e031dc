// Tests that need a PostgreSQL: one server for all of them, and new databases in which a house stands already. Left out, and
// that said, where there is none to start.
import { afterAll, beforeAll, describe } from 'vitest';
import { openPostgresStore } from '../../src/postgres-store.ts';
import { type PostgresServer, postgresPrograms, startPostgres } from '../support/postgres-server.ts';

export type OnPostgres = {
  readonly server: () => PostgresServer;
  /** The address of a database of its own, with an empty house. */
  readonly house: () => Promise<string>;
};

export const onPostgres = (what: string, tests: (postgres: OnPostgres) => void): void => {
  const programs = postgresPrograms();
  describe.skipIf(!programs)(`${what} (left out where there is no PostgreSQL to start)`, () => {
    let server: PostgresServer;
    /** Migrated, and never opened again: the others are made like it, which is quicker. */
    let template: string;
    beforeAll(async () => {
      server = await startPostgres(programs ?? '');
      template = await server.database();
      await (await openPostgresStore(template)).close();
    });
    afterAll(() => server.remove());
    tests({ server: () => server, house: () => server.database(template) });
  });
};
