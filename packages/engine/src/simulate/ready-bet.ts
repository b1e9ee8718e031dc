// A bet prepared for the kernel: the table of its results, and the net of each result.
import { type CompiledBet, compileBet } from '../bet/compiled-bet.ts';
import type { BetDefinition } from '../bet/definition.ts';
import { netsOf } from '../odds/summary.ts';
import { type BetResults, betResults } from './bet-results.ts';

export type ReadyBet = {
  readonly compiled: CompiledBet;
  readonly results: BetResults;
  /** The net of a stake of `unit` with each result, commission taken. */
  readonly nets: Float64Array;
  readonly unit: number;
};

/** Asks the bet about every coup that its words can tell apart, once. */
export const readyBet = (definition: BetDefinition): ReadyBet => {
  const compiled = compileBet(definition);
  const { unit, byLine } = netsOf(compiled);
  const nets = Float64Array.from([...byLine.map(Number), 0, -Number(unit)]);
  return { compiled, results: betResults(compiled), nets, unit: Number(unit) };
};
