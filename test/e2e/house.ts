// The house the tests play in: the served process on a free port, in a folder of its own, with every room.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { FLOOR, type RoomFile, WIDE_FLOOR } from './floor.ts';

const MAIN = fileURLToPath(new URL('../../packages/server/src/start/main.ts', import.meta.url));

export type House = {
  readonly origin: string;
  readonly dataFolder: string;
  /** All it has printed since it was last served. */
  readonly said: () => string;
  /** As a crash of the machine: no handler of signals runs. */
  readonly kill: () => Promise<void>;
  /** Serves again, on the same port and folder. */
  readonly serve: () => Promise<void>;
};

type Kind = {
  /** Many tables, of which a patron may be at two at once. */
  readonly wide: boolean;
};

/** `test` with a house that lives as long as its worker. */
export const test = base.extend<{ origin: string }, { house: House } & Kind>({
  wide: [false, { option: true, scope: 'worker' }],
  house: [
    async ({ wide }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'punto-end-to-end-'));
      const house = await openHouse(folder, wide ? WIDE_FLOOR : FLOOR, wide ? 2 : 1);
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

export const openHouse = async (
  folder: string,
  floor: Readonly<Record<string, RoomFile>>,
  tablesAtOnce: number,
): Promise<House> => {
  const rooms = join(folder, 'rooms');
  mkdirSync(rooms);
  for (const [name, file] of Object.entries(floor)) {
    writeFileSync(join(rooms, `${name}.json`), JSON.stringify(file));
  }
  const port = await freePort();
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUNTO_DATA: join(folder, 'data'),
    PUNTO_ROOMS: rooms,
    PUNTO_TABLES_AT_ONCE: String(tablesAtOnce),
  };
  let child: ChildProcess | null = null;
  let said = '';
  return {
    origin: `http://127.0.0.1:${port}`,
    dataFolder: env.PUNTO_DATA,
    said: () => said,
    serve: async () => {
      child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
      said = '';
      child.stdout?.on('data', (chunk: Buffer) => {
        said += chunk;
      });
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
