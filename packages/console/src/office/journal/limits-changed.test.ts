import { coins } from '@punto/engine/minor';
import { expect, it } from 'vitest';
import { limitsChanged } from './limits-changed.ts';

const tie = (max: number) => ({
  offers: [{ option: 'tie', minMinor: coins(5), maxMinor: coins(max) }],
  differentialMinor: null,
});
const duty = { duty: 'change-limits' };

it('[L3] reads limits from an entry of this release and of earlier ones', () => {
  const [before, after, configured] = [tie(500), tie(250), tie(400)];
  const entry = { action: 'change-limits', before: { version: 7 } };
  const limits = { before, after, configured };
  expect(limitsChanged({ ...entry, after: { version: 8, duty, limits } })).toEqual(limits);
  const earlier = { action: 'change-limits', before, after: { ...after, duty } };
  expect(limitsChanged(earlier)).toMatchObject({ before, after });
  expect(limitsChanged({ ...earlier, action: 'pause' })).toBeNull();
});
