import { coins, minor, ZERO } from '@punto/engine/minor';
import { expect, it } from 'vitest';
import { isBroke, leastStake } from './broke.ts';

it('[L7] offers coins only when nothing can be staked and no stake can return', () => {
  expect(isBroke({ availableMinor: ZERO, inPlay: [] })).toBe(true);
  expect(isBroke({ availableMinor: minor(95), inPlay: [] })).toBe(true);
  expect(isBroke({ availableMinor: coins(1), inPlay: [] })).toBe(false);
  expect(isBroke({ availableMinor: ZERO, inPlay: [{ table: 'salon-one', stakeMinor: coins(5) }] })).toBe(
    false,
  );
});
it('[L7] offers coins to a patron with less than the minimum of every open table', () => {
  const table = (least: number, service: 'open' | 'shut' = 'open') => ({ minMinor: coins(least), service });
  const least = leastStake([table(25), table(5), table(1, 'shut')]);
  expect(least).toBe(coins(5));
  expect(isBroke({ availableMinor: coins(4), inPlay: [] }, least)).toBe(true);
  expect(isBroke({ availableMinor: coins(5), inPlay: [] }, least)).toBe(false);
  expect(leastStake([])).toBe(coins(1));
});
