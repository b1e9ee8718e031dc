import { coins, ZERO } from '@punto/engine/minor';
import { titleIn } from '@punto/engine/option';
import type { OptionId } from '@punto/engine/option-id';
import { expect, it } from 'vitest';
import { wholeActWords } from './slip-words.ts';

const label = (option: OptionId) => titleIn({}, option);

it('[L6] states the amount that Rebet needs and the balance, and that nothing was placed', () => {
  const bound = { reason: 'not-enough-balance', availableMinor: coins(320) } as const;
  expect(wholeActWords('rebet', { bound, neededMinor: coins(5000), leftOut: [] }, label)?.()).toBe(
    'Rebet takes 5,000: you have 320 left to stake',
  );
});
it('[L5] names the limit that Double would exceed', () => {
  const bound = { reason: 'above-maximum', option: 'tie', maxMinor: coins(500) } as const;
  expect(wholeActWords('double', { bound, neededMinor: coins(600), leftOut: [] }, label)?.()).toBe(
    'Double lays nothing: at most 500 on Tie',
  );
});
it('[B6] names the omitted spots that are closed for the shoe', () => {
  const act = { bound: null, neededMinor: ZERO, leftOut: ['player-bonus' as const] };
  expect(wholeActWords('rebet', act, label)?.()).toBe(
    'Rebet without Player bonus: closed until the next shoe',
  );
  expect(wholeActWords('rebet', { ...act, leftOut: [] }, label)).toBeNull();
});
