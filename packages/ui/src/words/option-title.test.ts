import { SIX_DECK } from '@punto/engine/rooms/six-deck';
import { expect, it } from 'vitest';
import {
  inLabels,
  isPlainRoom,
  labelWithEnglish,
  optionTitle,
  PLAIN_LABELS,
  plainTitle,
} from './option-title.ts';

const { labels } = SIX_DECK;

it('[V3] uses the room’s names in every option title', () => {
  expect(SIX_DECK.offers.map(({ option }) => optionTitle(option, labels))).toEqual([
    'Punto',
    'Banco',
    'Standoff',
    'Punto pair',
    'Banco pair',
  ]);
  expect(optionTitle('any-pair', labels)).toBe('Any pair');
  expect(optionTitle('banker-bonus', PLAIN_LABELS)).toBe('Banker bonus');
});
it('[T10] keeps the English word next to the room’s own name', () => {
  expect(labelWithEnglish('player', labels)).toBe('Punto (player)');
  expect(labelWithEnglish('player', PLAIN_LABELS)).toBe('Player');
  expect(plainTitle('player-pair', labels)).toBe('player pair');
  expect(plainTitle('any-pair', labels)).toBeNull();
  expect([isPlainRoom(labels), isPlainRoom(PLAIN_LABELS)]).toEqual([false, true]);
});
it('[V3] replaces player and banker in sentences', () => {
  expect(inLabels('Wins when player’s first two cards are of one rank.', labels)).toBe(
    'Wins when Punto’s first two cards are of one rank.',
  );
});
