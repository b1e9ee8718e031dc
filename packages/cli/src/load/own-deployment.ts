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

export type OwnDeployment = {
  readonly url: URL;
  readonly pid: number;
  /** The log lines, by message. */
  readonly logged: Logged;
  /** Rejects when the process ends without `stop`. */
  readonly failed: Promise<never>;
  /** Resolves when its garbage is collected. Only with `collects`. */
  readonly collect: () => Promise<void>;
  /** Stops it with SIGTERM, as an operator does. */
  readonly stop: () => Promise<void>;
};

export type DeploymentParts = {
  /** The data folder. */
  readonly data: string;
  /** Where the room file is written. */
  readonly folder: string;
  readonly room: object;
  /** The cores it runs on, as `taskset` reads them; left out: any. */
  readonly processors: string | undefined;
  /** Folder of the CPU profile, which is written when it stops. */
  readonly profile: string | undefined;
  /** Whether its garbage can be collected on request, so that its memory can be measured. */
  readonly collects?: boolean;
};

/** All patrons enter from one address at the same time. */
const RATE_LIMITS = {
  PUNTO_GUESTS_PER_MINUTE: '1000000',
  PUNTO_REQUESTS_PER_SECOND: '1000000',
  PUNTO_MESSAGES_PER_SECOND: '1000000',
  PUNTO_SOCKETS_PER_ADDRESS: '50000',
};
const COLLECTOR = new URL('./collect-garbage.ts', import.meta.url);
/** Characters of its output that are kept, to be printed if it fails. */
const KEPT_OUTPUT = 4_000;

export const startOwnDeployment = async ({
  data,
  folder,
  room,
  processors,
  profile,
  collects = false,
}: DeploymentParts): Promise<OwnDeployment> => {
  const rooms = join(folder, 'room.json');
  writeFileSync(rooms, JSON.stringify(room));
  const main = fileURLToPath(import.meta.resolve('@punto/server/start/main'));
  const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const pinned = processors === undefined ? [] : ['taskset', '-c', processors];
  const collecting = collects ? ['--expose-gc', '--import', COLLECTOR.href] : [];
  const [command = '', ...args] = [...pinned, process.execPath, ...profiling, ...collecting, main];
  const child = spawn(command, args, {
    env: {
      ...withoutSettings(process.env),
      HOST: '127.0.0.1',
      PORT: '0',
      PUNTO_DATA: data,
      PUNTO_ROOMS: rooms,
      ...RATE_LIMITS,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(collects ? (['ipc'] as const) : [])],
  });
  // If this process ends, stop the server too: no other process would.
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);

  const logged: Map<string, { times: number; longestMs: number | null }> = new Map();
  const listening = Promise.withResolvers<URL>();
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => undefined);
  let output = '';
  const readLine = (line: string): void => {
    const found = /http:\/\/127\.0\.0\.1:\d+/.exec(line);
    // One of these lines has a password: they are skipped.
    if (found) listening.resolve(new URL(found[0]));
    else output = `${output}${line}\n`.slice(-KEPT_OUTPUT);
    const [, message] = /"msg":"([^"]*)"/.exec(line) ?? [];
    const [, ms] = /"ms":(\d+)/.exec(line) ?? [];
    if (message === undefined) return;
    const { times, longestMs } = logged.get(message) ?? { times: 0, longestMs: null };
    const longest = ms === undefined ? longestMs : Math.max(longestMs ?? 0, Number(ms));
    logged.set(message, { times: times + 1, longestMs: longest });
  };
  for (const input of [child.stdout, child.stderr])
    if (input) createInterface({ input }).on('line', readLine);
  child.once('error', (cause) => failed.reject(whyNotStarted(cause, command)));
  child.once('exit', (code, signal) => {
    process.removeListener('exit', kill);
    failed.reject(new Failure(`the server ended with ${signal ?? code}: ${output.trim()}`));
  });
  const url = await Promise.race([listening.promise, failed.promise]);
  return {
    url,
    pid: child.pid ?? 0,
    logged,
    failed: failed.promise,
    collect: () => collect(child),
    stop: () => stop(child),
  };
};

const collect = async (child: ChildProcess): Promise<void> => {
  const collected = once(child, 'message');
  child.send('collect');
  await collected;
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
