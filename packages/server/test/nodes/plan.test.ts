import { expect, it } from 'vitest';
import { chanceOf } from '../support/chance.ts';
import { planOf, planText, progressText } from './plan.ts';

const possible = ['kill', 'drain', 'rolling upgrade'] as const;
const parts = { peace: 10, kills: 2, possible };

it('each fault is planned once before any is repeated, the same for the same seed', () => {
  const plan = (seed: number) => planOf({ ...parts, faults: 9, chance: chanceOf(seed) }).faults;
  expect(plan(1).slice(0, 3)).toEqual(possible);
  expect(plan(1)).toHaveLength(9);
  expect(plan(1)).toEqual(plan(1));
  expect(new Set([1, 2, 3, 4].map((seed) => plan(seed).join())).size).toBeGreaterThan(1);
});

it('the plan shows the steps and their duration, and each step the remaining time at the pace so far', () => {
  const plan = planOf({ ...parts, faults: 3, chance: chanceOf(1) });
  expect(planText(plan)).toBe(
    'Plan: 6 steps: peace, 2 kills, 3 faults (kill, drain, rolling upgrade).\n' +
      'About 2 min 18 s on two cores; longer where the machine has other work.',
  );
  // Twice as slow as planned.
  expect(progressText(plan, 3, 136)).toBe('[3/6, 2 min 16 s, about 2 min 20 s left]');
  expect(progressText(plan, 6, 276)).toBe('[6/6, 4 min 36 s, about 0 min 00 s left]');
});
