// Starts the server as it is run for people: a process on a free port, with a data folder and rooms of its own. It ends
// with the process that started it, however that one ends.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RoomFile } from './rooms.ts';

const MAIN = fileURLToPath(new URL('../../../packages/server/src/start/main.ts', import.meta.url));
const PRELOADED = ['end-with-parent.ts', 'light-passwords.ts'].flatMap((file) => [
  '--import',
  new URL(file, import.meta.url).href,
]);

export type Deployment = {
  readonly origin: string;
  readonly dataFolder: string;
  /** All it has printed since it was last started. */
  readonly output: () => string;
  /** Ends like a crash of the machine: no signal handler runs. */
  readonly kill: () => Promise<void>;
  /** Starts it again, on the same port and folder. */
  readonly restart: () => Promise<void>;
  /** Stops it and removes its data folder. */
  readonly remove: () => Promise<void>;
};

export type DeploymentOptions = {
  readonly rooms: Readonly<Record<string, RoomFile>>;
  /** The number of tables a patron may be at; left out, one. */
  readonly tablesAtOnce?: number;
  /** Other settings, by the names of the environment. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Left out, any free one. */
  readonly port?: number;
};

export const startDeployment = async ({
  rooms,
  tablesAtOnce = 1,
  settings: own = {},
  port: wanted = 0,
}: DeploymentOptions): Promise<Deployment> => {
  const folder = mkdtempSync(join(tmpdir(), 'punto-end-to-end-'));
  const roomsFolder = join(folder, 'rooms');
  mkdirSync(roomsFolder);
  for (const [name, file] of Object.entries(rooms))
    writeFileSync(join(roomsFolder, `${name}.json`), JSON.stringify(file));
  const dataFolder = join(folder, 'data');
  const settings = {
    HOST: '127.0.0.1',
    PUNTO_DATA: dataFolder,
    PUNTO_ROOMS: roomsFolder,
    PUNTO_TABLES_AT_ONCE: String(tablesAtOnce),
    // All patrons of all tests come from one address.
    PUNTO_GUESTS_PER_MINUTE: '10000',
    PUNTO_REQUESTS_PER_SECOND: '1000',
    ...own,
  };
  let child: ChildProcess | null = null;
  let output = '';
  const start = async (port: number): Promise<string> => {
    const args = [...PRELOADED, MAIN];
    const env = { ...process.env, ...settings, PORT: String(port) };
    const started = spawn(process.execPath, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
    child = started;
    output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk;
    };
    started.stdout.on('data', keep);
    started.stderr.on('data', keep);
    return addressOf(started, () => output);
  };
  const kill = async (): Promise<void> => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  const remove = async (): Promise<void> => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = await start(wanted).catch(async (fault: unknown) => {
    await remove();
    throw fault;
  });
  return {
    origin,
    dataFolder,
    output: () => output,
    kill,
    restart: async () => void (await start(Number(new URL(origin).port))),
    remove,
  };
};

/** Resolves with the address that the server prints, once the line is whole. */
const addressOf = (child: ChildProcess, output: () => string): Promise<string> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [, origin] = /^Punto is open at (http\S+)\n/m.exec(output()) ?? [];
      if (origin !== undefined) resolve(origin);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output()}`)));
  });
