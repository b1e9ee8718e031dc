import { wordsOf } from '@punto/engine/fairness/permutation';
import type { Word } from '@punto/engine/random';
import { describe, expect, it } from 'vitest';
import { createGenerator, GeneratorFault } from './generator.ts';
import {
  createHealthTest,
  START_UP_WORDS,
  TOO_OFTEN_IN_WINDOW,
  TOO_OFTEN_REPEATED,
  WINDOW,
} from './health.ts';
import { systemWords } from './system-words.ts';

const sound = (): Word => wordsOf('5'.repeat(64));
/** Number of words until the test fails, and the failure; `null`: none within `words`. */
const wrongIn = (source: Word, words: number) => {
  const test = createHealthTest();
  for (let i = 1; i <= words; i += 1) {
    const says = test(source());
    if (says !== null) return { after: i, says };
  }
  return null;
};

describe('[F1] the limits of the health tests', () => {
  const choose = (n: number, k: number): bigint => {
    let ways = 1n;
    for (let i = 1n; i <= BigInt(k); i += 1n) ways = (ways * (BigInt(n) - i + 1n)) / i;
    return ways;
  };

  it('are those of NIST SP 800-90B for one bit of entropy and a false alarm rate of 2^-40', () => {
    expect(TOO_OFTEN_REPEATED).toBe(1 + 40);
    const tail = (least: number): bigint => {
      let ways = 0n;
      for (let k = least; k <= WINDOW; k += 1) ways += choose(WINDOW, k);
      return ways << 40n;
    };
    // critbinom: the smallest count exceeded only once in 2^40.
    expect(tail(TOO_OFTEN_IN_WINDOW)).toBeLessThanOrEqual(2n ** BigInt(WINDOW));
    expect(tail(TOO_OFTEN_IN_WINDOW - 1)).toBeGreaterThan(2n ** BigInt(WINDOW));
  });
});

describe('[F1] a source', () => {
  it('that is sound passes', () => {
    expect(wrongIn(sound(), 200_000)).toBeNull();
    expect(wrongIn(systemWords(), 50_000)).toBeNull();
  });

  it('that repeats one word fails exactly at the limit', () => {
    expect(wrongIn(() => 0x1234_5678, 100)).toMatchObject({ after: TOO_OFTEN_REPEATED });
  });

  it('with a stuck bit fails, whichever it is', () => {
    for (const bit of [0, 13, 31]) {
      const word = sound();
      expect(wrongIn(() => (word() | (1 << bit)) >>> 0, 200)?.says).toContain(`bit ${bit} has been the same`);
    }
  });

  it('with a bit that is set two times in three fails within a few windows', () => {
    const [word, other] = [sound(), wordsOf('6'.repeat(64))];
    const leaning = () => (other() % 3 === 0 ? word() & ~(1 << 7) : word() | (1 << 7)) >>> 0;
    expect(wrongIn(leaning, 5 * WINDOW)?.says).toMatch(/^bit 7 has been the same in \d+ of \d+ words$/);
  });

  it('that counts fails', () => {
    let next = 0;
    expect(wrongIn(() => (next += 1), 100)).not.toBeNull();
  });
});

describe('[F1] a generator', () => {
  it('tests its start-up words and returns those after them', () => {
    const source = sound();
    const { word, words, fault } = createGenerator(sound());
    for (let i = 0; i < START_UP_WORDS; i += 1) source();
    expect([word(), word()]).toEqual([source(), source()]);
    expect(words()).toBe(START_UP_WORDS + 2);
    expect(fault()).toBeNull();
  });

  it('cannot be created on a broken source; the error names the remedy', () => {
    expect(() => createGenerator(() => 7)).toThrow(
      /has failed: bit 0 has been the same 41 times.*restart the server/,
    );
    const silent = () => {
      throw new Error('no entropy');
    };
    expect(() => createGenerator(silent)).toThrow(GeneratorFault);
  });

  it('returns no words after a failure, even if its source recovers', () => {
    const source = sound();
    let fails = false;
    const generator = createGenerator(() => {
      if (fails) throw new Error('no entropy');
      return source();
    });
    generator.word();
    fails = true;
    expect(generator.word).toThrow(GeneratorFault);
    fails = false;
    expect(generator.word).toThrow('it gave no word');
    expect(generator.fault()?.cause).toEqual(new Error('no entropy'));
  });
});
