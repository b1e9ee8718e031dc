// The gain of a perfect counter over whole shoes: the counter knows the exact odds of the unseen cards before each round, and
// stakes one on a bet whenever they favour the patron. With equal stakes no counter gains more. Each round adds the expected
// value of the stake and not its result, so a few hundred shoes are enough. For the round limits of a house; no live table shows
// any of it. [F5]
import { type BetOdds, betOddsCounter } from '../bet/bet-odds.ts';
import type { CompiledBet } from '../bet/compiled-bet.ts';
import { DECK } from '../card.ts';
import { fullShoe } from '../odds/composition.ts';
import { netsOf } from '../odds/summary.ts';
import type { ShoeRules } from '../room.ts';
import { codeOf } from './card-code.ts';
import type { Estimate } from './counter.ts';
import { VISITED_CARDS, visitShoes } from './deal.ts';

export type PerfectGain = {
  /** Gain over a whole shoe, in stakes of one. */
  readonly perShoe: Estimate;
  /** Share of the rounds that favour the patron. */
  readonly favoured: number;
  /** The gain of rounds 1 to n of a shoe, at index n − 1; as long as the longest shoe. */
  readonly upToRound: readonly number[];
};

export type PerfectRun = {
  readonly bets: readonly CompiledBet[];
  readonly rules: ShoeRules;
  /** A whole number below 2^32. */
  readonly seed: number;
  readonly firstShoe: number;
  readonly shoes: number;
};

/** Returns one gain for each bet, in the order of the list. Cards burnt unseen stay unseen. Throws when the rules do not fit the decks. */
export const perfectGains = ({ bets, rules, seed, firstShoe, shoes }: PerfectRun): readonly PerfectGain[] => {
  const count = betOddsCounter(bets);
  const sums = bets.map((bet) => ({ worth: worthOf(bet), byRound: [0], squares: 0, ofShoe: 0, favoured: 0 }));
  let left: number[] = [];
  let round = 0;
  let rounds = 0;
  const see = (place: number): void => {
    const card = PLACES[VISITED_CARDS[place] ?? 0] ?? 0;
    left[card] = (left[card] ?? 0) - 1;
  };
  visitShoes(rules, seed, firstShoe, shoes, {
    shoe: (_, start, next) => {
      left = [...fullShoe(rules.decks)];
      round = 0;
      for (const sum of sums) sum.ofShoe = 0;
      if (next > start) see(start);
    },
    coup: (at, cards) => {
      for (const [i, odds] of count(left).entries()) {
        const sum = sums[i];
        const worth = sum?.worth(odds) ?? 0;
        if (sum === undefined || worth <= 0) continue;
        sum.ofShoe += worth;
        sum.favoured += 1;
        sum.byRound[round] = (sum.byRound[round] ?? 0) + worth;
      }
      round += 1;
      rounds += 1;
      for (let place = at; place < at + cards; place += 1) see(place);
    },
    end: () => {
      for (const sum of sums) {
        sum.squares += sum.ofShoe ** 2;
        sum.byRound[round - 1] ??= 0;
      }
    },
  });
  return sums.map(({ byRound, squares, favoured }) => {
    const upToRound: number[] = [];
    for (const [i, gain = 0] of byRound.entries()) upToRound.push((upToRound[i - 1] ?? 0) + gain / shoes);
    const value = upToRound.at(-1) ?? 0;
    const standardError = Math.sqrt(Math.max(0, squares / shoes - value ** 2) / shoes);
    return { perShoe: { value, standardError }, favoured: favoured / rounds, upToRound };
  });
};

/** The index in `DECK` of each card code. */
const PLACES = Int8Array.from({ length: 256 }, (_, code) => DECK.findIndex((card) => codeOf(card) === code));

const worthOf = (bet: CompiledBet): ((odds: BetOdds) => number) => {
  const { unit, byLine } = netsOf(bet);
  const nets = byLine.map((net) => Number(net) / Number(unit));
  return ({ wonByLine, lost, total }) =>
    (wonByLine.reduce((sum, won, i) => sum + won * (nets[i] ?? 0), 0) - lost) / total;
};

/**
 * The last round up to which the perfect counter gains at most `tolerated` a shoe: 0 if even round 1 gains more, `null` if no
 * round must be closed.
 */
export const untilFor = ({ upToRound, perShoe }: PerfectGain, tolerated: number): number | null => {
  if (perShoe.value <= tolerated) return null;
  return upToRound.findLastIndex((gain) => gain <= tolerated) + 1;
};
