// The surprise of matches between two series of choices. Within a stratum of `rounds` the choices of one side are assumed
// independent of those of the other: given how often each side made each choice, every order is equally likely. The number of
// matches then has exactly known factorial moments, and the chance of the observed number or more is bounded by the exponential
// Markov (Chernoff) bound over the exact generating function. The bound holds for any number of strata and never understates the
// chance.

/** Rounds in which both sides could choose, and the counts of the choices that match. */
export type Stratum = {
  readonly rounds: number;
  /** For each kind of match: the count of the one side's choice, and of the other side's. */
  readonly pairs: readonly (readonly [one: number, other: number])[];
  readonly matches: number;
};

/** Larger strata are split: beyond this length the moments leave the range of a double. */
export const MOST_ROUNDS = 120;

export type Surprise = {
  readonly rounds: number;
  readonly matches: number;
  /** The expected number of matches by chance. */
  readonly expected: number;
  /** Decimal logarithm of an upper bound on the chance of as many matches or more; 0: nothing unusual. */
  readonly chanceLog10: number;
};

export const surpriseOf = (strata: readonly Stratum[]): Surprise => {
  const moments = strata.map(logMoments);
  const rounds = sum(strata, (each) => each.rounds);
  const matches = sum(strata, (each) => each.matches);
  const expected = sum(moments, (log) => Math.exp(log[1] ?? Number.NEGATIVE_INFINITY));
  const most = sum(moments, (log) => log.length - 1);
  if (matches > most) throw new RangeError(`${matches} matches where at most ${most} are possible`);
  return {
    ...{ rounds, matches, expected },
    chanceLog10: matches <= expected ? 0 : Math.min(0, chernoff(moments, matches) / Math.LN10),
  };
};

/** Logarithms of E[C(X, j)] for j from 0 to the most matches possible. */
const logMoments = ({ rounds, pairs }: Stratum): readonly number[] => {
  if (!(Number.isSafeInteger(rounds) && rounds >= 0 && rounds <= MOST_ROUNDS))
    throw new RangeError(`a stratum has 0 to ${MOST_ROUNDS} rounds, not ${rounds}`);
  // Ways to choose j places of each that match: the rook polynomial, one factor for each way to match.
  let ways: number[] = [1];
  for (const [one, other] of pairs) {
    if (one === 0 || other === 0) continue;
    const factor = Array.from(
      { length: Math.min(one, other) + 1 },
      (_, j) => choose(one, j) * choose(other, j) * factorial(j),
    );
    ways = product(ways, factor);
  }
  return ways.map((each, j) => Math.log(each) + logFactorial(rounds - j) - logFactorial(rounds));
};

/** The least of `log E[e^(tX)] − t·matches` over t ≥ 0, which is convex in t. */
const chernoff = (moments: readonly (readonly number[])[], matches: number): number => {
  const exponent = (t: number): number => {
    const x = Math.log(Math.expm1(t));
    return sum(moments, (log) => logSum(log.map((each, j) => each + (j === 0 ? 0 : j * x)))) - t * matches;
  };
  let [low, high] = [1e-9, MOST_TILT];
  for (let step = 0; step < STEPS; step += 1) {
    const third = (high - low) / 3;
    if (exponent(low + third) < exponent(high - third)) high -= third;
    else low += third;
  }
  return exponent((low + high) / 2);
};

/** Beyond this tilt the bound changes by less than a part in 10¹⁰. */
const MOST_TILT = 30;
const STEPS = 48;

const logSum = (logs: readonly number[]): number => {
  const most = Math.max(...logs);
  return most + Math.log(sum(logs, (each) => Math.exp(each - most)));
};

const product = (one: readonly number[], other: readonly number[]): number[] => {
  const all = new Array<number>(one.length + other.length - 1).fill(0);
  for (const [i, a] of one.entries())
    for (const [j, b] of other.entries()) all[i + j] = (all[i + j] ?? 0) + a * b;
  return all;
};

const FACTORIALS: number[] = [1];
for (let n = 1; n <= MOST_ROUNDS; n += 1) FACTORIALS.push((FACTORIALS[n - 1] ?? 1) * n);

const factorial = (n: number): number => FACTORIALS[n] ?? Number.POSITIVE_INFINITY;
const logFactorial = (n: number): number => Math.log(factorial(n));
const choose = (n: number, k: number): number => factorial(n) / (factorial(k) * factorial(n - k));

const sum = <T>(items: readonly T[], amount: (item: T) => number): number =>
  items.reduce((all, item) => all + amount(item), 0);
