import { describe, expect, it } from 'vitest';
import { cardsText, resultOf } from './result-words.ts';

describe('a round in little room', () => {
  it.each([
    ['B6', 'Banker 6'],
    ['P9np', 'Player 9'],
    ['T8n', 'Tie 8'],
    [null, '–'],
  ])('[R8] %s is %s', (mark, words) => expect(resultOf(mark)).toBe(words));

  it('[R1] writes cards in their order', () => expect(cardsText(['KH', 'TC', '2S'])).toBe('K♥ 10♣ 2♠'));
});
