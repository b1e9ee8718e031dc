import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playShoe } from '../test/play-shoe.ts';
import { seededBelow } from '../test/seeded.ts';
import type { Card } from './card.ts';
import { AFTER_CUT } from './room.ts';
import { cutIndexOf, LEAST_CUT_DEPTH, orderedCards, shuffled } from './shoe.ts';

describe.each(AFTER_CUT)('%s', (afterCut) => {
  const cutDepth = LEAST_CUT_DEPTH[afterCut];

  it('[S2] with the least safe depth no round runs out, and an announced last round is the last', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 8 }), fc.nat(14), (seed, decks, start) => {
        const cards = shuffled(orderedCards(decks), seededBelow(seed));
        const { coups, ranOut } = playShoe(cards, start, cutIndexOf({ decks, cutDepth }) ?? 0, afterCut);
        return !ranOut && coups.length > 0;
      }),
      { seed: 2, numRuns: 300 },
    );
  });

  it('[S2] one card less can run out', () => {
    // Only tens: every round takes six cards. With five of them gone, the cut card comes out at the worst place.
    const tens: Card[] = Array.from({ length: 52 }, () => 'TS');
    expect(playShoe(tens, 5, 52 - (cutDepth - 1), afterCut).ranOut).toBe(true);
    for (let start = 0; start < 14; start += 1) {
      expect(playShoe(tens, start, 52 - cutDepth, afterCut).ranOut).toBe(false);
    }
  });
});
