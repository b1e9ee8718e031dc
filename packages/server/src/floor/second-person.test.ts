import { coins, type Minor, minor } from '@punto/engine/minor';
import type { Limits } from '@punto/table';
import { patronId } from '@punto/table/ids';
import { describe, expect, it } from 'vitest';
import { sampleBrand } from '../../test/support/sample-brand.ts';
import { createHouseRates } from '../brands/house-rates.ts';
import { correctionNeedsApproval, limitsAreRaised, limitsNeedApproval } from './second-person.ts';
import { totalOf } from './send-duty.ts';

const limits = (maxMinor: Minor, differentialMinor: Minor | null = null): Limits => ({
  offers: [{ option: 'player', minMinor: coins(1), maxMinor }],
  differentialMinor,
});
const RULE = { aboveMinor: coins(5_000), percent: 200 };
const asks = (before: Limits, after: Limits, configured = limits(coins(1_000), coins(2_000))) =>
  limitsNeedApproval({ before, after, configured }, RULE);

describe('a correction that needs a second person', () => {
  const needs = (totalMinor: number, aloneMinor: number) =>
    correctionNeedsApproval(minor(totalMinor), minor(aloneMinor), coins(1_000));

  it('[T6] moves more than the configured sum, to the minor unit', () => {
    expect([needs(100_000, 0), needs(100_001, 0)]).toEqual([false, true]);
  });

  it('[T6] exceeds the sum together with amounts that one supervisor moved before', () => {
    expect([needs(1, 99_999), needs(1, 100_000), needs(0, 500_000)]).toEqual([false, true, false]);
  });
});

describe('the sum that a correction moves', () => {
  const EUR = sampleBrand('acme').currencies.EUR;
  if (!EUR) throw new Error('a sample brand has euros');
  const currencies = { JPY: { ...EUR, rate: [8, 5] as const } };
  const rates = createHouseRates(new Map([['nippon', sampleBrand('nippon', { currencies })]]));
  const line = (patron: string, delta: number) => ({
    ...{ patron: patronId(patron), deltaMinor: minor(delta), uncollectedMinor: minor(0) },
    ...{ returnedBeforeMinor: minor(0), returnedAfterMinor: minor(0) },
  });

  it('[T6] counts those of brands by their rates, taken or paid', () =>
    expect(
      totalOf([line('guest-1', -300), line('nippon.JPY.a', 1_600), line('nippon.JPY.b', -8)], rates),
    ).toBe(300 + 1_000 + 5));
});

describe('limits that need a second person', () => {
  const own = limits(coins(1_000), coins(2_000));

  it('[L3] are those above twice the room’s own, and not at twice', () => {
    expect(asks(own, limits(coins(2_000), coins(2_000)))).toBe(false);
    expect(asks(own, limits(coins(2_001), coins(2_000)))).toBe(true);
  });

  it('[L3] are reached by small steps as by one large step', () => {
    expect(asks(limits(coins(2_000), coins(2_000)), limits(coins(2_010), coins(2_000)))).toBe(true);
  });

  it('[L3] are those a fixed sum above the room’s own, where that is less than twice', () => {
    const large = limits(coins(20_000));
    expect(asks(large, limits(coins(25_000)), large)).toBe(false);
    expect(asks(large, limits(coins(25_001)), large)).toBe(true);
  });

  it('[L4] include a removed differential, where the room has one', () => {
    expect(asks(own, limits(coins(1_000), null))).toBe(true);
    expect(asks(limits(coins(1_000)), limits(coins(900)), limits(coins(1_000)))).toBe(false);
    expect(asks(own, limits(coins(1_000), coins(4_001)))).toBe(true);
  });

  it('[L4] include a player limit removed or far raised, where the room has one', () => {
    const has = (patronDifferentialMinor: Minor | null) => ({ ...own, patronDifferentialMinor });
    expect(asks(has(coins(500)), has(null), has(coins(500)))).toBe(true);
    expect(asks(has(coins(500)), has(coins(1_001)), has(coins(500)))).toBe(true);
    expect(asks(has(coins(500)), has(coins(1_000)), has(coins(500)))).toBe(false);
    expect(asks(has(null), has(coins(500)), has(null))).toBe(false);
  });

  it('[L3] exclude lowered ones, however high they still are', () => {
    expect(asks(limits(coins(90_000), null), limits(coins(80_000), null))).toBe(false);
  });
});

it.each([
  [
    '[L3] an option’s maximum by one minor unit',
    { ...limits(minor(100_001), coins(2_000)), patronDifferentialMinor: coins(8) },
    true,
  ],
  [
    '[L4] no table limit where there was one',
    { ...limits(coins(1_000)), patronDifferentialMinor: coins(8) },
    true,
  ],
  [
    '[L4] a higher player limit',
    { ...limits(coins(1_000), coins(2_000)), patronDifferentialMinor: coins(9) },
    true,
  ],
  ['[L3] lower ones', { ...limits(coins(999), coins(1_999)), patronDifferentialMinor: coins(7) }, false],
  [
    '[L3] the room’s own',
    { ...limits(coins(1_000), coins(2_000)), patronDifferentialMinor: coins(8) },
    false,
  ],
])('what is raised above the room’s own: %s', (_, now, raised) => {
  const configured = { ...limits(coins(1_000), coins(2_000)), patronDifferentialMinor: coins(8) };
  expect(limitsAreRaised(now, configured)).toBe(raised);
});
