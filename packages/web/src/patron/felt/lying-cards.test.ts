import { expect, it } from 'vitest';
import { lyingDown } from './lying-cards.ts';

const hands = { player: ['3C', 'JD'], banker: [], playerScore: 3, bankerScore: 0 } as const;
const king = { side: 'banker', place: 0, card: 'KS' } as const;

it('[T7] a card exposed early is face up and marked, the others are face down', () => {
  expect(lyingDown({ hands, revealed: [king] }, 'banker', 2)).toEqual([
    { card: 'KS', early: true },
    { card: null, early: false },
  ]);
  expect(lyingDown({ hands, revealed: [king] }, 'player', 0)).toEqual([]);
});

it('[T7] its place counts the cards that are already turned', () => {
  const third = { side: 'player', place: 2, card: '8H' } as const;
  expect(lyingDown({ hands, revealed: [third] }, 'player', 1)).toEqual([{ card: '8H', early: true }]);
  expect(lyingDown({ hands }, 'player', 1)).toEqual([{ card: null, early: false }]);
});
