// Sample readings of the program and of returns, for tests of metrics.
import type { ProgramAnswer } from '@punto/protocol/floor/program-api';
import type { ReturnReading } from '../../src/floor/return-to-player/return-alarms.ts';

export const PROGRAM: ProgramAnswer = {
  ...{ version: '1.0.0', runtime: 'v26.0.0', platform: 'linux-x64', digest: null, files: 1, published: null },
  ...{ checkedAt: null, intact: null, changed: 0, changes: [] },
};
export const RETURNS: readonly ReturnReading[] = [
  {
    ...{ of: 'table', name: 'one', option: 'tie', schedule: 'tie', window: 'day', bets: 10_000 },
    ...{ actual: 1.2, expected: 0.86, deviation: 0.026, deviations: 13.1 },
  },
  {
    ...{ of: 'house', name: '', option: 'player', schedule: 'player', window: 'month', bets: 3 },
    ...{ actual: 2, expected: 0.99, deviation: 0.55, deviations: null },
  },
];

/** Of patrons of an operator. */
export const BRAND_RETURNS: readonly ReturnReading[] = [
  {
    ...{ of: 'table', name: 'one', option: 'tie', schedule: 'tie', window: 'day', bets: 10_000 },
    ...{ brand: 'gulf', currency: 'KWD', actual: 0.7, expected: 0.86, deviation: 0.026, deviations: -6 },
  },
];
