// Percentiles of a run as text: median, 99th percentile, maximum.
export const percentile = (values: readonly number[], percent: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
};

export const inWords = (values: readonly number[]): string => {
  if (values.length === 0) return 'none';
  const [middle, rare, worst] = [50, 99, 100].map((percent) => seconds(percentile(values, percent)));
  return `p50 ${middle} s, p99 ${rare} s, worst ${worst} s, of ${values.length}`;
};

export const seconds = (ms: number): string => (ms / 1000).toFixed(2);
