// Runs the checkpoints of the write-ahead log (copies it into the database) on a thread with its own connection while tables
// play. On the writer's thread a checkpoint would block for a tenth of a second, most likely under load. If the thread falls
// behind, the writer runs a checkpoint before the log exceeds its limit. See `database.ts`.
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DATABASE_FILE } from './database.ts';

export type Checkpointer = {
  /** Resolves when the thread has closed its connection. */
  readonly close: () => Promise<void>;
};

/** `onFault` gets the reason of a failed checkpoint; the thread keeps trying, and the writer does not depend on it. */
export const createCheckpointer = (
  folder: string,
  onFault: (why: string) => void,
  everyMs = 500,
): Checkpointer => {
  const worker = new Worker(new URL('./checkpointer-thread.ts', import.meta.url), {
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
