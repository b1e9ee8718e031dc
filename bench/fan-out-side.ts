// The processes of the fan-out benchmark: the server, and the C programs that connect to it. Each executes one order
// per line or message, and replies when it is done. If `taskset` is available, senders run on one core and readers on
// another.
import { type ChildProcess, type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Order, Use } from './fan-out-house.ts';

const HOUSE = fileURLToPath(new URL('fan-out-house.ts', import.meta.url));
const SENDERS = '0';
const READERS = '1';

const pins = spawnSync('taskset', ['-V']).status === 0;

const start = (core: string, command: readonly string[], stdio: StdioOptions): ChildProcess => {
  const [program = '', ...rest] = pins ? ['taskset', '-c', core, ...command] : command;
  return spawn(program, rest, { stdio });
};

export type BenchDeployment = {
  readonly ports: { readonly house: number; readonly ws: number };
  readonly ask: (order: Order) => Promise<Use>;
  readonly end: () => void;
};

export const createHouse = async (tables: number): Promise<BenchDeployment> => {
  const stdio: StdioOptions = ['ignore', 'inherit', 'inherit', 'ipc'];
  const child = start(SENDERS, [process.execPath, HOUSE, String(tables)], stdio);
  const answer = async <T>(): Promise<T> => (await once(child, 'message'))[0] as T;
  return {
    ports: await answer(),
    ask: (order) => {
      child.send(order);
      return answer();
    },
    end: () => child.disconnect(),
  };
};

/** A process that replies to each line with a line of a word and a number. */
export type Side = {
  readonly said: () => Promise<number>;
  readonly ask: (line: string) => Promise<number>;
  readonly end: () => void;
};

const speakWith = (core: string, command: readonly string[]): Side => {
  const child = start(core, command, ['pipe', 'pipe', 'inherit']);
  const [stdin, stdout] = [child.stdin as Writable, child.stdout as Readable];
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  const said = async (): Promise<number> => {
    const { value, done } = await lines.next();
    if (done) throw new Error(`${command.join(' ')} ended`);
    return Number(value.split(' ')[1]);
  };
  return {
    said,
    ask: (line) => {
      stdin.write(`${line}\n`);
      return said();
    },
    end: () => child.kill(),
  };
};

/** Sockets that connect and read. `tables`: number of tables to watch; `0` for none; `-1` sends nothing at all. */
export const createCrowd = async (
  program: string,
  port: number,
  sockets: number,
  tables: number,
): Promise<Side> => {
  const crowd = speakWith(READERS, [program, 'patrons', String(port), String(sockets), String(tables)]);
  await crowd.said();
  return crowd;
};

/** The C sender and its readers. `ask` takes the number of broadcasts and returns the processor time in seconds. */
export const createBare = async (program: string, sockets: number, frameBytes: number) => {
  const bare = speakWith(SENDERS, [program, 'bare', String(sockets), String(frameBytes)]);
  const port = await bare.said();
  const [crowd] = await Promise.all([createCrowd(program, port, sockets, -1), bare.said()]);
  return {
    ask: bare.ask,
    end: () => {
      for (const each of [bare, crowd]) each.end();
    },
  };
};
