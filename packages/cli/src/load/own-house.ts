// Starts the server for a load run: the same process as in production, with a data folder and rooms of its own, on one
// core if `--server-cpu` is given. It is stopped with SIGTERM.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Failure } from '../failure.ts';

/** Number of occurrences, and the longest duration logged. */
export type Logged = ReadonlyMap<string, { readonly times: number; readonly longestMs: number | null }>;

export type OwnHouse = {
  readonly url: URL;
  readonly pid: number;
  /** What it logged, by its words. */
  readonly logged: Logged;
  /** Rejects when it ends otherwise than by `stop`. */
  readonly fallen: Promise<never>;
  /** As an operator stops it, at most once. */
  readonly stop: () => Promise<void>;
};

export type HouseParts = {
  /** The data folder. */
  readonly data: string;
  /** Where its room file is written. */
  readonly folder: string;
  readonly room: object;
  /** Left out: any. */
  readonly processor: number | undefined;
  /** Where the profile of its processor time is written when it stops. */
  readonly profile: string | undefined;
};

/** All patrons come from one address at the same time. */
const ALLOWED = {
  PUNTO_GUESTS_PER_MINUTE: '1000000',
  PUNTO_REQUESTS_PER_SECOND: '1000000',
  PUNTO_MESSAGES_PER_SECOND: '1000000',
  PUNTO_SOCKETS_PER_ADDRESS: '50000',
};
/** How much of its output is kept, to be printed if it fails. */
const KEPT_WORDS = 4_000;

export const startOwnDeployment = async ({
  data,
  folder,
  room,
  processor,
  profile,
}: HouseParts): Promise<OwnHouse> => {
  const rooms = join(folder, 'room.json');
  writeFileSync(rooms, JSON.stringify(room));
  const main = fileURLToPath(import.meta.resolve('@punto/server/start/main'));
  const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const pinned = processor === undefined ? [] : ['taskset', '-c', String(processor)];
  const [command = '', ...args] = [...pinned, process.execPath, ...profiling, main];
  const child = spawn(command, args, {
    env: {
      ...withoutSettings(process.env),
      HOST: '127.0.0.1',
      PORT: '0',
      PUNTO_DATA: data,
      PUNTO_ROOMS: rooms,
      ...ALLOWED,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // If this process ends, stop the server too: no other process would.
  const orphaned = (): void => void child.kill('SIGKILL');
  process.once('exit', orphaned);

  const logged: Map<string, { times: number; longestMs: number | null }> = new Map();
  const opened = Promise.withResolvers<URL>();
  const fallen = Promise.withResolvers<never>();
  fallen.promise.catch(() => undefined);
  let said = '';
  const hear = (line: string): void => {
    const found = /http:\/\/127\.0\.0\.1:\d+/.exec(line);
    // One of these lines has a password: they are skipped.
    if (found) opened.resolve(new URL(found[0]));
    else said = `${said}${line}\n`.slice(-KEPT_WORDS);
    const [, words] = /"msg":"([^"]*)"/.exec(line) ?? [];
    const [, ms] = /"ms":(\d+)/.exec(line) ?? [];
    if (words === undefined) return;
    const { times, longestMs } = logged.get(words) ?? { times: 0, longestMs: null };
    const longest = ms === undefined ? longestMs : Math.max(longestMs ?? 0, Number(ms));
    logged.set(words, { times: times + 1, longestMs: longest });
  };
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', hear);
  child.once('error', (cause) => fallen.reject(whyNotStarted(cause, command)));
  child.once('exit', (code, signal) => {
    process.removeListener('exit', orphaned);
    fallen.reject(new Failure(`the server ended with ${signal ?? code}: ${said.trim()}`));
  });
  const url = await Promise.race([opened.promise, fallen.promise]);
  return {
    url,
    pid: child.pid ?? 0,
    logged,
    fallen: fallen.promise,
    stop: () => stop(child),
  };
};

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

/** Settings in the environment for another server do not apply to this one. */
const withoutSettings = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^(PUNTO_.*|DATABASE_URL|NATS_URL)$/.test(name)),
  );

const whyNotStarted = (cause: Error, command: string): Failure =>
  command === 'taskset' && 'code' in cause && cause.code === 'ENOENT'
    ? new Failure(
        '--server-cpu needs the command taskset, which is not installed: install the package util-linux, or leave it out',
      )
    : new Failure(`the server cannot be started: ${cause.message}`);
