import { loadTexts } from '@punto/language/catalogue';
import { beforeAll, expect, it } from 'vitest';
import { conditionClause, rowClause, winsSentence } from './condition-words.ts';

const LABELS = { player: 'Punto', banker: 'Banker', tie: 'Tie' };
const BET = { id: 'house/any', name: { en: 'Any' }, source: 'A test.' };

beforeAll(() => loadTexts('paytable', 'shared'));

it.each([
  [{ winner: ['banker', 'tie'] }, 'Banker wins or it is a tie'],
  [{ all: [{ winner: ['banker'] }, { cards: { banker: [3] } }] }, 'Banker wins and Banker has 3 cards'],
  [{ score: { player: [7], banker: [6] } }, 'Punto has 7 and Banker has 6'],
  [{ third: { player: [8, 'none'] } }, 'Punto’s third card counts 8 or Punto draws no card'],
  [{ cards: { total: [4, 5] } }, '4 or 5 cards are dealt'],
  [
    { colour: { player: ['red'], banker: ['red'] } },
    'all cards of Punto are red and all cards of Banker are red',
  ],
  [{ count: { of: ['K'], in: 'first4', is: [2] } }, '2 of the first four cards are K'],
  [{ ranks: { side: 'banker', of: ['K', 'Q'] } }, 'Banker’s first two cards are both of K or Q'],
  [
    { all: [{ any: [{ pair: ['player'] }, { suited: ['banker'] }] }, { not: { margin: [0] } }] },
    '(Punto has a pair or Banker’s first two cards are of one suit) and not: the scores differ by 0',
  ],
] as const)('[B] %j is a clause', (condition, clause) => {
  expect(conditionClause(condition, LABELS)).toBe(clause);
});

it('[B] the rows make one sentence with the push after it, and each row makes a clause', () => {
  const rows = [
    { when: { all: [{ winner: ['banker'] }, { cards: { banker: [2] } }] }, pays: '1:1' },
    { when: { natural: { player: [9] } }, pays: '2:1' },
  ] as const;
  expect(winsSentence({ ...BET, rows, push: [{ winner: ['tie'] }] }, LABELS)).toBe(
    'Wins when (Banker wins and Banker has 2 cards) or Punto has a natural 9. The stake comes back when it is a tie.',
  );
  expect(rowClause({ ...BET, rows }, 1, LABELS)).toBe('Punto has a natural 9');
});
