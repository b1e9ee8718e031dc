import { expect, it } from 'vitest';
import { confirmsAt, placesByItself } from './auto-confirm.ts';

it('[T1] confirms early enough to be there before betting closes', () => {
  expect(confirmsAt(10_000, 40)).toBe(9_060);
  expect(confirmsAt(10_000, null)).toBe(9_100);
});
it('[V5] never confirms by itself where no clock runs: nothing is dealt before Deal is pressed', () => {
  expect(confirmsAt(null, 40)).toBeNull();
});
it('[L5] places by itself only where the patron and the room both let it', () => {
  expect(placesByItself({}, true)).toBe(true);
  expect(placesByItself({}, false)).toBe(false);
  expect(placesByItself({ confirm: 'by-hand' }, true)).toBe(false);
  expect(placesByItself({ solo: true }, true)).toBe(false);
});
