// Result of a test of the generator, and how several results are judged together (Holm's method).

export type RngFinding = {
  readonly test: string;
  readonly statistic: number;
  /** `null`: the statistic has no chi-square distribution. */
  readonly degrees: number | null;
  /** Probability of a result at least as extreme from a perfect generator. */
  readonly p: number;
};

/** A perfect generator fails one battery in a hundred: the level that test laboratories require. */
export const FAMILY_LEVEL = 0.01;

/**
 * The failed tests, so that the probability of any false alarm in the whole list stays at `level` (Holm): the smallest
 * p-value is compared with level / n, the next with level / (n − 1), and so on up to the first that passes.
 */
export const failed = <F extends Pick<RngFinding, 'p'>>(
  findings: readonly F[],
  level = FAMILY_LEVEL,
): readonly F[] => {
  const sorted = findings.toSorted((one, other) => chanceOf(one) - chanceOf(other));
  const passes = sorted.findIndex((finding, i) => chanceOf(finding) > level / (sorted.length - i));
  return passes < 0 ? sorted : sorted.slice(0, passes);
};

/** A test without a computable p-value counts as failed. */
const chanceOf = ({ p }: Pick<RngFinding, 'p'>): number => (Number.isNaN(p) ? 0 : p);
