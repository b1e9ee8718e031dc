import { edgeOf } from '@punto/engine/odds';
import { describe, expect, it } from 'vitest';
import { depthWords, tableRounds } from './depth/depth-words.ts';
import { depthOf, edgeReader, edgesOfShoe, shoeRules } from './depth.ts';

const shoeOf = (seed: number, shoe: number, decks = 8) =>
  edgesOfShoe(shoeRules(decks, 14), edgeReader(['banker', 'player-pair'], null), seed, shoe);

describe('the edges through a shoe', () => {
  const shoe = shoeOf(7, 0);

  it('[S1] start with only the face-up burnt card known', () => {
    expect(shoe[0]?.[0]).toBeCloseTo(edgeOf('banker', 8).edge, 3);
    // One rank of thirteen has a card less: (31·30 + 12·32·31) / (415·414) is the probability of a pair.
    const pair = (31 * 30 + 12 * 32 * 31) / (415 * 414);
    expect(shoe[0]?.[1]).toBeCloseTo(1 - 12 * pair, 12);
  });

  it('[S2] end at the cut card', () => {
    // 416 cards minus 14 behind the cut card and at most 11 burnt; four to six cards a round.
    expect(shoe.length).toBeGreaterThanOrEqual(Math.floor((416 - 14 - 11) / 6));
    expect(shoe.length).toBeLessThanOrEqual((416 - 14) / 4 + 1);
  });

  it('are reproducible from the seed, and differ between shoes and seeds', () => {
    expect(shoeOf(7, 0)).toEqual(shoe);
    expect(shoeOf(7, 1)).not.toEqual(shoe);
    expect(shoeOf(8, 0)).not.toEqual(shoe);
  });

  it('[S2] work with one deck too', () => {
    expect(shoeOf(7, 3, 1).length).toBeGreaterThan(3);
  });
});

describe('a depth curve', () => {
  it('has mean, 5 % quantiles and the number of favourable rounds', () => {
    const shoes = Array.from({ length: 20 }, (_, i) => [0.01, (i - 1) / 100]);
    expect(depthOf(shoes)).toEqual([
      { round: 1, shoes: 20, mean: expect.closeTo(0.01, 12), low: 0.01, high: 0.01, favourable: 0, gain: 0 },
      {
        round: 2,
        shoes: 20,
        mean: expect.closeTo(0.085, 12),
        low: -0.01,
        high: 0.17,
        favourable: 1,
        gain: 0.01 / 20,
      },
    ]);
  });

  it('omits rounds that fewer than half of the shoes reached', () => {
    expect(depthOf([[1], [1, 2], [1, 2, 3]]).map(({ round, shoes }) => [round, shoes])).toEqual([
      [1, 3],
      [2, 2],
    ]);
  });

  const rounds = depthOf(
    Array.from({ length: 4 }, () => Array.from({ length: 45 }, (_, i) => 0.04 - i / 1000)),
  );

  it('[F5] has a text, before and after the limit', () => {
    expect(depthWords(rounds, null)).toBe(
      'Edge 4.00% in round 1; by round 45 one shoe in ten lies outside −0.40% to −0.40%. 8.89% of all rounds favour the patron.',
    );
    expect(depthWords(rounds, 40)).toContain(
      '0.00% of the rounds up to 40 favour the patron, 80.00% of those after.',
    );
    expect(depthWords([], 40)).toBe('No round yet.');
  });

  it('has a short table that includes the limit', () => {
    expect(tableRounds(rounds, 42).map(({ round }) => round)).toEqual([1, 10, 20, 30, 40, 42, 45]);
  });
});
