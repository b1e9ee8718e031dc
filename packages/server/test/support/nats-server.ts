// A NATS server for tests, on a free port of this machine: an installed one. It ends with the process that started it.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@punto/store/test/support/free-port';
import { installedProgram } from './installed-program.ts';

export type NatsServer = {
  readonly address: string;
  readonly pid: () => number;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
};

const STARTED_WITHIN_MS = 10_000;

/** Path of the program; `null`: not installed. */
export const natsProgram = (): string | null => {
  const named = process.env.PUNTO_TEST_NATS;
  return named && existsSync(named) ? named : installedProgram('nats-server');
};

/** `host`: the address it listens on. `settings`: additional command line arguments. */
export const startNats = async (
  program: string,
  host = '127.0.0.1',
  settings: readonly string[] = [],
): Promise<NatsServer> => {
  const port = await freePort();
  let child: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    const server = spawn(program, ['-a', host, '-p', String(port), ...settings], { stdio: 'ignore' });
    child = server;
    await answers(port, () => server.exitCode);
  };
  await start();
  return {
    address: `nats://127.0.0.1:${port}`,
    pid: () => child?.pid ?? 0,
    start,
    kill: async () => {
      const server = child;
      child = null;
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGKILL');
      await gone;
    },
  };
};

const answers = async (port: number, exitCode: () => number | null): Promise<void> => {
  const until = performance.now() + STARTED_WITHIN_MS;
  while (!(await listens(port))) {
    const code = exitCode();
    if (code !== null) throw new Error(`nats-server ended with ${code} on port ${port}`);
    if (performance.now() > until) throw new Error('nats-server does not answer');
    await setTimeout(30);
  }
};

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const tell = (is: boolean) => () => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', tell(true)).once('error', tell(false));
  });
