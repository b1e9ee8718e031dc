// A thread that deals the stretches it is sent, one after the other, and answers with their tallies.
import { parentPort, workerData } from 'node:worker_threads';
import { type ShoeRun, simulateShoes } from '@punto/engine/simulate';
import type { Stretch } from './stretch.ts';

export type Job = Omit<ShoeRun, 'firstShoe' | 'shoes'>;

const job: Job = workerData;

parentPort?.on('message', (stretch: Stretch) => {
  parentPort?.postMessage(simulateShoes({ ...job, ...stretch }));
});
