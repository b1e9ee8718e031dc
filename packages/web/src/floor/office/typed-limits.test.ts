import { coins, minor } from '@punto/engine/minor';
import type { Offer } from '@punto/engine/room';
import { describe, expect, it } from 'vitest';
import { readLimits, type TypedLimits, typedLimits } from './typed-limits.ts';

const offer = (option: Offer['option'], min: number, max: number): Offer => ({
  option,
  schedule: option === 'tie' ? 'tie' : 'player',
  minMinor: coins(min),
  maxMinor: coins(max),
  until: null,
});
const TERMS = {
  offers: [offer('player', 25, 5_000), offer('tie', 5, 500)],
  differentialMinor: coins(20_000),
};
const read = (typed: TypedLimits) => readLimits(typed, TERMS, (option) => option);
const typed = (change: Partial<TypedLimits>): TypedLimits => ({ ...typedLimits(TERMS), ...change });

describe('limits as they are typed', () => {
  it('[L3] says nothing when nothing was changed', () =>
    expect(read(typedLimits(TERMS))).toEqual({ ok: true, changed: null }));

  it('[L3] sends only the options that differ', () =>
    expect(
      read(
        typed({
          offers: [
            { option: 'player', min: '25', max: '5,000.00' },
            { option: 'tie', min: '5', max: '250.50' },
          ],
        }),
      ),
    ).toEqual({
      ok: true,
      changed: { offers: [{ option: 'tie', minMinor: coins(5), maxMinor: minor(25_050) }] },
    }));

  it('[L4] takes an empty differential for none', () =>
    expect(read(typed({ differential: ' ' }))).toEqual({
      ok: true,
      changed: { offers: [], differentialMinor: null },
    }));

  it.each([
    ['500', '25', /above the largest/],
    ['', '25', /both amounts/],
    ['5', 'much', /both amounts/],
  ])('[L3] refuses from %j to %j in words', (min, max, words) => {
    const answer = read(typed({ offers: [{ option: 'tie', min, max }] }));
    expect(answer.ok ? '' : answer.fault).toMatch(words);
  });

  it('[L4] refuses a differential that is no amount', () =>
    expect(read(typed({ differential: 'much' })).ok).toBe(false));
});
