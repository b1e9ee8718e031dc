import type { Card } from '@punto/engine/card';
import { describe, expect, it } from 'vitest';
import { inForce } from './in-force.ts';
import { handsOf } from './position.ts';

const after = (text: string) => inForce(handsOf(text.split(' ') as readonly Card[]));

describe('the rule that decides the next card', () => {
  it.each([
    ['4S 9D', { rule: 'R3' }],
    ['4S 2D 5H 3C', { rule: 'R4' }],
    ['4S 2D 4H 3C', { rule: 'R4' }],
    ['4S 2D AH 3C', { rule: 'R5', player: 5 }],
    ['4S 2D 3H 3C', { rule: 'R6', banker: 5, third: null }],
    ['4S 2D AH AC KD', { rule: 'R7', banker: 3, third: 0 }],
    ['4S 2D AH AC 8D', { rule: 'R7', banker: 3, third: 8 }],
    ['4S 2D AH AC KD 9S', { rule: 'R7', banker: 3, third: 0 }],
  ] as const)('[R4] [R5] [R6] [R7] after %s', (cards, rule) => {
    expect(after(cards)).toEqual(rule);
  });
});
