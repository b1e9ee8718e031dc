import { expect, it } from 'vitest';
import { nearest } from './arrow.ts';

// Three mains over four sides.
const places = [
  { x: 150, y: 0 },
  { x: 400, y: 0 },
  { x: 650, y: 0 },
  { x: 50, y: 100 },
  { x: 250, y: 100 },
  { x: 450, y: 100 },
  { x: 750, y: 100 },
];
const at = (i: number) => places[i] ?? { x: 0, y: 0 };

it('moves along a row and between rows to the nearest place', () => {
  expect(nearest(places, at(0), 'ArrowRight')).toBe(1);
  expect(nearest(places, at(1), 'ArrowDown')).toBe(5);
  expect(nearest(places, at(5), 'ArrowUp')).toBe(1);
  expect(nearest(places, at(6), 'ArrowLeft')).toBe(5);
});

it('stays where nothing lies that way', () => {
  expect(nearest(places, at(0), 'ArrowUp')).toBe(-1);
  expect(nearest(places, at(6), 'ArrowRight')).toBe(-1);
});
