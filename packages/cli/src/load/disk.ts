// Measures the disk of the data folder: no ticket is confirmed before it is flushed, so the disk bounds the latency. A few
// flushes of a page, as in a commit, give the lower bound for this run.
import { closeSync, fdatasyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export type Disk = {
  /** The data is in memory: no flush is waited for. */
  readonly isMemory: boolean;
  /** The median of a few. */
  readonly flushMs: number;
};

const TMPFS = 0x01021994;
const FLUSHES = 15;
const PAGE = Buffer.alloc(4096, 1);

export const diskUnder = (folder: string): Disk => {
  const path = join(folder, 'flush.probe');
  const file = openSync(path, 'w');
  try {
    const times = Array.from({ length: FLUSHES }, () => flush(file)).sort((a, b) => a - b);
    return { isMemory: statfsSync(folder).type === TMPFS, flushMs: times[FLUSHES >> 1] ?? 0 };
  } finally {
    closeSync(file);
    rmSync(path);
  }
};

const flush = (file: number): number => {
  const start = performance.now();
  writeSync(file, PAGE);
  fdatasyncSync(file);
  return performance.now() - start;
};
