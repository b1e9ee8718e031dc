// Messages between the page and the worker that deals shoes to card counters, one counter for each trigger.
import type { BetDefinition } from '@punto/engine/bet/definition';
import type { CountTags } from '@punto/engine/lab/tags';
import type { CounterTally } from '@punto/engine/simulate/simulate-counters';

export type CountersOrder = {
  readonly bet: BetDefinition;
  readonly decks: number;
  readonly cut: number;
  readonly seed: number;
  readonly shoes: number;
  readonly tags: CountTags;
  readonly until: number | null;
  /** The triggers, one for each counter. */
  readonly from: readonly number[];
};

export type CountersProgress = {
  /** Number of shoes dealt so far. */
  readonly dealt: number;
  readonly tallies: readonly CounterTally[];
  /** The parts of a stake that are the unit of the nets. */
  readonly unit: number;
};

const BEFORE = 3;
const AFTER = 5;

/** Whole counts around the first one that favours the patron by the line. */
export const countsAround = (first: number): readonly number[] => {
  const lowest = Math.max(0, first - BEFORE);
  return Array.from({ length: BEFORE + AFTER + 1 }, (_, i) => lowest + i);
};
