// What the page and its worker say to each other.
import type { RoundDepth, Sampling } from '../depth.ts';

export type DepthOrder = Sampling & { readonly decks: number };

export type DepthTold = {
  /** Shoes so far. */
  readonly dealt: number;
  /** By schedule, in the order asked for. */
  readonly curves: readonly (readonly RoundDepth[])[];
};

const TIMES_TOLD = 50;

/** Shoes from one message to the next: often enough to be seen moving. */
export const tellEvery = (shoes: number): number => Math.max(1, Math.floor(shoes / TIMES_TOLD));
