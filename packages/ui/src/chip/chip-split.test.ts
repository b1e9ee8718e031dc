import { coins, minor } from '@punto/engine/minor';
import { expect, it } from 'vitest';
import { changeOf, chipSplit, drawnPile } from './chip-split.ts';

const CHIPS = [1, 5, 25, 100, 500].map(coins);
const split = (amount: number, atMost?: number) =>
  chipSplit(coins(amount), CHIPS, atMost).map((chip) => chip / 100);

it('[V5] pays with the largest chips first', () => {
  expect(split(0)).toEqual([]);
  expect(split(137)).toEqual([100, 25, 5, 5, 1, 1]);
  expect(chipSplit(coins(30), [coins(5), coins(25)])).toEqual([coins(25), coins(5)]);
});
it('keeps only the largest chips when the pile is too tall to draw', () => {
  expect(split(999, 5)).toEqual([500, 100, 100, 100, 100]);
});
it('omits a remainder that is smaller than every chip', () => {
  expect(chipSplit(minor(150), CHIPS)).toEqual([coins(1)]);
});
it('[L2] draws the remainder of a payout as one more chip on top, within the maximum height', () => {
  expect(changeOf(minor(2375), CHIPS)).toBe(75);
  expect(drawnPile(minor(2375), CHIPS, 5)).toEqual([coins(5), coins(5), coins(5), coins(5), 75]);
  expect(drawnPile(coins(137), CHIPS, 5)).toEqual(chipSplit(coins(137), CHIPS, 5));
});
