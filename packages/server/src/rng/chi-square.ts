// Tail probabilities of statistical tests: the regularized incomplete gamma function by its series and by Legendre's
// continued fraction (DLMF 8.11.4, 8.9.2), from which the chi-square, normal and Poisson tails follow without a
// library.

/** Probability that a chi-square variable is at least `statistic`. */
export const chiSquareTail = (statistic: number, degrees: number): number =>
  gammaTail(degrees / 2, statistic / 2);

/** Two-sided tail of the standard normal distribution. */
export const normalTails = (sigmas: number): number => chiSquareTail(sigmas * sigmas, 1);

/** Two-sided tail of a Poisson count. */
export const poissonTails = (count: number, mean: number): number =>
  bothTails(count === 0 ? 1 : 1 - gammaTail(count, mean), gammaTail(count + 1, mean));

/** Two-sided p-value from the upper and lower tails: too good a fit counts as much as a bad one. */
export const bothTails = (above: number, below = 1 - above): number =>
  Math.min(1, 2 * Math.min(above, below));

/** Q(a, x): 1 at x = 0, 0 at infinity. Throws a `RangeError` unless a > 0 and x ≥ 0. */
export const gammaTail = (a: number, x: number): number => {
  if (!(a > 0 && x >= 0)) throw new RangeError(`no gamma tail of ${a} at ${x}`);
  if (x === 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - scale * series(a, x) : scale * fraction(a, x);
};

const series = (a: number, x: number): number => {
  let term = 1 / a;
  let sum = term;
  for (let next = a + 1; term > sum * Number.EPSILON; next += 1) {
    term *= x / next;
    sum += term;
  }
  return sum;
};

/** By Lentz's method. */
const fraction = (a: number, x: number): number => {
  let even = x + 1 - a;
  let c = Number.POSITIVE_INFINITY;
  let d = 1 / even;
  let value = d;
  for (let i = 1, step = 0; Math.abs(step - 1) > Number.EPSILON; i += 1) {
    const odd = i * (a - i);
    even += 2;
    d = 1 / (odd * d + even);
    c = even + odd / c;
    step = c * d;
    value *= step;
  }
  return value;
};

/** By Stirling's series (DLMF 5.11.1), shifted to arguments where it is exact to the last digits. */
const logGamma = (x: number): number => {
  if (x < 12) return logGamma(x + 1) - Math.log(x);
  const square = 1 / (x * x);
  const rest = (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square / 1680))) / x;
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + rest;
};

export type Fit = { readonly statistic: number; readonly degrees: number; readonly p: number };

/** Cells with a smaller expected count are merged with their neighbours. */
const LEAST_EXPECTED = 5;

/** Chi-square fit of counts to expected counts, both with the same sum. A single cell always fits. */
export const fitOf = (observed: ArrayLike<number>, expected: ArrayLike<number>): Fit => {
  const cells: { seen: number; mean: number }[] = [];
  for (let i = 0; i < expected.length; i += 1) {
    const last = cells.at(-1);
    const cell = last && last.mean < LEAST_EXPECTED ? last : { seen: 0, mean: 0 };
    if (cell !== last) cells.push(cell);
    cell.seen += observed[i] ?? 0;
    cell.mean += expected[i] ?? 0;
  }
  const [small, before] = [cells.at(-1), cells.at(-2)];
  if (small && before && small.mean < LEAST_EXPECTED) {
    before.seen += small.seen;
    before.mean += small.mean;
    cells.pop();
  }
  const statistic = cells.reduce((sum, { seen, mean }) => sum + (seen - mean) ** 2 / mean, 0);
  return chiSquareFit(statistic, cells.length - 1);
};

export const chiSquareFit = (statistic: number, degrees: number): Fit => ({
  statistic,
  degrees,
  p: degrees === 0 ? 1 : bothTails(chiSquareTail(statistic, degrees)),
});
