// The random source for shuffling, with a health test on every word taken: once the test fails, no more words are given
// until the server is restarted. [F1]
import type { Word } from '@punto/engine/random';
import { createHealthTest, START_UP_WORDS } from './health.ts';

export class GeneratorFault extends Error {
  override readonly name = 'GeneratorFault';
}

export type Generator = {
  /** Throws a `GeneratorFault` when the source has failed, and on every later call. */
  readonly word: Word;
  /** Number of words taken since the start, including those of the start-up test. */
  readonly words: () => number;
  readonly fault: () => GeneratorFault | null;
};

/** Throws a `GeneratorFault` when the source fails its start-up test. */
export const createGenerator = (source: Word): Generator => {
  const test = createHealthTest();
  let words = 0;
  let fault: GeneratorFault | null = null;

  const fail = (says: string, cause?: unknown): GeneratorFault =>
    new GeneratorFault(
      `The random number generator has failed: ${says}. Punto shuffles no more shoes. Check the machine or use another, then restart the server.`,
      { cause },
    );
  const taken = (): number => {
    try {
      return source();
    } catch (cause) {
      fault = fail('it gave no word', cause);
      throw fault;
    }
  };
  const word = (): number => {
    if (fault) throw fault;
    const next = taken();
    words += 1;
    const says = test(next);
    if (says === null) return next;
    fault = fail(says);
    throw fault;
  };

  for (let i = 0; i < START_UP_WORDS; i += 1) word();
  return { word, words: () => words, fault: () => fault };
};
