import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joined, overlap, piecesOf, stretchOf } from './stretch.ts';

describe('stretches of shoes', () => {
  it('shards meet without a gap and hold the whole run, up to the largest numbers', () => {
    const run = fc.record({ shoes: fc.maxSafeNat(), of: fc.integer({ min: 1, max: 50 }) });
    fc.assert(
      fc.property(run, ({ shoes, of }) => {
        const shards = Array.from({ length: of }, (_, i) => stretchOf(shoes, { number: i + 1, of }));
        expect(joined(shards.toReversed().filter((shard) => shard.shoes > 0))).toEqual(
          shoes === 0 ? [] : [{ firstShoe: 0, shoes }],
        );
        const sizes = shards.map((shard) => shard.shoes);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
      { seed: 5 },
    );
  });

  it('pieces follow one another to the end', () => {
    expect([...piecesOf({ firstShoe: 10, shoes: 25 }, 10)]).toEqual([
      { firstShoe: 10, shoes: 10 },
      { firstShoe: 20, shoes: 10 },
      { firstShoe: 30, shoes: 5 },
    ]);
  });

  it('leaves gaps as they are', () => {
    const parts = [
      { firstShoe: 8, shoes: 2 },
      { firstShoe: 0, shoes: 5 },
      { firstShoe: 5, shoes: 1 },
    ];
    expect(joined(parts)).toEqual([
      { firstShoe: 0, shoes: 6 },
      { firstShoe: 8, shoes: 2 },
    ]);
  });

  it('neighbours do not overlap', () => {
    const five = { firstShoe: 0, shoes: 5 };
    expect(overlap(five, { firstShoe: 5, shoes: 1 })).toBe(false);
    expect(overlap({ firstShoe: 4, shoes: 1 }, five)).toBe(true);
  });
});
