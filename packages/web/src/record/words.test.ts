import { expect, it } from 'vitest';
import { resultWords } from './words.ts';

const scores = { playerScore: 1, bankerScore: 6 };

it('[T8] tells the result with the winner’s score first', () => {
  expect(resultWords({ outcome: 'banker', ...scores })).toBe('Banker wins, 6 – 1');
  expect(resultWords({ outcome: 'player', playerScore: 9, bankerScore: 7 })).toBe('Player wins, 9 – 7');
  expect(resultWords({ outcome: 'tie', playerScore: 4, bankerScore: 4 })).toBe('Tie, 4 – 4');
});
it('[T8] marks a cancelled round', () => {
  expect(resultWords({ outcome: null, ...scores })).toBe('Cancelled');
});
