// Messages between the page and its worker.
import type { BetDefinition } from '@punto/engine/bet/definition';
import type { RoundDepth, Sampling } from '../depth.ts';

export type DepthOrder = Omit<Sampling, 'studied'> & {
  readonly decks: number;
  /** The bet under study; its curve comes after those of the schedules. */
  readonly bet: BetDefinition | null;
};

export type DepthProgress = {
  /** Number of shoes dealt so far. */
  readonly dealt: number;
  /** One curve for each schedule, in the requested order, then that of the bet. */
  readonly curves: readonly (readonly RoundDepth[])[];
};

const TIMES_TOLD = 50;

/** Number of shoes between messages: often enough to show progress. */
export const shoesPerMessage = (shoes: number): number => Math.max(1, Math.floor(shoes / TIMES_TOLD));
