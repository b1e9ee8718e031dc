// Tests that need PostgreSQL: one server for all of them, and new databases with an empty deployment. Skipped, with a
// note, where no server can be started.
import { afterAll, beforeAll, describe } from 'vitest';
import { openPostgresStore } from '../../src/postgres-store.ts';
import { type PostgresServer, postgresPrograms, startPostgres } from '../support/postgres-server.ts';

export type OnPostgres = {
  readonly server: () => PostgresServer;
  /** Address of a new database with an empty deployment. */
  readonly house: () => Promise<string>;
};

export const onPostgres = (what: string, tests: (postgres: OnPostgres) => void): void => {
  const programs = postgresPrograms();
  describe.skipIf(!programs)(`${what} (left out where there is no PostgreSQL to start)`, () => {
    let server: PostgresServer;
    /** A migrated database that is never opened again: the others are copied from it, which is faster. */
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
