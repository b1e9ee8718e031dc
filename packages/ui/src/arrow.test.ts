import { expect, it } from 'vitest';
import { nearest } from './arrow.ts';

// Three main spots in the top row, four side bets below them, and one wide spot at the bottom.
const place = (x: number, y: number, width: number) => ({ x, y, width, height: 90 });
const places = [
  place(150, 0, 280),
  place(400, 0, 200),
  place(650, 0, 280),
  place(60, 100, 110),
  place(350, 100, 90),
  place(450, 100, 90),
  place(740, 100, 110),
  place(400, 200, 200),
];
const from = (i: number) => places[i] ?? place(0, 0, 0);

it('moves along a row', () => {
  expect(nearest(places, from(0), 'ArrowRight')).toBe(1);
  expect(nearest(places, from(6), 'ArrowLeft')).toBe(5);
});

it('moves to the next row rather than to a better aligned spot farther down', () => {
  expect([4, 5]).toContain(nearest(places, from(1), 'ArrowDown'));
  expect(nearest(places, from(5), 'ArrowUp')).toBe(1);
  expect(nearest(places, from(4), 'ArrowDown')).toBe(7);
});

it('returns -1 when there is no spot in that direction', () => {
  expect(nearest(places, from(0), 'ArrowUp')).toBe(-1);
  expect(nearest(places, from(6), 'ArrowRight')).toBe(-1);
});
