import { coins, minor, ZERO } from '@punto/engine/minor';
import { expect, it } from 'vitest';
import { isBroke } from './broke.ts';

it('[L7] offers coins only when nothing is left to stake and nothing can return', () => {
  expect(isBroke({ availableMinor: ZERO, inPlay: [] })).toBe(true);
  expect(isBroke({ availableMinor: minor(95), inPlay: [] })).toBe(true);
  expect(isBroke({ availableMinor: coins(1), inPlay: [] })).toBe(false);
  expect(isBroke({ availableMinor: ZERO, inPlay: [{ table: 'salon-one', stakeMinor: coins(5) }] })).toBe(
    false,
  );
});
