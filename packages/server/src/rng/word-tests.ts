// Tests of the generator's words, and of how many of them a shuffle rejects: the lowest bits of a word are not visible
// in a shuffle, and a wrong scaling shows in its rejections. [F1]
import type { Word } from '@punto/engine/random';
import { chiSquareFit, normalTails } from './chi-square.ts';
import type { RngFinding } from './finding.ts';

const BITS = 32;

export type WordTest = { readonly word: Word; readonly finding: () => RngFinding };

/** Tests every word taken: each bit must be set half the time. */
export const createWordTest = (source: Word): WordTest => {
  const ones = new Float64Array(BITS);
  let words = 0;
  return {
    word: () => {
      const word = source();
      words += 1;
      for (let bit = 0; bit < BITS; bit += 1) ones[bit] = (ones[bit] ?? 0) + ((word >>> bit) & 1);
      return word;
    },
    finding: () => {
      const statistic = ones.reduce((sum, each) => sum + (2 * each - words) ** 2 / words, 0);
      return { test: 'word bits', ...chiSquareFit(statistic, BITS) };
    },
  };
};

export type RejectionTest = {
  readonly onRejected: () => void;
  readonly onShuffled: () => void;
  readonly counts: () => { readonly observed: number; readonly expected: number };
  readonly finding: () => RngFinding;
};

export const createRejectionTest = (cards: number): RejectionTest => {
  const each = rejectionsOf(cards);
  let [observed, shuffles] = [0, 0];
  return {
    onRejected: () => {
      observed += 1;
    },
    onShuffled: () => {
      shuffles += 1;
    },
    counts: () => ({ observed, expected: shuffles * each.mean }),
    finding: () => {
      const sigmas = (observed - shuffles * each.mean) / Math.sqrt(shuffles * each.variance);
      return { test: 'rejected draws', statistic: sigmas, degrees: null, p: normalTails(sigmas) };
    },
  };
};

/** Mean and variance of the words that one shuffle of `cards` cards rejects; geometric for each choice. */
export const rejectionsOf = (cards: number): { readonly mean: number; readonly variance: number } => {
  let [mean, variance] = [0, 0];
  for (let n = 2; n <= cards; n += 1) {
    const fits = n / 2 ** (BITS - Math.clz32(n - 1));
    mean += (1 - fits) / fits;
    variance += (1 - fits) / fits ** 2;
  }
  return { mean, variance };
};
