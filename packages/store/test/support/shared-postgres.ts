// One PostgreSQL server for all test files of a run, for tests that do not stop it; started and stopped by Vitest's global
// setup. Each file has databases of its own.
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import {
  createDatabase,
  dropDatabase,
  type PostgresServer,
  postgresPrograms,
  startPostgres,
} from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `null`: no PostgreSQL on this machine. */
    postgresPort: number | null;
  }
}

/** The global setup of the tests that need servers; what it returns is its teardown. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const programs = postgresPrograms();
  const server = programs === null ? null : await startPostgres(programs);
  project.provide('postgresPort', server?.port ?? null);
  return async () => server?.remove();
};

export type SharedPostgres = Pick<PostgresServer, 'database' | 'port'> & {
  /** Drops those that this file made. */
  readonly removeDatabases: () => Promise<void>;
};

let count = 0;

export const sharedPostgres = (): SharedPostgres => {
  const port = inject('postgresPort');
  if (port === null) throw new Error('no PostgreSQL on this machine');
  const made: string[] = [];
  return {
    port,
    database: async (like) => {
      count += 1;
      const address = await createDatabase(port, `punto_${process.pid}_${count}`, like);
      made.push(address);
      return address;
    },
    removeDatabases: async () => {
      for (const address of made.splice(0)) await dropDatabase(port, address);
    },
  };
};
