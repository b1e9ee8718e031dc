import { expect, it } from 'vitest';
import { cardsOf } from '../../test/coup-of.ts';
import { DECK } from '../card.ts';
import { byRank, byValue, cardsIn, compositionOf, fullShoe, without } from './composition.ts';

it('[R1] a full shoe has 52 cards a deck', () => {
  expect([1, 6, 8].map((decks) => cardsIn(fullShoe(decks)))).toEqual([52, 312, 416]);
});

it('[R2] the cards by value and by rank', () => {
  const composition = compositionOf(cardsOf('AS AS TH KH 9D'));
  expect([...byValue(composition)]).toEqual([2, 2, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect([...byRank(composition)]).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1]);
});

it('[R1] removed cards are missing', () => {
  expect(without(fullShoe(1), DECK)).toEqual(fullShoe(0));
  expect(without(compositionOf(cardsOf('AS AS 9D')), cardsOf('AS 9D'))).toEqual(compositionOf(['AS']));
});

it('[R1] a card that is not there cannot be removed', () => {
  expect(() => without(fullShoe(1), ['4S', '4S'])).toThrow('no 4S is left to take out');
});
