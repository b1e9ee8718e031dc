import { expect, it } from 'vitest';
import { cardsOf } from '../test/coup-of.ts';
import { cardValue, DECK, parseCard, scoreOf } from './card.ts';

it('[R1] a deck has 52 different cards', () => {
  expect(DECK).toHaveLength(52);
  expect(new Set(DECK).size).toBe(52);
});

it('[R2] ace 1, two to nine their face, ten and courts 0', () => {
  expect(cardsOf('AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS').map(cardValue)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0,
  ]);
});

it.each([
  ['8S 9H', 7],
  ['9S KH', 9],
  ['4S KH 9D', 3],
  ['', 0],
])('[R2] %s scores %i', (cards, score) => {
  expect(scoreOf(cardsOf(cards))).toBe(score);
});

it('[R1] reads cards as people write them, and rejects everything else', () => {
  expect(['AS', '10h', ' tH ', 'kd'].map(parseCard)).toEqual(['AS', 'TH', 'TH', 'KD']);
  expect(['', '1S', '10', 'AX', 'ASS'].map(parseCard)).toEqual([null, null, null, null, null]);
});
