import { SIX_DECK } from '@punto/engine/rooms/six-deck';
import { switchLanguage } from '@punto/language/catalogue';
import { expect, it } from 'vitest';
import {
  isPlainRoom,
  labelWithPlain,
  optionTitle,
  optionWins,
  PLAIN_LABELS,
  plainTitle,
  shownLabels,
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
  expect(labelWithPlain('player', labels)).toBe('Punto (player)');
  expect(labelWithPlain('player', PLAIN_LABELS)).toBe('Player');
  expect(plainTitle('player-pair', labels)).toBe('player pair');
  expect(plainTitle('any-pair', labels)).toBeNull();
  expect([isPlainRoom(labels), isPlainRoom(PLAIN_LABELS)]).toEqual([false, true]);
});
it('[V3] uses the room’s names in sentences', () => {
  expect(optionWins('player-pair', labels)).toBe('Wins when Punto’s first two cards are of one rank.');
});
it('uses the names of the language where the room has none of its own', async () => {
  await switchLanguage('en-XA');
  const shown = shownLabels(SIX_DECK.labels);
  const own = shownLabels({ ...labels, tie: 'Tie' });
  await switchLanguage('en');
  expect(shown).toEqual(labels);
  expect(own).toEqual({ ...labels, tie: '⟦Tíé~~⟧' });
});
