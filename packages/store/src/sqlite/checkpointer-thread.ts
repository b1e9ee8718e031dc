// Worker thread of `checkpointer.ts`: checks a few times a second how many pages of the log are not copied into the database
// yet. It imports no other module of the product: every opening of a store starts a thread, which would load those modules
// again.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** Fewer pages are not worth a flush: 2 MiB. */
const FEWEST_PAGES = 512;

const { file, everyMs }: { file: string; everyMs: number } = workerData;
const database = new DatabaseSync(file);
// Same durability as the writer: the log is on disk before the database changes, and the database before the log is
// reused.
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
    // Reported once per cause, however long it lasts.
    if (why !== last) parentPort?.postMessage(why);
    last = why;
  }
}, everyMs);

parentPort?.once('message', () => {
  clearInterval(timer);
  database.close();
});
