import { expect, it } from 'vitest';
import { valueFrom } from './brought-value.ts';

it('[F2] a phrase alone gives what sha256sum prints for it', () => {
  expect(valueFrom('abc', null)).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
it('[F2] fresh bytes make another value of the same phrase, and of none', () => {
  const [one, other] = ['00'.repeat(32), '01'.repeat(32)];
  const values = [valueFrom('abc', null), valueFrom('abc', one), valueFrom('abc', other), valueFrom('', one)];
  expect(new Set(values).size).toBe(4);
});
