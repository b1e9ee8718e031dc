// Copies the write-ahead log back into the database while the tables play, on a thread and a connection of its own: done
// by the writer itself it would stand still for a tenth of a second, and most likely when everybody bets. What a thread
// that is late leaves behind, the writer copies before the log outgrows its bound. See `database.ts`.
import { Worker } from 'node:worker_threads';

export type LogKeeper = {
  /** Resolves once it has let go of the database. */
  readonly close: () => Promise<void>;
};

/** `onFault` hears why it could not; it goes on trying, and the writer needs nothing of it. */
export const createLogKeeper = (folder: string, onFault: (why: string) => void, everyMs = 500): LogKeeper => {
  const worker = new Worker(new URL('./log-keeper-thread.ts', import.meta.url), {
    workerData: { folder, everyMs },
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
