// How long the main thread of a process has run, and has waited for a processor while it could have run: by Linux, see
// /proc/PID/schedstat. It tells a busy machine from a program that waits for itself.
import { readFileSync } from 'node:fs';

export type ProcessorUse = { readonly runMs: number; readonly queuedMs: number };

const NS_A_MS = 1e6;

/** `null`: not Linux. Throws when the process has ended. */
export const processorUse = (pid: number): ProcessorUse | null => {
  if (process.platform !== 'linux') return null;
  const [run = 0, queued = 0] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'latin1')
    .split(' ')
    .map(Number);
  return { runMs: run / NS_A_MS, queuedMs: queued / NS_A_MS };
};

/** What was used between two readings, in words. */
export const useBetween = (before: ProcessorUse | null, after: ProcessorUse | null): string => {
  if (!before || !after) return 'unknown';
  const [run, queued] = [after.runMs - before.runMs, after.queuedMs - before.queuedMs];
  return `${run.toFixed(0)} ms run, ${queued.toFixed(0)} ms waited for a processor`;
};
