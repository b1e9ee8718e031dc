// Bets that ask for values alone. 3,394 classes, the totals of both first two cards and the values of the third cards, tell
// such bets everything; classes on which all bets of a list come to the same are one group. So a composition is counted
// once for all of them, straight into their groups. [B21]

import { resultOf } from '../condition/terms.ts';
import { type Coup, finishCoup } from '../coup.ts';
import { handOf } from '../odds/class-coups.ts';
import { PATH_STARTS, PATHS_FROM, pathsOf, STANDS, thirdsPlace } from '../odds/third-cards.ts';
import { eachThirdPair } from '../odds/third-pairs.ts';
import type { CompiledBet } from './compiled-bet.ts';

export const VALUE_CLASSES = PATHS_FROM.length;

let coups: readonly Coup[] | null = null;

/** One coup of each class, in the order of the paths; made on first use. */
export const valueCoups = (): readonly Coup[] => {
  coups ??= THIRDS.flatMap((player) => THIRDS.flatMap((banker) => coupsWith(player, banker)));
  return coups;
};

const THIRDS = Array.from({ length: 11 }, (_, i) => i + STANDS);

const coupsWith = (playerThird: number, bankerThird: number): readonly Coup[] =>
  [...pathsOf(playerThird, bankerThird).from].map((totals) =>
    finishCoup({
      player: handOf(Math.floor(totals / 10), playerThird),
      banker: handOf(totals % 10, bankerThird),
    }),
  );

/**
 * Counts a composition, given by value, for every bet: draws by result, as `resultOf` numbers results. `known`: the values of up
 * to three first cards that are out, in dealing order.
 */
export type ValueCounter = (counts: Float64Array, known?: readonly number[]) => readonly Float64Array[];

/** Bets on values with the result of each in every class; classes with the same results for all bets are one group. */
export type ValueGroups = {
  readonly bets: readonly CompiledBet[];
  /** The group of each class, in the order of the paths. */
  readonly groupOfClass: Uint16Array;
  /** The number of groups, and for each bet its result by group. */
  readonly groups: number;
  readonly resultsOfBet: readonly Uint8Array[];
};

/** Asks the bets about every class once. */
export const valueGroups = (bets: readonly CompiledBet[]): ValueGroups => {
  const groups = new Map<string, { readonly at: number; readonly results: readonly number[] }>();
  const groupOfClass = Uint16Array.from(valueCoups(), (coup) => {
    const results = bets.map((bet) => resultOf(bet, coup));
    const key = results.join();
    const group = groups.get(key) ?? { at: groups.size, results };
    groups.set(key, group);
    return group.at;
  });
  const resultsOfBet = bets.map((_, i) => Uint8Array.from(groups.values(), ({ results }) => results[i] ?? 0));
  return { bets, groupOfClass, groups: groups.size, resultsOfBet };
};

/** Makes the counter that counts all bets of the groups together. */
export const valueCounter = ({ bets, groupOfClass, groups, resultsOfBet }: ValueGroups): ValueCounter => {
  return (counts, known = []) => {
    BY_GROUP.fill(0, 0, groups);
    eachThirdPair(counts, known, JOINT, (player, banker, draws) =>
      follow(groupOfClass, player, banker, draws),
    );
    return bets.map(({ lines }, i) => gather(resultsOfBet[i] ?? NONE, BY_GROUP, lines.length + 2));
  };
};

const NONE = new Uint8Array(0);

/** Sums draws by group to draws by result. */
export const gather = (resultOfGroup: Uint8Array, byGroup: Float64Array, results: number): Float64Array => {
  const ways = new Float64Array(results);
  for (let group = 0; group < resultOfGroup.length; group += 1) {
    const result = resultOfGroup[group] ?? 0;
    ways[result] = (ways[result] ?? 0) + (byGroup[group] ?? 0);
  }
  return ways;
};

const follow = (groupOfClass: Uint16Array, playerThird: number, bankerThird: number, each: number): void => {
  const thirds = thirdsPlace(playerThird, bankerThird);
  const end = STARTS[thirds + 1] ?? 0;
  for (let i = STARTS[thirds] ?? 0; i < end; i += 1) {
    const group = groupOfClass[i] ?? 0;
    BY_GROUP[group] = (BY_GROUP[group] ?? 0) + each * (JOINT[FROM[i] ?? 0] ?? 0);
  }
};

// Scratch memory and paths as constants of this file: V8 knows their addresses, as in `odds/score-classes.ts`.
const JOINT = new Float64Array(100);
const BY_GROUP = new Float64Array(VALUE_CLASSES);
const STARTS = PATH_STARTS;
const FROM = PATHS_FROM;
