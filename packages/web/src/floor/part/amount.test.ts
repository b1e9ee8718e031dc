import { minor } from '@punto/engine/minor';
import { describe, expect, it } from 'vitest';
import { readAmount, typedAmount } from './amount.ts';

describe('[L1] amounts as they are typed', () => {
  it.each([
    ['6,150', 615_000],
    ['12.5', 1_250],
    ['0.05', 5],
    [' 1 000 ', 100_000],
  ])('%s is %i minor units', (typed, amount) => expect(readAmount(typed)).toBe(amount));

  it.each(['', '-5', '1.234', 'ten', '1e3', '5.'])('%s is none', (typed) =>
    expect(readAmount(typed)).toBeNull(),
  );

  it('are shown as one would type them', () => {
    expect(typedAmount(minor(615_000))).toBe('6150');
    expect(typedAmount(minor(1_250))).toBe('12.50');
  });
});
