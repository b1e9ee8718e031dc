// Health test of the generator: the two continuous tests of NIST SP 800-90B §4.4 on each of the 32 bits of a word, each
// bit taken as a source with one bit of entropy. At a false alarm rate of 2^-40 per test, a sound generator fails once
// in about 2^36 words, some seventeen million shoes of eight decks. [F1]

const BITS = 32;
/** §4.4.1 repetition count: cutoff of equal values in a row, 1 + 40. */
export const TOO_OFTEN_REPEATED = 41;
/** §4.4.2 adaptive proportion: cutoff of values in a window equal to its first, 1 + critbinom(1024, ½, 1 − 2^-40). */
export const WINDOW = 1024;
export const TOO_OFTEN_IN_WINDOW = 625;

/** §4.3: words tested before the first one is used. */
export const START_UP_WORDS = 1024;

/** The failure found with this word; `null`: none. */
export type HealthTest = (word: number) => string | null;

export const createHealthTest = (): HealthTest => {
  const repeated = new Uint8Array(BITS);
  const sameAsFirst = new Uint16Array(BITS);
  let before: number | null = null;
  let first = 0;
  let inWindow = WINDOW;
  return (word) => {
    if (inWindow === WINDOW) {
      first = word;
      inWindow = 0;
      sameAsFirst.fill(0);
    }
    inWindow += 1;
    const changed = before === null ? -1 : before ^ word;
    const other = first ^ word;
    before = word;
    for (let bit = 0; bit < BITS; bit += 1) {
      const run = (changed >>> bit) & 1 ? 1 : (repeated[bit] ?? 0) + 1;
      repeated[bit] = run;
      if (run >= TOO_OFTEN_REPEATED) return `bit ${bit} has been the same ${run} times in a row`;
      const same = (sameAsFirst[bit] ?? 0) + (((other >>> bit) & 1) ^ 1);
      sameAsFirst[bit] = same;
      if (same >= TOO_OFTEN_IN_WINDOW) return `bit ${bit} has been the same in ${same} of ${inWindow} words`;
    }
    return null;
  };
};
