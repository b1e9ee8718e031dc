// A thread that deals the stretches it is sent, one after the other, and answers with their tallies.
import { parentPort, workerData } from 'node:worker_threads';
import { simulateShoes } from '@punto/engine/simulate';
import { type BetRun, type BetsTally, simulateBets } from '@punto/engine/simulate/simulate-bets';
import type { Stretch } from './stretch.ts';

export type Job = Omit<BetRun, 'firstShoe' | 'shoes'>;

const job: Job = workerData;

// Options alone are counted by the quicker kernel.
const dealt = (stretch: Stretch): BetsTally =>
  job.bets.length === 0
    ? { tally: simulateShoes({ ...job, ...stretch }), settled: [], counted: null }
    : simulateBets({ ...job, ...stretch });

parentPort?.on('message', (stretch: Stretch) => {
  parentPort?.postMessage(dealt(stretch));
});
