import { coins, minor } from '@punto/engine/minor';
import { expect, it } from 'vitest';
import { chipSplit } from './chip-split.ts';

const CHIPS = [1, 5, 25, 100, 500].map(coins);
const split = (amount: number, atMost?: number) =>
  chipSplit(coins(amount), CHIPS, atMost).map((chip) => chip / 100);

it('[V5] pays with the largest chips first', () => {
  expect(split(0)).toEqual([]);
  expect(split(137)).toEqual([100, 25, 5, 5, 1, 1]);
  expect(chipSplit(coins(30), [coins(5), coins(25)])).toEqual([coins(25), coins(5)]);
});
it('keeps the largest of a pile too tall to draw', () => {
  expect(split(999, 5)).toEqual([500, 100, 100, 100, 100]);
});
it('leaves out what no chip covers', () => {
  expect(chipSplit(minor(150), CHIPS)).toEqual([coins(1)]);
});
