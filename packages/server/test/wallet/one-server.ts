// The server of a house of operators as one process with SQLite, which is killed and started again on the same port and data.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE } from '@punto/store/sqlite/database';
import { type Served, startServing } from '../served-process.ts';
import type { Ground } from './wallet-house.ts';

export type OneServer = Ground & {
  /** SIGKILL. Returns the number of debits that were open. */
  readonly kill: () => Promise<number>;
  readonly start: () => Promise<void>;
  readonly pid: () => number;
  /** Settled rounds with stakes. */
  readonly rounds: () => number;
  /** Undelivered calls to the brand that are older than this time. */
  readonly owedBefore: (brand: string, at: number) => number;
};

export type ServerParts = {
  readonly folder: string;
  readonly brands: string;
  readonly tables: readonly string[];
  readonly pace: object;
};

/** All patrons come from one machine, at the same time. */
export const ALLOWED = {
  PUNTO_REQUESTS_PER_SECOND: '1000000',
  PUNTO_MESSAGES_PER_SECOND: '1000000',
  PUNTO_SOCKETS_PER_ADDRESS: '50000',
};

export const roomOf = (tables: readonly string[], pace: object) => ({
  from: 'live-eight-deck',
  differentialMinor: null,
  tables: tables.map((table) => ({ table, name: table, pace })),
});

export const startOneServer = async ({ folder, brands, tables, pace }: ServerParts): Promise<OneServer> => {
  const rooms = join(folder, 'room.json');
  writeFileSync(rooms, JSON.stringify(roomOf(tables, pace)));
  const settings = { PORT: '0', LOG_LEVEL: 'error', PUNTO_BRANDS: brands, ...ALLOWED };
  const file = join(folder, 'data', DATABASE_FILE);
  const faults: string[] = [];
  let origin = '';
  let server: Omit<Served, 'origin'> | null = null;

  // A run that throws must not leave it behind.
  process.once('exit', () => server?.signal('SIGKILL'));

  const start = async (): Promise<void> => {
    const starting = startServing(folder, rooms, settings);
    server = starting;
    origin = await starting.opened;
    settings.PORT = new URL(origin).port;
    void starting.ended.then((how) => {
      if (server !== starting) return;
      const fault = `the server ended by itself with ${how}: ${starting.said().slice(-2_000)}`;
      console.error(fault);
      faults.push(fault);
    });
  };
  const taken = (): Omit<Served, 'origin'> => {
    const running = server;
    if (!running) throw new Error('the server is not running');
    server = null;
    return running;
  };
  await start();

  return {
    origin: () => origin,
    tables,
    start,
    pid: () => server?.pid ?? 0,
    rounds: () =>
      Number(readIn(file, "SELECT count(*) AS found FROM rounds WHERE status = 'settled'")?.found),
    owedBefore: (brand, at) => Number(readIn(file, OWED_BEFORE, brand, at)?.found),
    kill: async () => {
      await taken().kill();
      return unfinishedIn(file).open;
    },
    unfinished: async () => unfinishedIn(file),
    withBooks: async (work) => {
      const running = taken();
      const code = await running.stop();
      if (code !== 0) faults.push(`the server stopped with ${code}: ${running.said().slice(-2_000)}`);
      await work(folder, file);
      await start();
      return faults.splice(0);
    },
    close: async () => {
      if (server) await taken().kill();
    },
  };
};

const readIn = (file: string, sql: string, ...values: readonly (string | number)[]) => {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare(sql).get(...values);
  } finally {
    database.close();
  }
};

const unfinishedIn = (file: string) => {
  const found = readIn(file, UNFINISHED);
  return { owed: Number(found?.owed), open: Number(found?.open), pending: Number(found?.pending) };
};

const OWED_BEFORE =
  'SELECT count(*) AS found FROM wallet_outbox WHERE brand = ? AND delivered_at IS NULL AND at < ?';

export const UNFINISHED = `SELECT
  (SELECT count(*) FROM wallet_outbox WHERE delivered_at IS NULL) AS owed,
  (SELECT count(*) FROM wallet_debits WHERE state = 'open') AS open,
  (SELECT count(*) FROM movements WHERE state = 'pending') AS pending`;
