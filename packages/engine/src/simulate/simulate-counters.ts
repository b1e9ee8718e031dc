// Several card counters at the same simulated shoes, all on one bet: the yield of a count for each trigger. For study; a live
// table shows none of it. [F5] [F1]
import type { BetDefinition } from '../bet/definition.ts';
import type { ShoeRules } from '../room.ts';
import type { CountedNet, CountedRounds, Counter } from './counter.ts';
import { counterVisit } from './counter-visit.ts';
import { visitShoes } from './deal.ts';
import { readyBet } from './ready-bet.ts';

export type CountersRun = {
  readonly rules: ShoeRules;
  /** A whole number below 2^32. */
  readonly seed: number;
  readonly bet: BetDefinition;
  readonly counters: readonly Counter[];
};

export type CounterTally = { readonly rounds: CountedRounds; readonly net: CountedNet };

export type SimulatedCounters = {
  /** Deals the shoes `firstShoe` … `firstShoe + shoes − 1`. Throws when the rules do not fit the decks. */
  readonly deal: (firstShoe: number, shoes: number) => void;
  /** The tallies of all shoes dealt so far, one for each counter, in their order. */
  readonly tallies: () => readonly CounterTally[];
  /** The parts of a stake that are the unit of the nets. */
  readonly unit: number;
};

/** Starts with no shoe dealt. */
export const simulateCounters = ({ rules, seed, bet, counters }: CountersRun): SimulatedCounters => {
  const ready = readyBet(bet);
  const visits = counters.map((counter) => counterVisit(counter, rules, [ready]));
  const visitors = visits.map(({ visitor }) => visitor);
  return {
    deal: (firstShoe, shoes) =>
      visitShoes(rules, seed, firstShoe, shoes, {
        shoe: (shoe, start, next) => {
          for (const visitor of visitors) visitor.shoe(shoe, start, next);
        },
        coup: (at, cards, key) => {
          for (const visitor of visitors) visitor.coup(at, cards, key);
        },
        end: () => {
          for (const visitor of visitors) visitor.end();
        },
      }),
    tallies: () => visits.flatMap((visit) => visit.nets().map((net) => ({ rounds: visit.rounds(), net }))),
    unit: ready.unit,
  };
};
