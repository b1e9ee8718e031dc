import { FREE } from '@punto/table/can/patron';
import { expect, it } from 'vitest';
import { isSlipOpen, whyNoBets } from './can.ts';

const seats = { own: null, offered: null, holder: null };

it('[L5] takes chips while betting is open, also from a patron who has no seat yet', () => {
  expect(isSlipOpen(FREE)).toBe(true);
  expect(isSlipOpen({ ...FREE, seats })).toBe(true);
  expect(isSlipOpen({ ...FREE, phase: 'dealing' })).toBe(false);
  expect(whyNoBets({ ...FREE, phase: 'dealing' })).toBeNull();
});

it('[T5] takes no chips while the table is paused', () => {
  expect(isSlipOpen({ ...FREE, isPaused: true })).toBe(false);
  expect(whyNoBets({ ...FREE, isPaused: true })).toBe('table-paused');
});

it.each([
  ['suspended', { isSuspended: true }],
  ['excluded', { absence: 'exclusion' }],
  ['time-out', { absence: 'time-out' }],
] as const)(
  '[P5] [P6] takes no chips of a patron who is barred: %s, in any phase and with or without a seat',
  (why, some) => {
    for (const phase of ['betting', 'dealing', 'settled'] as const) {
      const barred = { ...FREE, ...some, phase };
      expect(isSlipOpen(barred)).toBe(false);
      expect(whyNoBets(barred)).toBe(why);
      expect(whyNoBets({ ...barred, isPaused: true, seats })).toBe(why);
    }
  },
);
