// Resource use of a process on Linux, from /proc: processor time of its threads in nanoseconds (`times` has hundredths of a
// second), and resident memory. On other systems `null`. See proc(5).
import { readdirSync, readFileSync } from 'node:fs';

export type Reading = {
  /** Milliseconds on any processor, all threads together. */
  readonly processorMs: number;
  /** Resident memory. */
  readonly bytes: number;
};

const PAGE_BYTES = 4096;

/** `null` if the system does not report it, or the process has ended. */
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

/** 0 for a thread that ended after it was listed. */
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

/** Limit of open files and sockets of this process; `null` if the system does not report it. */
export const openFileLimit = (): number | null => {
  try {
    const found = /^Max open files\s+(\d+|unlimited)/m.exec(readFileSync('/proc/self/limits', 'latin1'));
    return found === null ? null : found[1] === 'unlimited' ? Number.POSITIVE_INFINITY : Number(found[1]);
  } catch (cause) {
    if (isGone(cause)) return null;
    throw cause;
  }
};
