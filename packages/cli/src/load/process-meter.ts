// What a process has used, as Linux tells it: the time its threads were on a processor, in nanoseconds rather than in
// the hundredths of a second of `times`, and the memory it holds. Elsewhere nothing is told. See proc(5).
import { readdirSync, readFileSync } from 'node:fs';

export type Reading = {
  /** Milliseconds on any processor, all threads together. */
  readonly processorMs: number;
  /** Resident memory. */
  readonly bytes: number;
};

const PAGE_BYTES = 4096;

/** `null` where it cannot be told, or the process is gone. */
export const readProcess = (pid: number): Reading | null => {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`).map((task) => nanosecondsOf(pid, task));
    const [, resident = '0'] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ');
    return {
      processorMs: tasks.reduce((sum, each) => sum + each, 0) / 1e6,
      bytes: Number(resident) * PAGE_BYTES,
    };
  } catch (cause) {
    if (isGone(cause)) return null;
    throw cause;
  }
};

/** A thread may end between two looks. */
const nanosecondsOf = (pid: number, task: string): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'latin1').split(' ', 1)[0]);
  } catch (cause) {
    if (isGone(cause)) return 0;
    throw cause;
  }
};

const isGone = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && (cause.code === 'ENOENT' || cause.code === 'ESRCH');

/** Files and sockets this process may have open; `null` where it cannot be told. */
export const openFileLimit = (): number | null => {
  try {
    const found = /^Max open files\s+(\d+|unlimited)/m.exec(readFileSync('/proc/self/limits', 'latin1'));
    return found === null ? null : found[1] === 'unlimited' ? Number.POSITIVE_INFINITY : Number(found[1]);
  } catch (cause) {
    if (isGone(cause)) return null;
    throw cause;
  }
};
