// The disk under the data: nothing is told before it is there, so a slow one is a slow house. A few flushes of a page,
// as a commit makes them, tell what a run on this machine, at this hour, can at best be.
import { closeSync, fdatasyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export type Disk = {
  /** The data lies in memory: nothing waits for a disk. */
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
