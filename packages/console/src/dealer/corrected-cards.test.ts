import { describe, expect, it } from 'vitest';
import { correctedAfter, type RoundHands } from './corrected-cards.ts';

const felt = (player: RoundHands['hands']['player'], round = 4): RoundHands => ({
  shoe: 2,
  round,
  hands: { player, banker: [] },
});

describe('corrected cards of a round', () => {
  it('[T1] are kept with their new value', () => {
    const first = correctedAfter([], felt(['8H']), felt(['8D']));
    expect(first).toEqual([{ side: 'player', place: 0, was: '8H', now: '8D' }]);
    expect(correctedAfter(first, felt(['8D']), felt(['9D']))).toHaveLength(2);
  });

  it('[T1] are kept when they were taken back', () => {
    expect(correctedAfter([], felt(['8H', '2C']), felt(['8H']))).toEqual([
      { side: 'player', place: 1, was: '2C', now: null },
    ]);
  });

  it('[T1] are empty without corrections, and cleared with the next round', () => {
    expect(correctedAfter([], felt(['8H']), felt(['8H', '2C']))).toEqual([]);
    const first = correctedAfter([], felt(['8H']), felt(['8D']));
    expect(correctedAfter(first, felt(['8D']), felt([], 5))).toEqual([]);
  });
});
