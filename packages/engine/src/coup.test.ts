import { describe, expect, it } from 'vitest';
import { cardsOf, coupOf, handsOf } from '../test/coup-of.ts';
import { dealt, finishCoup, NO_CARDS, nextHand, parseCoup } from './coup.ts';

it('[R3] deals P B P B', () => {
  let hands = NO_CARDS;
  const order = cardsOf('2S 3S 4S 5S').map((card) => {
    const side = nextHand(hands);
    if (side !== null) hands = dealt(hands, side, card);
    return side;
  });
  expect(order).toEqual(['player', 'banker', 'player', 'banker']);
  expect(hands).toEqual(handsOf('2S 4S', '3S 5S'));
});

describe('the next card goes to', () => {
  it.each([
    ['[R4] nobody: player has a natural', '9S KS', 'KD 2D', null],
    ['[R4] nobody: banker has a natural', 'KS KH', '4D 4C', null],
    ['[R5] player on 5', '2S 3S', 'KD 7D', 'player'],
    ['[R6] banker on 5 when player stands on 6', '2S 4S', '2D 3D', 'banker'],
    ['[R6] nobody when both stand', '2S 4S', '2D 5D', null],
    ['[R7] nobody: banker 3 stands on 8', '2S 3S 8S', 'KD 3D', null],
    ['[R7] banker: banker 3 draws on 9', '2S 3S 9S', 'KD 3D', 'banker'],
    ['[R7] nobody: banker 4 stands on a ten', '2S 3S TS', 'KD 4D', null],
    ['[R7] banker by the third card, not by player’s score: 4 draws on 7', '2S 3S 7S', 'KD 4D', 'banker'],
    ['[R7] banker: a drawn 8 or 9 is no natural', 'KS 2S 7S', '2D 2C', 'banker'],
    ['[R3] nobody after six cards', '2S 3S 9S', 'KD 3D 2C', null],
  ] as const)('%s', (_, player, banker, side) => {
    expect(nextHand(handsOf(player, banker))).toBe(side);
  });
});

describe('the result', () => {
  it.each([
    ['[R8] the higher score wins', '9S KS', 'KD 8D', 'player'],
    ['[R8] natural 9 beats natural 8', '8S KS', 'KD 9D', 'banker'],
    ['[R8] 8–8 ties', '8S KS', '4D 4C', 'tie'],
    ['[R8] 9–9 ties', '9S KS', '4D 5C', 'tie'],
    ['[R8] 7 drawn against 7 stood ties', '2S 3S 2H', '3D 4C', 'tie'],
  ] as const)('%s', (_, player, banker, outcome) => {
    expect(coupOf(player, banker).outcome).toBe(outcome);
  });

  it('[R4] a natural has two cards', () => {
    expect(coupOf('9S KS', 'KD 2D')).toMatchObject({ playerNatural: true, bankerNatural: false });
    expect(coupOf('KS 2S 7S', '3D 4C')).toMatchObject({ playerScore: 9, playerNatural: false });
  });

  it('[B4] a pair is the first two cards of one rank', () => {
    expect(coupOf('TS JS 4H', '3D 3C')).toMatchObject({ playerPair: false, bankerPair: true });
    expect(coupOf('2S 3S 3H', '7D KC')).toMatchObject({ playerPair: false, bankerPair: false });
  });
});

describe('cards that do not form a coup', () => {
  it('[R3] too few and too many cards give different faults', () => {
    expect(parseCoup(cardsOf('2S 3D 3S'))).toEqual({ ok: false, fault: 'too-few-cards' });
    expect(parseCoup(cardsOf('9S 3D KS 4D 2S'))).toEqual({ ok: false, fault: 'too-many-cards' });
    expect(parseCoup(cardsOf('9S 3D KS 4D'))).toEqual({ ok: true, coup: coupOf('9S KS', '3D 4D') });
  });

  it.each([
    ['incomplete', '2S 3S', '4D 4H 4C'],
    ['a card after a natural', '9S KS 2S', '4D 3H'],
    ['banker drew where player had to', 'KS 2S', 'KD 2D 3D'],
    ['a fourth card', '2S 3S 9S 2H', 'KD 3D 2C'],
    ['one card', 'KS', '4D 4H 4C'],
    ['none', '', ''],
  ])('[R3] finishing throws: %s', (_, player, banker) => {
    expect(() => finishCoup(handsOf(player, banker))).toThrow('not a complete coup');
  });
});
