import { expect, it } from 'vitest';
import { belowFrom } from './random.ts';

/** A source that gives these words and must not be asked for more. */
const scripted = (...words: number[]) => {
  const left = [...words];
  const below = belowFrom(() => {
    const word = left.shift();
    if (word === undefined) throw new Error('the source is used up');
    return word;
  });
  return { below, left };
};

const TOP = 0xffff_ffff;

it('[F1] lowest and highest word give lowest and highest number', () => {
  const { below, left } = scripted(0, TOP, 0, TOP);
  expect([below(2 ** 32), below(2 ** 32), below(2), below(2)]).toEqual([0, 2 ** 32 - 1, 0, 1]);
  expect(left).toEqual([]);
});

it('[F1] a word beyond the accepted range is rejected, not folded back', () => {
  // 52 needs six bits: 51 is the last number taken, 52 to 63 are refused.
  const at = (number: number) => number * 2 ** 26;
  const { below, left } = scripted(at(52), TOP, at(63), at(51));
  expect(below(52)).toBe(51);
  expect(left).toEqual([]);
});

it('[F1] every number is given by equally many words, for each n a shuffle uses', () => {
  for (let n = 2; n <= 416; n += 1) {
    const bits = Math.ceil(Math.log2(n));
    const words = Array.from({ length: 2 ** bits }, (_, i) => i * 2 ** (32 - bits));
    const taken = words.filter((word) => {
      const { below, left } = scripted(word, 0);
      below(n);
      return left.length === 1;
    });
    expect(taken).toHaveLength(n);
    const lastOfItsShare = taken.map((word) => word + 2 ** (32 - bits) - 1);
    expect(lastOfItsShare.map((word) => scripted(word).below(n))).toEqual(taken.map((_, i) => i));
  }
});

it('[F1] a choice among one needs no word', () => {
  expect(scripted().below(1)).toBe(0);
});

it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('[F1] refuses to choose among %s', (n) => {
  expect(() => scripted(0).below(n)).toThrow('cannot choose among');
});
