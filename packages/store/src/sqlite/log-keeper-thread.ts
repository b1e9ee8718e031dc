// The thread of `log-keeper.ts`. It looks a few times a second how much of the log is not in the database yet.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { DATABASE_FILE } from './database.ts';

/** Less is not worth its flush: 2 MiB. */
const FEWEST_PAGES = 512;

const { folder, everyMs }: { folder: string; everyMs: number } = workerData;
const database = new DatabaseSync(join(folder, DATABASE_FILE));
// As strict as the writer: the log is on disk before the database is changed, and that before the log is used anew.
database.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON');
const look = database.prepare('PRAGMA wal_checkpoint(NOOP)');
const copy = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');
let last = '';

const timer = setInterval(() => {
  try {
    const { log, checkpointed } = look.get() ?? {};
    if (Number(log) - Number(checkpointed) >= FEWEST_PAGES) copy.get();
    last = '';
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    // Told once, however long it lasts.
    if (why !== last) parentPort?.postMessage(why);
    last = why;
  }
}, everyMs);

parentPort?.once('message', () => {
  clearInterval(timer);
  database.close();
});
