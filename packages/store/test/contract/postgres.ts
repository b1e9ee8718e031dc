// Tests that need PostgreSQL: a server, and new databases with an empty deployment. Skipped, with a note, where no server
// can be started.
import { afterAll, beforeAll, describe } from 'vitest';
import { openPostgresStore } from '../../src/postgres-store.ts';
import { type PostgresServer, postgresPrograms, startPostgres } from '../support/postgres-server.ts';
import { type SharedPostgres, sharedPostgres } from '../support/shared-postgres.ts';

export type OnPostgres<Server> = {
  readonly server: () => Server;
  /** Address of a new database with an empty deployment. */
  readonly house: () => Promise<string>;
};
type Tests<Server> = (postgres: OnPostgres<Server>) => void;

/** With the server that all test files share. */
export const onPostgres = (what: string, tests: Tests<SharedPostgres>): void =>
  withServer(
    what,
    tests,
    async () => sharedPostgres(),
    (server) => server.removeDatabases(),
  );

/** With a separate server, for tests that stop it. */
export const onOwnPostgres = (what: string, tests: Tests<PostgresServer>): void =>
  withServer(what, tests, startPostgres, (server) => server.remove());

const withServer = <Server extends Pick<PostgresServer, 'database'>>(
  what: string,
  tests: Tests<Server>,
  start: (programs: string) => Promise<Server>,
  end: (server: Server) => Promise<void>,
): void => {
  const programs = postgresPrograms();
  describe.skipIf(!programs)(`${what} (left out where there is no PostgreSQL to start)`, () => {
    let server: Server;
    /** A migrated database that is never opened again: the others are copied from it, which is faster. */
    let template: string;
    beforeAll(async () => {
      server = await start(programs ?? '');
      template = await server.database();
      await (await openPostgresStore(template)).close();
    });
    afterAll(() => end(server));
    tests({ server: () => server, house: () => server.database(template) });
  });
};
