// From a source of random 32-bit words to a fair choice among n. The word keeps as many bits as n needs, and
// a number that does not fit is thrown away: no remainder, no product, so nothing to be biased. [F1]

/** A uniform integer from 0 to 2^32 − 1; the caller's cryptographic generator. */
export type Word = () => number;

/** A uniform integer from 0 to n − 1. */
export type Below = (n: number) => number;

/**
 * Takes fewer than two words on average; `onRejected` is called for each number thrown away. Throws when n is not a
 * whole number from 1 to 2^32. [F1]
 */
export const belowFrom =
  (word: Word, onRejected: () => void = () => {}): Below =>
  (n) => {
    if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new Error(`cannot choose among ${n}`);
    if (n === 1) return 0;
    const spareBits = Math.clz32(n - 1);
    for (;;) {
      const number = word() >>> spareBits;
      if (number < n) return number;
      onRejected();
    }
  };
