import { expect, it } from 'vitest';
import { countdown } from './countdown.ts';

const at = (now: number) => countdown(20_000, 20_000, now);

it('[T1] counts down whole seconds on the given clock, and stops at zero', () => {
  expect(at(0)).toEqual({ seconds: 20, percent: 100, stage: 'early' });
  expect(at(9_999).stage).toBe('early');
  expect(at(10_000)).toEqual({ seconds: 10, percent: 50, stage: 'soon' });
  expect(at(15_000)).toEqual({ seconds: 5, percent: 25, stage: 'last' });
  expect(at(19_001).seconds).toBe(1);
  expect(at(25_000)).toEqual({ seconds: 0, percent: 0, stage: 'last' });
});
it('has stage none without a deadline', () => {
  expect(countdown(null, 20_000, 5).stage).toBe('none');
});
it('stays at 100 percent when the clock is behind', () => {
  expect(at(-3_000).percent).toBe(100);
});
