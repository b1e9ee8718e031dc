// Runs a reconciliation in a worker thread: on the main thread it would delay tables for up to a minute, and the memory of a
// thread has a limit, whatever the file contains.
import { Worker } from 'node:worker_threads';
import { Problem } from '../../http/problem.ts';
import type { FromReconcileThread, ReconcileJob } from './reconcile-thread.ts';

/** Of the objects of a thread. A part of two books of a million lines takes a few mebibytes. */
const MEMORY = { maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 64 };

export type ReconciledBooks = Extract<FromReconcileThread, { type: 'found' }>;

/** `ours`: the book of Punto without its head. Throws `invalid-request` for a fault of the file. `stop` ends the thread. */
export const reconcileInThread = async (
  job: ReconcileJob,
  ours: AsyncIterable<string>,
  stop: AbortSignal,
  memory: typeof MEMORY = MEMORY,
): Promise<ReconciledBooks> => {
  stop.throwIfAborted();
  const worker = new Worker(new URL('./reconcile-thread.ts', import.meta.url), {
    workerData: job,
    resourceLimits: memory,
    // The thread does not load the modules that the server preloads, such as a tracer.
    execArgv: [],
  });
  const pieces = ours[Symbol.asyncIterator]();
  try {
    return await new Promise<ReconciledBooks>((resolve, reject) => {
      stop.addEventListener('abort', () => reject(stop.reason), { once: true });
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`the thread of a reconciliation ended with ${code}`)));
      worker.on('message', (message: FromReconcileThread) => {
        if (message.type === 'found') resolve(message);
        else if (message.type === 'fault')
          reject(new Problem('invalid-request', `The file: ${message.message}.`));
        else pieces.next().then(({ done, value }) => worker.postMessage(done ? null : value), reject);
      });
    });
  } catch (cause) {
    throw isOutOfMemory(cause) ? tooManyLines() : cause;
  } finally {
    await worker.terminate();
    await pieces.return?.();
  }
};

const isOutOfMemory = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** The lines of a part are in memory together, and all lines of a transaction are in one part. */
const tooManyLines = (): Problem =>
  new Problem('invalid-request', 'The file: too many lines of one transaction: write a line for each.');
