// What a test of the generator found, and how many findings are judged at once without crying wolf.

export type RngFinding = {
  readonly test: string;
  readonly statistic: number;
  /** `null`: the statistic is no chi-square. */
  readonly degrees: number | null;
  /** The chance of something as odd or odder from a perfect generator. */
  readonly p: number;
};

/** A perfect generator fails one whole battery in a hundred: what laboratories ask for. */
export const FAMILY_LEVEL = 0.01;

/**
 * Those that fail so that the chance of any false alarm in the whole list stays at `level`, by Holm: the oddest is held
 * against level / n, the next against level / (n − 1), and so on to the first that passes.
 */
export const failed = <F extends Pick<RngFinding, 'p'>>(
  findings: readonly F[],
  level = FAMILY_LEVEL,
): readonly F[] => {
  const sorted = findings.toSorted((one, other) => chanceOf(one) - chanceOf(other));
  const passes = sorted.findIndex((finding, i) => chanceOf(finding) > level / (sorted.length - i));
  return passes < 0 ? sorted : sorted.slice(0, passes);
};

/** A test that could not be worked out is failed. */
const chanceOf = ({ p }: Pick<RngFinding, 'p'>): number => (Number.isNaN(p) ? 0 : p);
