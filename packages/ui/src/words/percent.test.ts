import { expect, it } from 'vitest';
import { percent, points, signedPercent } from './percent.ts';

it.each([
  [0.010579, '1.06%', '+1.06%'],
  [-0.03, '−3.00%', '−3.00%'],
  [0.98765, '98.77%', '+98.77%'],
  [-0.000001, '0.00%', '0.00%'],
  [0, '0.00%', '0.00%'],
])('[B21] %f is %s', (share, text, signed) => {
  expect(percent(share, 2)).toBe(text);
  expect(signedPercent(share)).toBe(signed);
});

it('[B21] prints an edge with four decimals, and a dash for NaN', () => {
  expect(percent(0.0105791)).toBe('1.0579%');
  expect(percent(Number.NaN)).toBe('—');
  expect(points(-0.012)).toBe('−1.2000');
});
