// Processor time of a server: its processes, their children, and ended children. From Linux, in hundredths of a second, or in
// nanoseconds without ended children; see proc(5).
import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;
const NANOSECONDS_IN_MS = 1_000_000;

/** In milliseconds. */
export const processorMs = (pids: readonly number[]): number => {
  const processes = all();
  return pids
    .flatMap((pid) => family(processes, pid))
    .reduce((sum, each) => sum + (processes.get(each)?.ms ?? 0), 0);
};

/** The process and all its descendants. */
export const familyOf = (pid: number): readonly number[] => family(all(), pid);

const family = (processes: ReadonlyMap<number, Used>, pid: number): readonly number[] => {
  const children = [...processes].filter(([, { parent }]) => parent === pid);
  return [pid, ...children.flatMap(([child]) => family(processes, child))];
};

/**
 * Reads the time of a process and its descendants in milliseconds, exact to nanoseconds, for short work. Each has one thread. What a
 * process used between the last reading and its end is not counted.
 */
export const createProcessorMeter = (pid: number): (() => number) => {
  const used = new Map<number, number>();
  return () => {
    for (const each of familyOf(pid)) {
      const scheduled = ifAlive(() => readFileSync(`/proc/${each}/schedstat`, 'latin1'));
      if (scheduled !== null) used.set(each, Number(scheduled.split(' ')[0]) / NANOSECONDS_IN_MS);
    }
    return [...used.values()].reduce((sum, ms) => sum + ms, 0);
  };
};

type Used = { readonly parent: number; readonly ms: number };

const all = (): ReadonlyMap<number, Used> => {
  const found = new Map<number, Used>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const used = usedBy(pid);
    if (used) found.set(Number(pid), used);
  }
  return found;
};

/** `null`: the process has ended meanwhile. */
const usedBy = (pid: string): Used | null =>
  ifAlive(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name before these fields may contain spaces and brackets.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0] = fields.slice(1);
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
    return { parent, ms: ticks * TICK_MS };
  });

/** `null`: the process has ended meanwhile. */
const ifAlive = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && ['ENOENT', 'ESRCH'].includes(String(cause.code)))
      return null;
    throw cause;
  }
};
