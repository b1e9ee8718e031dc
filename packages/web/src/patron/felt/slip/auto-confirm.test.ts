import { expect, it } from 'vitest';
import { autoConfirmTime, confirmsAutomatically } from './auto-confirm.ts';

it('[T1] confirms early enough to arrive before betting closes', () => {
  expect(autoConfirmTime(10_000, 40)).toBe(9_060);
  expect(autoConfirmTime(10_000, null)).toBe(9_100);
});
it('[V5] never confirms automatically without a clock: nothing is dealt before Deal is pressed', () => {
  expect(autoConfirmTime(null, 40)).toBeNull();
});
it('[L5] places automatically only if both the patron and the room permit it', () => {
  expect(confirmsAutomatically({}, true)).toBe(true);
  expect(confirmsAutomatically({}, false)).toBe(false);
  expect(confirmsAutomatically({ confirm: 'by-hand' }, true)).toBe(false);
  expect(confirmsAutomatically({ solo: true }, true)).toBe(false);
});
