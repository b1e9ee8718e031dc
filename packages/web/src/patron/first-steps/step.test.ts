import { expect, it } from 'vitest';
import { type StepFacts, stepOf } from './step.ts';

const start: StepFacts = { read: false, open: true, hasChips: false, decided: false };

it('explains the chips while betting is open and nothing is laid, and nothing once a chip lies', () => {
  expect(stepOf(start)).toBe('chips');
  expect(stepOf({ ...start, hasChips: true })).toBeNull();
});

it('is not shown while cards are dealt, and explains the ring with the first result', () => {
  expect(stepOf({ ...start, open: false, hasChips: true })).toBeNull();
  expect(stepOf({ ...start, open: false })).toBeNull();
  expect(stepOf({ ...start, open: false, hasChips: true, decided: true })).toBe('result');
});

it('is not shown again once it was read or skipped', () => {
  for (const facts of [start, { ...start, decided: true }])
    expect(stepOf({ ...facts, read: true })).toBeNull();
});
