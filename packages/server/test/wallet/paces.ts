// Paces of tables in runs with operators, and the distribution of times.

/** A round of about a second. */
export const QUICK_PACE = {
  ...{ shufflingMs: 60, bettingMs: 500, closedMs: 30, cardMs: 30, thirdCardMs: 30, resultMs: 100 },
};

/** A round of about three seconds. */
export const EVEN_PACE = {
  ...{ shufflingMs: 100, bettingMs: 2_000, closedMs: 100, cardMs: 100, thirdCardMs: 100, resultMs: 200 },
};

/** The value below which this share of them is; `NaN` without any. */
export const quantile = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
};
