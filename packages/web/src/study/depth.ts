// How the house edge changes while random shoes are dealt: before each round, the exact odds of the unseen cards. Burnt
// cards stay unseen. Rounds continue to the cut card as at a table. [S1] [S2]
import { betOddsCounter, betSummary } from '@punto/engine/bet/bet-odds';
import { compileBet } from '@punto/engine/bet/compiled-bet';
import type { BetDefinition } from '@punto/engine/bet/definition';
import { DECK } from '@punto/engine/card';
import { dealt, type Hands, NO_CARDS, nextHand } from '@punto/engine/coup';
import { oddsOf, summaryOf } from '@punto/engine/odds';
import { type Composition, fullShoe } from '@punto/engine/odds/composition';
import type { KnownScheduleId } from '@punto/engine/option-id';
import type { ShoeRules } from '@punto/engine/room';
import { burnCount, cutIndexOf } from '@punto/engine/shoe';
import { seededShoe } from '@punto/engine/simulate/seeded-shoe';

export type Sampling = {
  readonly schedules: readonly KnownScheduleId[];
  /** Whether the bet under study has a curve too. */
  readonly studied: boolean;
  readonly seed: number;
  readonly shoes: number;
  /** Cards behind the cut card. */
  readonly cut: number;
};

/** Burn and last round of the default rooms, for any number of decks. */
export const shoeRules = (decks: number, cut: number): ShoeRules => ({
  decks,
  burn: 'courts-ten',
  cutDepth: cut,
  afterCut: 'finish',
});

/** House edges of a composition, in the order of the curves. */
export type EdgeReader = (left: Composition) => readonly number[];

/** Edges of schedules, then that of a bet given as data. */
export const edgeReader = (schedules: readonly KnownScheduleId[], bet: BetDefinition | null): EdgeReader => {
  const countBet = betOddsCounter(bet === null ? [] : [compileBet(bet)]);
  return (left) => {
    const odds = schedules.length === 0 ? null : oddsOf(left);
    return [
      ...(odds === null ? [] : schedules.map((id) => summaryOf(odds[id]).edge)),
      ...countBet(left).map((counted) => betSummary(counted).edge),
    ];
  };
};

/** The house edges before each round of one shoe, by round and then by curve. */
export const edgesOfShoe = (
  rules: ShoeRules,
  edgesOf: EdgeReader,
  seed: number,
  shoe: number,
): readonly (readonly number[])[] => {
  const { decks } = rules;
  // The same shoe that `punto depth` deals for this seed.
  const cards = seededShoe(decks, seed, shoe);
  const cut = cutIndexOf(rules) ?? 0;
  const unseen = [...fullShoe(decks)];
  const rounds: (readonly number[])[] = [];
  let next = 0;
  const draw = () => {
    const card = cards[next++];
    if (card === undefined) throw new Error('the shoe is empty');
    const place = DECK.indexOf(card);
    unseen[place] = (unseen[place] ?? 0) - 1;
    return card;
  };
  next += burnCount(draw(), rules.burn);
  while (next <= cut) {
    rounds.push(edgesOf(unseen));
    let hands: Hands = NO_CARDS;
    for (let side = nextHand(hands); side !== null; side = nextHand(hands))
      hands = dealt(hands, side, draw());
  }
  return rounds;
};

/** One round over all shoes that reached it; edges as shares of the stake. */
export type RoundDepth = {
  readonly round: number;
  readonly shoes: number;
  readonly mean: number;
  /** The 5 % and 95 % quantiles. */
  readonly low: number;
  readonly high: number;
  /** Number of shoes in which the edge was negative, which favours the patron. */
  readonly favourable: number;
  /** The average gain from a stake of one in each of those rounds, for each of all `shoes`. */
  readonly gain: number;
};

/**
 * `shoes` has the edges of one schedule, one list for each shoe. Rounds that fewer than half of the shoes reached are
 * omitted.
 */
export const depthOf = (shoes: readonly (readonly number[])[]): readonly RoundDepth[] => {
  const longest = Math.max(0, ...shoes.map((edges) => edges.length));
  return Array.from({ length: longest }, (_, i) => shoes.flatMap((edges) => edges[i] ?? []))
    .map((edges, i) => roundDepth(i + 1, edges))
    .filter((each) => each.shoes * 2 >= shoes.length);
};

const roundDepth = (round: number, edges: readonly number[]): RoundDepth => {
  const sorted = [...edges].sort((a, b) => a - b);
  return {
    round,
    shoes: edges.length,
    mean: edges.reduce((sum, edge) => sum + edge, 0) / edges.length,
    low: at(sorted, 0.05),
    high: at(sorted, 0.95),
    favourable: edges.filter((edge) => edge < 0).length,
    gain: edges.reduce((sum, edge) => sum + Math.max(0, -edge), 0) / edges.length,
  };
};

/** Quantile by nearest rank. */
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
