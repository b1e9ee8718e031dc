import { expect, it } from 'vitest';
import { shortNumber } from './short-number.ts';

it.each([
  ['guest-06402d29-e0d0-4742-8864-6de2e160e764', 'guest-06402d29…'],
  ['patron:guest-06402d29-e0d0-4742-8864-6de2e160e764', 'patron:guest-06402d29…'],
  ['parlour.guest-06402d29-e0d0-4742-8864-6de2e160e764', 'parlour.guest-06402d29…'],
  ['house', 'house'],
  ['p-1', 'p-1'],
])('[T8] %s is shortened to %s', (text, short) => expect(shortNumber(text)).toBe(short));
