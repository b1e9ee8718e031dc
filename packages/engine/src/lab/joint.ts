// Exact covariances of several bets of one coup. The product of the nets of two bets is counted as a separate
// bet, with a row for each product, so that it is exact for any two bets. [B21]
import { type BetOdds, betOddsCounter } from '../bet/bet-odds.ts';
import type { CompiledBet } from '../bet/compiled-bet.ts';
import { resultOf } from '../condition/terms.ts';
import type { Coup } from '../coup.ts';
import type { Composition } from '../odds/composition.ts';
import { type Fraction, fraction, minus, plus, times, toNumber, whole } from '../odds/fraction.ts';
import { netsOf, sumOfPowers } from '../odds/summary.ts';

export type Joint = {
  /** The expected net of a stake of one on each bet. */
  readonly expected: readonly Fraction[];
  /** Indexed by both bets, for stakes of one; the covariance of a bet with itself is its variance. */
  readonly covariance: readonly (readonly Fraction[])[];
};

/** Counts for these cards. Throws a `RangeError` on fewer than 6 or more than 416. */
export type JointCounter = (composition: Composition) => Joint;

/** Compiles the bets, and the products of every two of them, for counting. */
export const jointCounter = (bets: readonly CompiledBet[]): JointCounter => {
  const products = bets.map((one, i) => bets.slice(i + 1).map((other) => productOf(one, other)));
  const count = betOddsCounter([...bets, ...products.flat().flatMap(({ parts }) => parts)]);
  return (composition) => {
    const counted = count(composition);
    const oddsOf = new Map(counted.map((odds) => [odds.bet, odds]));
    const alone = counted.slice(0, bets.length);
    const expected = alone.map((odds) => meanPower(odds, 1n));
    const meanOf = (i: number, j: number): Fraction => {
      const [odds, product] = [alone[i], products[i]?.[j - i - 1]];
      if (i === j && odds !== undefined) return meanPower(odds, 2n);
      return product === undefined ? meanOf(j, i) : meanProduct(product, oddsOf);
    };
    const covariance = expected.map((one, i) =>
      expected.map((other, j) => minus(meanOf(i, j), times(one, other))),
    );
    return { expected, covariance };
  };
};

const meanPower = (odds: BetOdds, power: bigint): Fraction => {
  const nets = netsOf(odds.bet);
  return fraction(sumOfPowers(nets, odds, power), BigInt(odds.total) * nets.unit ** power);
};

/** The product of two nets as bets to be counted, whose lines are the products in parts; 0 is left out. */
type NetProduct = {
  readonly parts: readonly CompiledBet[];
  readonly products: readonly (readonly bigint[])[];
  /** What a product of one is in parts. */
  readonly unit: bigint;
};

/** A counted bet numbers its results in a byte. */
const MOST_LINES = 200;

const productOf = (one: CompiledBet, other: CompiledBet): NetProduct => {
  const [ofOne, ofOther] = [netsByResult(one), netsByResult(other)];
  const products = [...new Set(ofOne.flatMap((net) => ofOther.map((another) => net * another)))].filter(
    (product) => product !== 0n,
  );
  const split = Array.from({ length: Math.ceil(products.length / MOST_LINES) }, (_, i) =>
    products.slice(i * MOST_LINES, (i + 1) * MOST_LINES),
  );
  // Every line asks the same coup: its product is remembered.
  let known: { readonly coup: Coup; readonly product: bigint } | null = null;
  const productIn = (coup: Coup): bigint => {
    if (known?.coup !== coup)
      known = { coup, product: (ofOne[resultOf(one, coup)] ?? 0n) * (ofOther[resultOf(other, coup)] ?? 0n) };
    return known.product;
  };
  return {
    parts: split.map((lines) => betOn(one, other, productIn, lines)),
    products: split,
    unit: netsOf(one).unit * netsOf(other).unit,
  };
};

/** In the order of `resultOf`: lines, push, loss. */
const netsByResult = (bet: CompiledBet): readonly bigint[] => {
  const { byLine, unit } = netsOf(bet);
  return [...byLine, 0n, -unit];
};

/** A bet with a line for each of these products; its words are those of both bets, so that it is counted where both can be. */
const betOn = (
  one: CompiledBet,
  other: CompiledBet,
  productIn: (coup: Coup) => bigint,
  products: readonly bigint[],
): CompiledBet => ({
  definition: {
    ...one.definition,
    rows: [...one.definition.rows, ...other.definition.rows],
    push: [...one.definition.push, ...other.definition.push],
  },
  lines: products.map((product) => ({ when: (coup) => productIn(coup) === product, pays: [1, 1] })),
  pushes: () => false,
  commission: null,
});

const meanProduct = (
  { parts, products, unit }: NetProduct,
  oddsOf: ReadonlyMap<CompiledBet, BetOdds>,
): Fraction =>
  parts.reduce((sum, part, i) => {
    const odds = oddsOf.get(part);
    if (odds === undefined) throw new Error('a product was not counted');
    const weighted = (products[i] ?? []).reduce(
      (all, product, line) => all + product * BigInt(odds.wonByLine[line] ?? 0),
      0n,
    );
    return plus(sum, fraction(weighted, BigInt(odds.total) * unit));
  }, whole(0));

/** The joint net of some stakes, one on each bet: exact mean and variance. */
export type StakedTogether = { readonly expected: Fraction; readonly variance: Fraction };

/** Throws when there is not a stake for each bet. */
export const stakedTogether = (
  { expected, covariance }: Joint,
  stakes: readonly bigint[],
): StakedTogether => {
  if (stakes.length !== expected.length)
    throw new RangeError(`${stakes.length} stakes for ${expected.length} bets`);
  const sum = (terms: readonly Fraction[]): Fraction => terms.reduce(plus, whole(0));
  const scaled = (value: Fraction, i: number): Fraction => times(value, whole(stakes[i] ?? 0n));
  return {
    expected: sum(expected.map(scaled)),
    variance: sum(covariance.map((row, i) => scaled(sum(row.map(scaled)), i))),
  };
};

/** The correlation of two bets, a float; 0 when one of them never varies. */
export const correlationOfBets = ({ covariance }: Joint, i: number, j: number): number => {
  const [both, one, other] = [covariance[i]?.[j], covariance[i]?.[i], covariance[j]?.[j]];
  if (both === undefined || one === undefined || other === undefined)
    throw new Error(`no bets at ${i} and ${j}`);
  const varied = toNumber(times(one, other));
  return varied === 0 ? 0 : toNumber(both) / Math.sqrt(varied);
};
