// Memory and processor time of the flooded server, from the operating system.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Resident memory, in MiB. */
export const memoryOf = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);

/** Linux reports in hundredths of a second, whatever its clock rate. */
const MS_PER_TICK = 10;
/** Fields 14 and 15 of proc(5), counted after the name, which may contain spaces. */
const [USER, SYSTEM] = [11, 12];

/** Processor time since the start, in milliseconds, over all threads. */
export const processorMsOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER]) + Number(fields[SYSTEM])) * MS_PER_TICK;
};
