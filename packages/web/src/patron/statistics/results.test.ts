import { expect, it } from 'vitest';
import { chancesIn, resultsOf } from './results.ts';

it('[D5] counts outcomes and pairs of the published marks', () => {
  expect(resultsOf(['P9np', 'B6', 'T8pb', 'P7b'])).toEqual({
    rounds: 4,
    counts: { player: 2, banker: 1, tie: 1, 'player-pair': 2, 'banker-pair': 2 },
  });
  expect(resultsOf([]).rounds).toBe(0);
});

it('[B21] gives the exact chances of a full shoe', () => {
  const chances = chancesIn(8);
  expect(chances.player).toBeCloseTo(0.446247, 6);
  expect(chances.banker).toBeCloseTo(0.458597, 6);
  expect(chances.tie).toBeCloseTo(0.095156, 6);
  // 31 of the 415 other cards have the rank of the first.
  expect(chances['player-pair']).toBeCloseTo(31 / 415, 12);
});
