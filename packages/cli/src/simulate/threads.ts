// Deals a stretch of shoes on several threads. Each takes the next piece when it has finished one, so none
// waits for another, and memory does not grow with the run. What comes back is whole numbers: the order in
// which the pieces end does not matter.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BetsTally } from '@punto/engine/simulate/simulate-bets';
import { piecesOf, type Stretch } from './stretch.ts';
import type { Job } from './worker.ts';

/** Some milliseconds of work: long against a message, short against a breath. */
const SHOES_IN_PIECE = 1 << 13;

/** Calls back for every piece; stops before the next one when aborted. */
export const dealOnThreads = async (
  job: Job,
  stretch: Stretch,
  threads: number,
  stop: AbortSignal,
  onPiece: (piece: Stretch, found: BetsTally) => void,
  shoesInPiece = SHOES_IN_PIECE,
): Promise<void> => {
  const pieces = piecesOf(stretch, shoesInPiece);
  const oneThread = async (): Promise<void> => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
    try {
      for (let next = pieces.next(); !(next.done || stop.aborted); next = pieces.next()) {
        const answer = once(worker, 'message');
        worker.postMessage(next.value);
        const [found] = (await answer) as [BetsTally];
        onPiece(next.value, found);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: threads }, oneThread));
};
