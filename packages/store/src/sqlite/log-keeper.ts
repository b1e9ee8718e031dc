// Copies the write-ahead log back into the database (checkpoint) on a thread with its own connection while tables play.
// In the writer it would block for a tenth of a second, most likely under load. If the thread falls behind, the writer
// itself copies before the log exceeds its limit. See `database.ts`.
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DATABASE_FILE } from './database.ts';

export type LogKeeper = {
  /** Resolves when the thread has closed its connection. */
  readonly close: () => Promise<void>;
};

/** `onFault` gets the reason of a failed checkpoint; the thread keeps trying, and the writer does not depend on it. */
export const createLogKeeper = (folder: string, onFault: (why: string) => void, everyMs = 500): LogKeeper => {
  const worker = new Worker(new URL('./log-keeper-thread.ts', import.meta.url), {
    workerData: { file: join(folder, DATABASE_FILE), everyMs },
  });
  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.on('message', onFault);
  worker.on('error', (cause) => onFault(cause instanceof Error ? cause.message : String(cause)));
  return {
    close: async () => {
      worker.postMessage('close');
      await gone;
    },
  };
};
