// Runs a simulation from its first shoe to its last, or until it is interrupted: the shoes dealt until then count.
import { addBetsTallies, type BetsTally } from '@punto/engine/simulate/simulate-bets';
import { untilInterrupted } from '../interruption.ts';
import type { Shell } from '../shell.ts';
import { progressOf } from './progress.ts';
import type { Simulation } from './simulation.ts';
import { joined, type Stretch } from './stretch.ts';
import { dealOnThreads } from './threads.ts';
import type { Job } from './worker.ts';

/** `null` when it was interrupted before anything was dealt. */
export const simulate = async (
  job: Job,
  stretch: Stretch,
  threads: number,
  { watched }: Shell,
): Promise<Simulation | null> => {
  const sum: { found: BetsTally | null } = { found: null };
  let dealt: readonly Stretch[] = [];
  const progress = progressOf(stretch.shoes, watched);
  await untilInterrupted((stop) =>
    dealOnThreads(job, stretch, threads, stop, (piece, found) => {
      sum.found = sum.found === null ? found : addBetsTallies(sum.found, found);
      dealt = joined([...dealt, piece]);
      progress.advance(found.tally.shoes, found.tally.rounds);
    }),
  ).finally(progress.end);
  return sum.found === null ? null : { ...job, dealt, ...sum.found };
};
