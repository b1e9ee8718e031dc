// The served process with its own folder and tables, to be stopped or killed at will.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** May be the server of another tree, to compare two. */
const MAIN = process.env.PUNTO_TEST_MAIN ?? fileURLToPath(new URL('../src/start/main.ts', import.meta.url));

/** Far more than a start takes on a busy machine. */
const OPEN_WITHIN_MS = 90_000;

export type Served = {
  readonly origin: string;
  readonly pid: number;
  /** SIGKILL: no signal handler runs. */
  readonly kill: () => Promise<void>;
  /** SIGTERM, as an operator stops it; returns the exit code. */
  readonly stop: () => Promise<number | null>;
  readonly signal: (signal: NodeJS.Signals) => void;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Its whole output on stdout and stderr. */
  readonly said: () => string;
};

/** Writes a room file with one table called `quick`, where a round takes about three seconds. */
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

/** Without `port`, any free one. */
export const serve = async (
  folder: string,
  rooms: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Served> => {
  const starting = startServing(folder, rooms, more);
  return { ...starting, origin: await starting.opened };
};

/** Does not wait until it is open. `through`: a command prefix to start it with. */
export const startServing = (
  folder: string,
  rooms: string,
  more: Readonly<Record<string, string>> = {},
  through: readonly string[] = [],
): Omit<Served, 'origin'> & { readonly opened: Promise<string> } => {
  const own = [process.execPath, '--disable-warning=ExperimentalWarning', MAIN];
  const [command = '', ...words] = [...through, ...own];
  const child = spawn(command, words, {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      PUNTO_DATA: join(folder, 'data'),
      PUNTO_ROOMS: rooms,
      LOG_LEVEL: 'warn',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals);
  let said = '';
  const opened = new Promise<string>((resolve, reject) => {
    for (const output of [child.stdout, child.stderr])
      output?.on('data', (chunk: Buffer) => {
        said += chunk;
        const found = /http:\/\/\d+\.\d+\.\d+\.\d+:\d+/.exec(said);
        if (found) resolve(found[0]);
      });
    void ended.then((how) => reject(new Error(`the server ended with ${how}: ${said}`)));
    const tooLong = setTimeout(
      () => reject(new Error(`the server did not open within ${OPEN_WITHIN_MS / 1000} s: ${said}`)),
      OPEN_WITHIN_MS,
    );
    child.once('close', () => clearTimeout(tooLong));
    tooLong.unref();
  });
  // Callers that only wait for the end get the failure there.
  opened.catch(() => undefined);
  const end = (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  return {
    pid: child.pid ?? 0,
    opened,
    ended,
    said: () => said,
    signal: (signal) => void child.kill(signal),
    kill: async () => void (await end('SIGKILL')),
    stop: async () => {
      const how = await end('SIGTERM');
      return typeof how === 'number' ? how : null;
    },
  };
};
