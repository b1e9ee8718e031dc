import { describe, expect, it } from 'vitest';
import { bankerDraws, playerDraws } from './tableau.ts';

describe('player', () => {
  it('[R5] draws on 0 to 5 and stands on 6 and 7', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(playerDraws)).toEqual([...Array(6).fill(true), false, false]);
  });
});

// Banker's score, and D or S for each value of player's third card: none, then 0 1 2 3 4 5 6 7 8 9.
const TABLEAU = [
  ['[R6] [R7] banker 0 always draws', 0, 'D', 'DDDDDDDDDD'],
  ['[R6] [R7] banker 1 always draws', 1, 'D', 'DDDDDDDDDD'],
  ['[R6] [R7] banker 2 always draws', 2, 'D', 'DDDDDDDDDD'],
  ['[R6] [R7] banker 3 draws but on 8', 3, 'D', 'DDDDDDDDSD'],
  ['[R6] [R7] banker 4 draws on 2 to 7, not on a ten', 4, 'D', 'SSDDDDDDSS'],
  ['[R6] [R7] banker 5 draws on 4 to 7', 5, 'D', 'SSSSDDDDSS'],
  ['[R6] [R7] banker 6 draws on 6 and 7 alone', 6, 'S', 'SSSSSSDDSS'],
  ['[R6] [R7] banker 7 stands', 7, 'S', 'SSSSSSSSSS'],
] as const;

describe('banker', () => {
  it.each(TABLEAU)('%s', (_, score, stood, drew) => {
    const letter = (third: number | null): string => (bankerDraws(score, third) ? 'D' : 'S');
    expect(letter(null)).toBe(stood);
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(letter).join('')).toBe(drew);
  });
});
