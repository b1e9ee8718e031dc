// Finds the coup that is most expensive for the house with given stakes, exactly. Bets that depend only on values are evaluated for each of
// the 3,394 classes of values. If other bets have stakes too, each beginning (both first two cards) gets an upper bound, the
// sum of the largest cost of each bet after it; only beginnings whose bound is above the most expensive coup so far are played
// to their end. [B] [L3]
import { valueCoups } from '../bet/value-odds.ts';
import { type Card, cardValue, scoreOf } from '../card.ts';
import { resultOf } from '../condition/terms.ts';
import { type Coup, coupOf } from '../coup.ts';
import { beginningsOf } from './beginnings.ts';
import { facePlan } from './face-plan.ts';
import { costOfCoup, type PaidTerms, type StakedBet } from './staked-bet.ts';

export type WorstCoup = { readonly coup: Coup; readonly cost: number };

/** A most expensive coup and its cost beyond the stakes; negative when the house gains in every coup. */
export const worstCoup = (bets: readonly StakedBet[]): WorstCoup => {
  const onValues = bets.filter(({ ways }) => ways.every(({ paid }) => paid.isOfValues));
  const onFaces = bets.filter((bet) => !onValues.includes(bet));
  const byClass = valueCosts(onValues);
  if (onFaces.length > 0) return worstOf(onFaces, byClass);
  const cost = byClass.reduce(larger);
  const coup = valueCoups()[byClass.indexOf(cost)];
  if (coup === undefined) throw new Error('the list of value classes is empty');
  return { coup, cost };
};

const larger = (one: number, other: number): number => Math.max(one, other);

/** Indexed by class of values: the cost of the bets together. */
const valueCosts = (bets: readonly StakedBet[]): Float64Array => {
  const costs = new Float64Array(valueCoups().length);
  for (const { ways } of bets) {
    const [one, other] = ways.map((way) => ({ costs: way.costs, results: valueResults(way.paid) }));
    for (let at = 0; at < costs.length; at += 1) {
      const cost = one?.costs[one.results[at] ?? 0] ?? 0;
      const dearer = other ? Math.max(cost, other.costs[other.results[at] ?? 0] ?? 0) : cost;
      costs[at] = (costs[at] ?? 0) + dearer;
    }
  }
  return costs;
};

const resultsByTable = new WeakMap<PaidTerms, Uint8Array>();

/** Indexed by class of values: the result of the bet. */
const valueResults = (paid: PaidTerms): Uint8Array => {
  const results =
    resultsByTable.get(paid) ?? Uint8Array.from(valueCoups(), (coup) => resultOf(paid.table, coup));
  resultsByTable.set(paid, results);
  return results;
};

/** The classes of values, indexed by the totals of both first two cards: player's times ten plus banker's. */
let endings: readonly (readonly Ending[])[] | null = null;

/** An ending by value: the class, and the values of both third cards; `null`: the hand stands. */
type Ending = { readonly at: number; readonly player: number | null; readonly banker: number | null };

const endingsByTotals = (): readonly (readonly Ending[])[] => {
  if (endings !== null) return endings;
  const byTotals = Array.from({ length: 100 }, (): Ending[] => []);
  valueCoups().forEach(({ player, banker }, at) => {
    const totals = scoreOf(player.slice(0, 2)) * 10 + scoreOf(banker.slice(0, 2));
    byTotals[totals]?.push({ at, player: valueIf(player[2]), banker: valueIf(banker[2]) });
  });
  endings = byTotals;
  return byTotals;
};

const valueIf = (card: Card | undefined): number | null => (card === undefined ? null : cardValue(card));

const worstOf = (onFaces: readonly StakedBet[], byClass: Float64Array): WorstCoup => {
  const { hands, totals, thirds, classes } = facePlan(onFaces);
  const faceBounds = faceBoundsOf(onFaces, hands.length, classes);
  const mostByTotals = Float64Array.from(endingsByTotals(), (all) =>
    all.map(({ at }) => byClass[at] ?? 0).reduce(larger),
  );
  const bounds = faceBounds.map((bound, at) => bound + (mostByTotals[totals[at] ?? 0] ?? 0));
  const size = hands.length;
  let worst: Coup | null = null;
  let most = Number.NEGATIVE_INFINITY;
  const thirdsOf = (value: number | null): readonly (Card | null)[] =>
    value === null ? [null] : (thirds.get(value) ?? []);
  const play = (at: number): void => {
    const player = hands[Math.floor(at / size)]?.cards ?? [];
    const banker = hands[at % size]?.cards ?? [];
    for (const ending of endingsByTotals()[totals[at] ?? 0] ?? []) {
      const onValues = byClass[ending.at] ?? 0;
      if (onValues + (faceBounds[at] ?? 0) <= most) continue;
      for (const one of thirdsOf(ending.player)) {
        for (const other of thirdsOf(ending.banker)) {
          const coup = coupOf({
            player: one === null ? player : [...player, one],
            banker: other === null ? banker : [...banker, other],
          });
          const cost = onValues + costOfCoup(onFaces, coup);
          if (cost > most) [worst, most] = [coup, cost];
        }
      }
    }
  };
  // The beginning with the highest bound comes first: its most expensive coup excludes most others.
  play(bounds.indexOf(bounds.reduce(larger)));
  for (let at = 0; at < bounds.length; at += 1) if ((bounds[at] ?? 0) > most) play(at);
  if (worst === null) throw new Error('no coup was found');
  return { coup: worst, cost: most };
};

/**
 * For each beginning, indexed by player's class times the number of classes plus banker's: the sum of the largest costs of the
 * bets on faces after it.
 */
const faceBoundsOf = (
  onFaces: readonly StakedBet[],
  size: number,
  classes: ReadonlyMap<PaidTerms, Uint16Array>,
): Float64Array => {
  const bounds = new Float64Array(size * size);
  for (const { ways } of onFaces) {
    const [one, other] = ways.map(({ paid, costs }) => {
      const { width, results } = beginningsOf(paid);
      const mostOf = Float64Array.from(results, (possible) =>
        possible.map((result) => costs[result] ?? 0).reduce(larger),
      );
      return { of: classes.get(paid) ?? NONE, width, mostOf };
    });
    if (one === undefined) continue;
    for (let i = 0; i < size; i += 1) {
      const [row, otherRow] = [(one.of[i] ?? 0) * one.width, (other?.of[i] ?? 0) * (other?.width ?? 0)];
      for (let j = 0; j < size; j += 1) {
        const most = one.mostOf[row + (one.of[j] ?? 0)] ?? 0;
        const dearer = other ? Math.max(most, other.mostOf[otherRow + (other.of[j] ?? 0)] ?? 0) : most;
        bounds[i * size + j] = (bounds[i * size + j] ?? 0) + dearer;
      }
    }
  }
  return bounds;
};

const NONE = new Uint16Array(0);
