// Pairs of patrons who stake against each other: one on player, the other on banker, in rounds in which both stake amounts of
// similar size. The count is compared with independent choices at the same frequencies of player and banker. Sides are compared
// within strata of the last two results, because patrons who follow the roads, or bet against them, often take opposite sides
// without knowing each other. Amounts only select the rounds: patrons who raise after a loss, and others who raise after a win,
// also raise together without knowing each other. Amounts of two currencies are compared by the published rates.
import type { PatronId } from '@punto/table/ids';
import { MOST_ROUNDS, type Stratum, type Surprise, surpriseOf } from './matches.ts';
import type { SeenRound, SeenStake } from './seen-round.ts';

export type PairKey = `${PatronId} ${PatronId}`;

/** The evidence of one block about a pair. */
export type PairEvidence = { readonly strata: readonly Stratum[] };

/** The number of patrons of a table that are compared, those who staked most in the block: at most 79,800 pairs. */
export const MOST_PATRONS = 400;
const LEAST_ROUNDS = 12;
/** A pair is stored from the first block in which the chance of its opposed rounds is below this. */
const NOTABLE_LOG10 = -3;
/** Pairs with fewer opposed rounds, or fewer standard deviations above the expected count, are not examined. */
const LEAST_OPPOSED = 6;
const LEAST_DEVIATIONS = 2.5;

/** The smaller id first, so that a pair has one key. */
export const pairKey = (one: PatronId, other: PatronId): PairKey =>
  one < other ? `${one} ${other}` : `${other} ${one}`;

/**
 * Evidence about every pair that is notable in this block, or `known` from an earlier one. Yields after the pairs of each patron,
 * so that the caller can do other work in between.
 */
export function* pairEvidence(
  rounds: readonly SeenRound[],
  known: ReadonlySet<string>,
): Generator<undefined, ReadonlyMap<PairKey, PairEvidence>> {
  if (rounds.length > MOST_ROUNDS) throw new RangeError(`a block has at most ${MOST_ROUNDS} rounds`);
  const choices = choicesOf(rounds);
  const strata = rounds.map(({ before }) => before);
  const found = new Map<PairKey, PairEvidence>();
  for (const [i, one] of choices.entries()) {
    yield;
    for (let j = i + 1; j < choices.length; j += 1) {
      const other = choices[j];
      if (!other) break;
      const isKnown = known.size > 0 && known.has(pairKey(one.patron, other.patron));
      if (!isKnown && !hasExcess(one.choice, other.choice)) continue;
      const evidence = compare(one.choice, other.choice, strata);
      const { rounds: together, chanceLog10 } = surpriseOf(evidence.strata);
      if (isKnown ? together > 0 : together >= LEAST_ROUNDS && chanceLog10 <= NOTABLE_LOG10)
        found.set(pairKey(one.patron, other.patron), evidence);
    }
  }
  return found;
}

export const opposedSurprise = (evidence: readonly PairEvidence[]): Surprise =>
  surpriseOf(evidence.flatMap(({ strata }) => strata));

type Choices = {
  readonly patron: PatronId;
  /** By round: side and size of the stake; `NONE` without a stake on one side. */
  readonly choice: Int16Array;
};

const choicesOf = (rounds: readonly SeenRound[]): readonly Choices[] => {
  const byPatron = new Map<PatronId, { staked: number; choice: Int16Array }>();
  for (const [at, { stakes }] of rounds.entries()) {
    for (const stake of stakes) {
      const of = byPatron.get(stake.patron) ?? {
        staked: 0,
        choice: new Int16Array(rounds.length).fill(NONE),
      };
      of.staked += stake.worthMinor;
      if (stake.main) of.choice[at] = choiceOf(stake.main);
      byPatron.set(stake.patron, of);
    }
  }
  return [...byPatron]
    .sort(([, one], [, other]) => other.staked - one.staked)
    .slice(0, MOST_PATRONS)
    .map(([patron, { choice }]) => ({ patron, choice }));
};

const NONE = -1;

/** The size of the stake, and in the last bit the side. */
const choiceOf = ({ side, worthMinor }: NonNullable<SeenStake['main']>): number =>
  2 * sizeOf(worthMinor) + (side === 'banker' ? 1 : 0);

/** Sizes go 1, 2, 5, 10, 20, …; an amount gets the proportionally nearest size. */
const sizeOf = (worthMinor: number): number => {
  const power = Math.floor(Math.log10(worthMinor));
  const digits = worthMinor / 10 ** power;
  return 3 * power + BOUNDS.filter((bound) => digits >= bound).length;
};
const BOUNDS = [Math.sqrt(1 * 2), Math.sqrt(2 * 5), Math.sqrt(5 * 10)];

/** Whether there are more opposed rounds than expected; a rough estimate over the whole block. */
const hasExcess = (one: Int16Array, other: Int16Array): boolean => {
  let [together, opposed, bankerOne, bankerOther] = [0, 0, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const [a, b] = [one[at] ?? NONE, other[at] ?? NONE];
    if (!isOneSize(a, b)) continue;
    together += 1;
    opposed += (a ^ b) & 1;
    bankerOne += a & 1;
    bankerOther += b & 1;
  }
  if (together < LEAST_ROUNDS || opposed < LEAST_OPPOSED) return false;
  const [p, q] = [bankerOne / together, bankerOther / together];
  const expected = together * (p * (1 - q) + q * (1 - p));
  const deviation = 2 * Math.sqrt(together * p * (1 - p) * q * (1 - q));
  return opposed > expected + LEAST_DEVIATIONS * deviation;
};

/** Both staked, and the choices differ in the side only or not at all. */
const isOneSize = (a: number, b: number): boolean => a !== NONE && b !== NONE && a >> 1 === b >> 1;

const compare = (one: Int16Array, other: Int16Array, strata: readonly string[]): PairEvidence => {
  const at = [...strata.keys()].filter((i) => isOneSize(one[i] ?? NONE, other[i] ?? NONE));
  return {
    strata: [...Map.groupBy(at, (i) => strata[i] ?? '').values()].map((places) => {
      const banker = (choice: Int16Array): number =>
        places.filter((i) => ((choice[i] ?? NONE) & 1) === 1).length;
      const [a, b] = [banker(one), banker(other)];
      return {
        rounds: places.length,
        pairs: [
          [a, places.length - b],
          [places.length - a, b],
        ],
        matches: places.filter((i) => one[i] !== other[i]).length,
      };
    }),
  };
};
