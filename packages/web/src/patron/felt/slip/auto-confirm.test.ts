import { expect, it } from 'vitest';
import { confirmsAt, placesByItself } from './auto-confirm.ts';

it('[T1] confirms early enough to arrive before betting closes', () => {
  expect(confirmsAt(10_000, 40)).toBe(9_060);
  expect(confirmsAt(10_000, null)).toBe(9_100);
});
it('[V5] never confirms automatically without a clock: nothing is dealt before Deal is pressed', () => {
  expect(confirmsAt(null, 40)).toBeNull();
});
it('[L5] places automatically only if both the patron and the room permit it', () => {
  expect(placesByItself({}, true)).toBe(true);
  expect(placesByItself({}, false)).toBe(false);
  expect(placesByItself({ confirm: 'by-hand' }, true)).toBe(false);
  expect(placesByItself({ solo: true }, true)).toBe(false);
});
