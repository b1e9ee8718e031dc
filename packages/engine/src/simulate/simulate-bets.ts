// Bets that are data, settled over the shoes of a seed, and a card counter who bets on them. The shoes, and the counts
// for the options, are those of `simulateShoes`. [F1]
import type { BetDefinition } from '../bet/definition.ts';
import { addNets, addRounds, type CountedNet, type CountedRounds, type Counter } from './counter.ts';
import { counterVisit } from './counter-visit.ts';
import { createCoupCounts } from './coup-counts.ts';
import { type ShoeVisitor, visitShoes } from './deal.ts';
import { readyBet } from './ready-bet.ts';
import { addTallies, asksPairs, type ShoeRun, type Tally } from './simulate.ts';

export type BetRun = ShoeRun & {
  readonly bets: readonly BetDefinition[];
  /** Bets on each of them by the count; `null`: they are settled in every round, and no more. */
  readonly counter: Counter | null;
};

export type BetTally = {
  /** Every coup by result, as `resultOf` numbers them: the rows of the bet, pushed, lost. */
  readonly byResult: readonly number[];
  /** The results of the counter's stakes; `null` without a counter. */
  readonly counted: CountedNet | null;
};

export type BetsTally = {
  readonly tally: Tally;
  /** In the order of the bets. */
  readonly settled: readonly BetTally[];
  readonly counted: CountedRounds | null;
};

/** Deals the shoes `firstShoe` … `firstShoe + shoes − 1`. Throws when the rules do not fit the decks. */
export const simulateBets = (run: BetRun): BetsTally => {
  const { rules, schedules, seed, firstShoe, shoes, counter } = run;
  const bets = run.bets.map(readyBet);
  const counted = createCoupCounts(bets);
  const visit = counter === null ? null : counterVisit(counter, rules, bets);
  const visitor = visit === null ? counted.visitor : inTurn(visit.visitor, counted.visitor);
  visitShoes(rules, seed, firstShoe, shoes, visitor);
  const nets = visit?.nets();
  return {
    tally: {
      shoes,
      rounds: counted.rounds(),
      byScore: counted.byScore(),
      byPair: schedules.some(asksPairs) ? counted.byPair() : null,
    },
    settled: counted.byResult().map((byResult, i) => ({ byResult, counted: nets?.[i] ?? null })),
    counted: visit?.rounds() ?? null,
  };
};

const inTurn = (one: ShoeVisitor, other: ShoeVisitor): ShoeVisitor => ({
  shoe: (shoe, start, next) => {
    one.shoe(shoe, start, next);
    other.shoe(shoe, start, next);
  },
  coup: (at, cards, key) => {
    one.coup(at, cards, key);
    other.coup(at, cards, key);
  },
  end: () => {
    one.end();
    other.end();
  },
});

/** Both together. Throws when they are not of the same bets, or only one was counted. */
export const addBetsTallies = (one: BetsTally, other: BetsTally): BetsTally => {
  if (one.settled.length !== other.settled.length) throw new Error('the tallies are not of the same bets');
  return {
    tally: addTallies(one.tally, other.tally),
    settled: one.settled.map((bet, i) => addBets(bet, other.settled[i] ?? bet)),
    counted: addBoth(one.counted, other.counted, addRounds),
  };
};

const addBets = (one: BetTally, other: BetTally): BetTally => ({
  byResult: one.byResult.map((count, i) => count + (other.byResult[i] ?? 0)),
  counted: addBoth(one.counted, other.counted, addNets),
});

const addBoth = <T>(one: T | null, other: T | null, add: (one: T, other: T) => T): T | null => {
  if ((one === null) !== (other === null)) throw new Error('only one of the tallies has a counter');
  return one === null || other === null ? null : add(one, other);
};
