import { describe, expect, it } from 'vitest';
import { handsOf } from '../test/coup-of.ts';
import { DECK } from './card.ts';
import { dealt, NO_CARDS, nextHand } from './coup.ts';
import { explainCoup } from './explain.ts';

const said = (player: string, banker: string): string[] =>
  explainCoup(handsOf(player, banker)).map(({ rule, says }) => `${says} [${rule}]`);

describe('a whole coup', () => {
  it.each([
    ['[R4] a natural', '9S KS', 'KD 2D', "player's 9 is a natural: both stand [R4]"],
    ['[R4] of banker', '2S KS', '4D 4C', "banker's 8 is a natural: both stand [R4]"],
    ['[R4] of both', '9S KS', '4D 4C', "player's 9 and banker's 8 are naturals: both stand [R4]"],
    ['[R5] player draws', '2S 3S 8S', 'KD 3D', 'player 5 draws [R5]'],
    ['[R5] player stands', '2S 4S', '2D 5D', 'player 6 stands [R5]'],
    ['[R6] banker draws', '2S 4S', '2D 3D 9C', 'banker 5 draws: player stood on two cards [R6]'],
    ['[R6] banker stands', '2S 4S', '2D 4D', 'banker 6 stands: player stood on two cards [R6]'],
    ['[R7] banker draws', '2S 3S 6S', 'KD 5D 2C', "banker 5 draws: player's third card was 6 [R7]"],
    ['[R7] banker 3 stands on 8', '2S 3S 8S', 'KD 3D', "banker 3 stands: player's third card was 8 [R7]"],
    ['[R7] on a court', '2S 3S KS', 'KD 4D', "banker 4 stands: player's third card was K, worth 0 [R7]"],
    ['[R7] on an ace', '2S 3S AS', 'KD 4D', "banker 4 stands: player's third card was A, worth 1 [R7]"],
    ['[R7] always draws', '2S 3S 8S', 'KD 2D 2C', "banker 2 draws, whatever player's third card was [R7]"],
    ['[R7] always stands', '2S 3S 6S', 'KD 7D', "banker 7 stands, whatever player's third card was [R7]"],
    ['[R8] a win', '2S 3S 6S', 'KD 7D', 'banker wins, 7 to 1 [R8]'],
    ['[R8] a tie', '9S KS', '4D 5C', 'tie, 9 to 9 [R8]'],
    ['[R8] of naturals', '8S KS', '4D 5C', 'natural 9 beats natural 8: banker wins, 9 to 8 [R8]'],
  ])('%s', (_, player, banker, line) => {
    expect(said(player, banker)).toContain(line);
  });

  it('[R2] is explained from the first cards to the result', () => {
    expect(said('4S KH 6D', '9D 6C TC')).toEqual([
      "player's 4 and K make 4, banker's 9 and 6 make 5 [R2]",
      'player 4 draws [R5]',
      "banker 5 draws: player's third card was 6 [R7]",
      'banker wins, 5 to 0 [R8]',
    ]);
  });
});

describe('a coup in progress', () => {
  it.each([
    ['[R3] before the first card', '', '', "player's first card comes next [R3]"],
    ['[R3] after one', '4S', '', "banker's first card comes next [R3]"],
    ['[R3] after two', '4S', '9D', "player's second card comes next [R3]"],
    ['[R3] after three', '4S KH', '9D', "banker's second card comes next [R3]"],
    ['[R5] player is to draw', '4S KH', '9D 6C', 'player 4 draws [R5]'],
    ['[R6] banker is to draw', '4S 2H', '9D 6C', 'banker 5 draws: player stood on two cards [R6]'],
    ['[R7] banker is to draw', '4S KH 6D', '9D 6C', "banker 5 draws: player's third card was 6 [R7]"],
  ])('%s', (_, player, banker, line) => {
    expect(said(player, banker).at(-1)).toBe(line);
  });

  it.each([
    ['banker before player', '', '9D'],
    ['player twice', '4S KH', ''],
    ['a third card on a natural', '9S KH 2D', '9D 6C'],
    ['banker drew for player', '4S KH', '9D 6C 2D'],
  ])('[R3] throws on hands that are not dealt so: %s', (_, player, banker) => {
    expect(() => explainCoup(handsOf(player, banker))).toThrow(
      /not dealt by the tableau|not a complete coup/,
    );
  });
});

it('[R3] the last line of every coup in progress agrees with the hand that is dealt next', () => {
  for (let start = 0; start < DECK.length; start += 1) {
    let hands = NO_CARDS;
    for (let step = start; ; step += 11) {
      const side = nextHand(hands);
      const last = explainCoup(hands).at(-1);
      if (side === null) {
        expect(last?.rule).toBe('R8');
        break;
      }
      expect(last?.says).toMatch(new RegExp(`^${side}( . draws|'s (first|second) card)`));
      hands = dealt(hands, side, DECK[(step * 7 + start) % DECK.length] ?? 'AS');
    }
  }
});
