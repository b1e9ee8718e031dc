// The served process as it is run, on a folder and tables of its own, to be stopped or killed at will.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export type Served = {
  readonly origin: string;
  /** As a crash of the machine: no signal handler runs. */
  readonly kill: () => Promise<void>;
  /** As an operator stops it; the exit code. */
  readonly stop: () => Promise<number | null>;
};

/** A room file with one table called `quick`, where a round takes about three seconds. */
export const quickRoom = (folder: string): string => {
  const file = join(folder, 'room.json');
  const pace = {
    shufflingMs: 100,
    bettingMs: 1500,
    closedMs: 100,
    cardMs: 100,
    thirdCardMs: 150,
    resultMs: 300,
  };
  writeFileSync(
    file,
    JSON.stringify({ from: 'live-eight-deck', tables: [{ table: 'quick', name: 'Quick', pace }] }),
  );
  return file;
};

export const serve = async (folder: string, rooms: string): Promise<Served> => {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      PUNTO_DATA: join(folder, 'data'),
      PUNTO_ROOMS: rooms,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = await address(child);
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exited = once(child, 'exit');
    child.kill(signal);
    const [code] = await exited;
    return code as number | null;
  };
  return {
    origin,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
};

const address = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (found) resolve(found[0]);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
