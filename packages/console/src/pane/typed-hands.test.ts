import { describe, expect, it } from 'vitest';
import { cardsText } from '../ui/cards-as-typed.ts';
import { parseCards, parseHands } from './typed-hands.ts';

const read = (player: string, banker: string) => parseHands({ player, banker });

describe('the typed cards of a round to be resettled', () => {
  it('[T6] give a result when the coup is complete', () => {
    expect(read('9S 5C 7D', 'kh, 3c 10s')).toMatchObject({ state: 'whole', says: 'Banker wins 3 – 1.' });
    expect(read('9S 5C 8D', 'KH 3C')).toMatchObject({ state: 'whole', says: 'Banker wins 3 – 2.' });
    expect(read('9S KC', '9H KD')).toMatchObject({ state: 'whole', says: 'Tie, 9 – 9.' });
  });

  it('[R7] report the missing card', () => {
    expect(read('', '')).toMatchObject({
      state: 'short',
      next: 'player',
      says: 'Next: player’s first card.',
    });
    expect(read('9S', '')).toMatchObject({ next: 'banker' });
    expect(read('9S 5C', '')).toMatchObject({ next: 'banker', says: 'Next: banker’s first card.' });
    expect(read('9S 5C', 'KH 3C')).toMatchObject({ state: 'short', next: 'player' });
    expect(read('9S 5C 2D', 'KH 3C')).toMatchObject({ state: 'short', next: 'banker' });
  });

  it('[R4] report hands that the tableau cannot deal', () => {
    expect(read('9S KC 2D', '2H 3C')).toMatchObject({ state: 'wrong', side: null });
    expect(read('9S 5C 2D 4S', '2H 3C')).toMatchObject({ state: 'wrong' });
    expect(read('9S 5C 8D', 'KH 3C TS')).toMatchObject({ state: 'wrong' });
    expect(read('9S 5C 2D', '2H')).toMatchObject({ state: 'wrong' });
  });

  it('[R1] report the hand that contains an invalid card', () => {
    expect(read('9S 11C', '')).toMatchObject({ state: 'wrong', side: 'player' });
    expect(read('9S', 'nine')).toMatchObject({ state: 'wrong', side: 'banker' });
  });

  it('accept commas and upper and lower case', () => {
    expect(parseCards('10h, td  as')).toEqual(['TH', 'TD', 'AS']);
    expect(cardsText(['TH', '9S'])).toBe('10H 9S');
  });
});
