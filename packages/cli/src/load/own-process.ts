// Prepares the process of the load client: a file descriptor for every socket, and a separate core if `--load-cpu` is
// given, which the server then leaves to it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Failure } from '../failure.ts';
import type { Plan } from './plan.ts';
import { openFileLimit } from './process-meter.ts';

/** Files a process has open besides the patrons' sockets. */
const OTHER_FILES = 200;

/** Throws a `Failure` with the command to type. The server inherits the limit and needs as many. */
export const checkFiles = ({ patrons, watchers }: Plan): void => {
  const needed = patrons + watchers + OTHER_FILES;
  const limit = openFileLimit();
  if (limit === null || limit >= needed) return;
  throw new Failure(
    `${patrons + watchers} patrons need ${needed} open files, and the limit is ${limit}: run ulimit -n ${needed} first`,
  );
};

/** `taskset` fails if a thread ends meanwhile; then it is run again. */
const TRIES = 5;

/** From now on this process runs only on this core. */
export const pin = (processor: number): void => {
  const args = ['--all-tasks', '--pid', '--cpu-list', String(processor), String(process.pid)];
  for (let tries = 1; ; tries += 1) {
    const { status, error, stderr } = spawnSync('taskset', args, { encoding: 'utf8' });
    if (error)
      throw new Failure(
        '--load-cpu needs the command taskset, which is not installed: install the package util-linux, or leave it out',
      );
    if (status === 0) return;
    if (tries === TRIES) throw new Failure(`--load-cpu: ${stderr.trim()}`);
  }
};

/**
 * The cores of this process but one, as `taskset` reads them: "0,2,3". `undefined` where there is no other, or the system
 * does not list them. Call it before `pin`.
 */
export const coresBesides = (
  processor: number,
  status: () => string = () => readFileSync('/proc/self/status', 'utf8'),
): string | undefined => {
  const others = coresIn(/^Cpus_allowed_list:\s*(\S+)/m.exec(statusText(status))?.[1] ?? '').filter(
    (core) => core !== processor,
  );
  return others.length === 0 ? undefined : others.join(',');
};

const statusText = (read: () => string): string => {
  try {
    return read();
  } catch {
    // Not Linux.
    return '';
  }
};

/** `0-2,5` are 0, 1, 2 and 5. */
const coresIn = (list: string): readonly number[] =>
  list
    .split(',')
    .filter((range) => range !== '')
    .flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
    });
