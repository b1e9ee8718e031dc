// What the flooded server takes of the machine, as the system counts it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Resident, in MiB. */
export const memoryOf = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);

/** Linux counts in hundredths of a second, whatever its own clock. */
const MS_PER_TICK = 10;
/** Fields 14 and 15 of proc(5), counted behind the name, which may have spaces. */
const [USER, SYSTEM] = [11, 12];

/** Processor time since it began, all threads together. */
export const processorMsOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER]) + Number(fields[SYSTEM])) * MS_PER_TICK;
};
