import { expect, it } from 'vitest';
import { setup } from '../../../../test/fixtures/table-setup.ts';
import { foldsSides, restingWords, sideOptions } from './side-bets.ts';

it('[L5] folds side bets away once most of them are closed, with a sentence about their number', () => {
  const offered = sideOptions(setup).length;
  expect([2, 7, 8, 13, offered].map((resting) => foldsSides(resting, offered))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
  expect([1, 8, 13, offered].map(restingWords)).toEqual([
    'One side bet rests until the next shoe.',
    'Eight side bets rest until the next shoe.',
    'Thirteen side bets rest until the next shoe.',
    'Fifteen side bets rest until the next shoe.',
  ]);
});
