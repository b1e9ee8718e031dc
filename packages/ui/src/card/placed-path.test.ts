import { expect, it } from 'vitest';
import { placedPath, turned } from './placed-path.ts';

it('moves coordinates, and scales lengths and steps', () => {
  const place = { x: 10, y: 20, scale: 2 };
  expect(placedPath('M1 2L3 4H5V6Z', place)).toBe('M12 24L16 28H20V32Z');
  expect(placedPath('m1 2c1 1 2 2 3 3', place)).toBe('m2 4c2 2 4 4 6 6');
  expect(placedPath('M50-3C.5.25-7 8 9 10', place)).toBe('M110 14C11 20.5-4 36 28 40'.replace('5-4', '5 -4'));
});
it('keeps the flags of an arc, and its radii positive', () => {
  expect(placedPath('A21 22 0 0 1 30 40', { x: 0, y: 0, scale: -1 })).toBe('A21 22 0 0 1 -30 -40');
});
it('turns a place on a card by 180°', () => {
  const place = { x: 29, y: 15, scale: 0.5 };
  expect(turned(place)).toEqual({ x: 221, y: 335, scale: -0.5 });
  expect(turned(turned(place))).toEqual(place);
});
