// The upper tail of the binomial distribution, as a decimal logarithm: chances far below the smallest double occur.

/** `log10 P(X ≥ least)` of `draws` independent draws that succeed with this chance. */
export const binomialTailLog10 = (draws: number, chance: number, least: number): number => {
  if (least <= 0) return 0;
  if (least > draws) return Number.NEGATIVE_INFINITY;
  const odds = Math.log(chance) - Math.log1p(-chance);
  let term = draws * Math.log1p(-chance);
  const terms: number[] = [];
  for (let k = 1; k <= draws; k += 1) {
    term += Math.log(draws - k + 1) - Math.log(k) + odds;
    if (k >= least) terms.push(term);
  }
  const most = Math.max(...terms);
  const tail = most + Math.log(terms.reduce((sum, each) => sum + Math.exp(each - most), 0));
  return Math.min(0, tail / Math.LN10);
};
