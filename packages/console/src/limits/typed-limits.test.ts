import { coins, minor } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';
import { describe, expect, it } from 'vitest';
import { parseLimits, type TypedLimits, typedLimits } from './typed-limits.ts';

const offer = (option: OptionId, min: number, max: number) => ({
  option,
  minMinor: coins(min),
  maxMinor: coins(max),
});
const TERMS = {
  offers: [offer('player', 25, 5_000), offer('tie', 5, 500)],
  differentialMinor: coins(20_000),
};
const read = (typed: TypedLimits) => parseLimits(typed, TERMS);
const typed = (change: Partial<TypedLimits>): TypedLimits => ({ ...typedLimits(TERMS), ...change });
const PLAYER = { option: 'player', min: '25', max: '5,000.00' } as const;

describe('limits in a form', () => {
  it('[L3] have no change when nothing was edited', () =>
    expect(read(typedLimits(TERMS))).toEqual({ change: null, faults: {} }));

  it('[L3] send only the options that differ', () =>
    expect(read(typed({ offers: [PLAYER, { option: 'tie', min: '5', max: '250.50' }] }))).toEqual({
      change: { offers: [{ option: 'tie', minMinor: coins(5), maxMinor: minor(25_050) }] },
      faults: {},
    }));

  it('[L4] treat an empty differential as none', () =>
    expect(read(typed({ differential: ' ' }))).toEqual({ change: { differentialMinor: null }, faults: {} }));

  it.each([
    ['500', '25', 'tie minimum', /above the maximum/],
    ['', '25', 'tie minimum', /amount in coins/],
    ['5', 'much', 'tie maximum', /amount in coins/],
  ])('[L3] report the invalid field of %j to %j', (min, max, key, words) => {
    const { change, faults } = read(typed({ offers: [PLAYER, { option: 'tie', min, max }] }));
    expect(change).toBeNull();
    expect(Object.keys(faults)).toEqual([key]);
    expect(faults[key]).toMatch(words);
  });

  it('[L4] send the player limit only when it was changed', () => {
    const both = { ...TERMS, patronDifferentialMinor: coins(5_000) };
    const now = typedLimits(both);
    expect(parseLimits(now, both)).toEqual({ change: null, faults: {} });
    expect(parseLimits({ ...now, patronDifferential: '250' }, both)).toEqual({
      change: { patronDifferentialMinor: coins(250) },
      faults: {},
    });
    expect(parseLimits({ ...now, patronDifferential: '' }, both).change).toEqual({
      patronDifferentialMinor: null,
    });
    expect(Object.keys(parseLimits({ ...now, patronDifferential: 'x' }, both).faults)).toEqual([
      'table patron-differential',
    ]);
  });

  it('[L4] report a differential that is not an amount', () =>
    expect(read(typed({ differential: 'much' })).faults).toEqual({
      'table differential': 'Give an amount in coins',
    }));
});
