import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cardsOf } from '../../test/coup-of.ts';
import { u32 } from './hash.ts';
import { cutOrder, permutationOf, wordsOf } from './permutation.ts';

const SEED = '00112233445566778899aabbccddeeff'.repeat(2);
const seedFor = (n: number): string => n.toString(16).padStart(64, '0');

describe('the words of a seed', () => {
  it('[F2] come from a chain of hashes', () => {
    const word = wordsOf(SEED);
    const words = Array.from({ length: 20 }, word);
    const blocks = [0, 1, 2].map((k) =>
      createHash('sha256').update('punto words 1\n').update(Buffer.from(SEED, 'hex')).update(u32(k)).digest(),
    );
    expect(words).toEqual(
      Array.from({ length: 20 }, (_, i) => (blocks[i >> 3] as Buffer).readUInt32BE(4 * (i % 8))),
    );
  });
});

describe('the second order', () => {
  it('[F2] equals that of a program in another language', () => {
    expect(permutationOf(SEED, 12)).toEqual([9, 6, 11, 2, 5, 3, 8, 4, 1, 7, 0, 10]);
    expect(permutationOf(SEED, 1)).toEqual([0]);
  });

  it('[F2] contains every place once', () => {
    const places = permutationOf(SEED, 416);
    expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 416 }, (_, i) => i));
  });

  it('[F1] gives each of the 24 orders of four cards equally often, over 4,800 seeds', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 4_800; seed += 1) {
      const order = permutationOf(seedFor(seed), 4).join();
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
    // The 99.9 % quantile of chi-square with 23 degrees of freedom.
    expect(chiSquare).toBeLessThan(49.73);
  });

  it('[F2] takes the cards from their committed places', () => {
    expect(cutOrder(cardsOf('AS 2S 3S'), [2, 0, 1])).toEqual(cardsOf('3S AS 2S'));
    expect(() => cutOrder(cardsOf('AS'), [1])).toThrow('no card at 1');
  });
});
