import { expect, it } from 'vitest';
import { calledAlone, spokenAlone } from './alone-words.ts';
import type { Moment } from './moments.ts';

const moments: readonly Moment[] = [
  { type: 'betting-opened', round: 1, last: true },
  { type: 'betting-closed' },
  { type: 'last-round', round: 1, when: 'this', cut: false },
  { type: 'shoe-ended' },
  { type: 'new-shoe', shoe: 12 },
  { type: 'cut-begun' },
  { type: 'shoe-cut', values: 1 },
];

it('[V5] at a solo table, rounds, shoes and last rounds are not announced', () => {
  const said = moments.map((moment) => spokenAlone(moment, 12));
  expect(said).toEqual(['Coup 12. Place your bet', 'The coup is dealt', '', '', '', '', '']);
});
it('[V5] the call depends on the patron’s act, not on a clock', () => {
  expect([calledAlone('betting', false), calledAlone('betting', true)]).toEqual([
    'Place your bet',
    'Press Deal',
  ]);
  expect(calledAlone('dealing', false)).toBe('The coup is dealt');
});
