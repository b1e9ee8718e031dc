// Processor time of a server: its processes, their children, and ended children. From Linux, in hundredths of a second;
// see proc(5).
import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;

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
const usedBy = (pid: string): Used | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name before these fields may contain spaces and brackets.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0] = fields.slice(1);
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
    return { parent, ms: ticks * TICK_MS };
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && ['ENOENT', 'ESRCH'].includes(String(cause.code)))
      return null;
    throw cause;
  }
};
