// The house the tests play in: the served process on a free port, in a folder of its own, with quick tables.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';

const MAIN = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));

export type House = {
  readonly origin: string;
  /** As a crash of the machine: no handler of signals runs. */
  readonly kill: () => Promise<void>;
  /** Serves again, on the same port and folder. */
  readonly serve: () => Promise<void>;
};

/** At `quick` a round takes some twenty seconds, at `calm` betting is open long enough to look around, at `the-arch` to go and come back. */
const TABLES = [
  {
    table: 'quick',
    name: 'Quick table',
    pace: {
      shufflingMs: 500,
      bettingMs: 16_000,
      closedMs: 200,
      cardMs: 150,
      thirdCardMs: 250,
      resultMs: 3_000,
    },
  },
  {
    table: 'calm',
    name: 'Calm table',
    pace: {
      shufflingMs: 500,
      bettingMs: 20_000,
      closedMs: 300,
      cardMs: 200,
      thirdCardMs: 300,
      resultMs: 8_000,
    },
  },
  {
    table: 'the-arch',
    name: 'The arch',
    pace: { shufflingMs: 500, bettingMs: 40_000 },
  },
  { table: 'north-room', name: 'North room' },
];

/** `test` with a house that lives as long as its worker. */
export const test = base.extend<{ origin: string }, { house: House }>({
  house: [
    // biome and Playwright agree that a fixture names what it takes, here nothing.
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'punto-end-to-end-'));
      const house = await openHouse(folder);
      await house.serve();
      await use(house);
      await house.kill();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  origin: ({ house }, use) => use(house.origin),
  baseURL: ({ house }, use) => use(house.origin),
});

export { expect } from '@playwright/test';

const openHouse = async (folder: string): Promise<House> => {
  const room = join(folder, 'room.json');
  writeFileSync(room, JSON.stringify({ from: 'live-eight-deck', tables: TABLES }));
  const port = await freePort();
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUNTO_DATA: join(folder, 'data'),
    PUNTO_ROOMS: room,
  };
  let child: ChildProcess | null = null;
  return {
    origin: `http://127.0.0.1:${port}`,
    serve: async () => {
      child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
      await listening(child, port);
    },
    kill: async () => {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

/** Resolves when the server prints its address. */
const listening = (child: ChildProcess, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk;
      if (said.includes(`:${port}`)) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
