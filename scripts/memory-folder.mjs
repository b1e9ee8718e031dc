// A temporary folder in memory for the test run: databases of tests flush at every commit, and no test is about a disk that
// forgets (a killed process loses nothing that the system has). Linux only, and only where there is room.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Twice the most that a whole run was measured to use, 1.4 GiB (decision 0040). */
const ROOM_BYTES = 3 * 2 ** 30;

/** `null`: the system's own, also where `TMPDIR` names one. The folder is removed when this process ends. */
export const memoryFolder = () => {
  if (process.env.TMPDIR !== undefined || !hasRoom()) return null;
  const folder = mkdtempSync(join(MEMORY, 'punto-tests-'));
  // Database servers of tests run under another account.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const hasRoom = () => {
  if (process.platform !== 'linux' || freemem() < ROOM_BYTES) return false;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
};
