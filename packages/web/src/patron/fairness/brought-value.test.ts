import { expect, it } from 'vitest';
import { valueFrom } from './brought-value.ts';

it('[F2] the value of a phrase alone equals the output of sha256sum', () => {
  expect(valueFrom('abc', null)).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
it('[F2] fresh bytes change the value of a phrase, also of an empty one', () => {
  const [one, other] = ['00'.repeat(32), '01'.repeat(32)];
  const values = [valueFrom('abc', null), valueFrom('abc', one), valueFrom('abc', other), valueFrom('', one)];
  expect(new Set(values).size).toBe(4);
});
