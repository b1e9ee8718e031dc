import { coins } from '@punto/engine/minor';
import { describe, expect, it } from 'vitest';
import { exampleEntry } from '../example-entry.ts';
import { typedAmount } from '../part/amount.ts';
import { type Typed, typedLimits } from './typed-limits.ts';

const { setup } = exampleEntry('a').floor.view;
const typed = (): Typed => ({
  offers: Object.fromEntries(
    setup.offers.map(({ option, minMinor, maxMinor }) => [
      option,
      { min: typedAmount(minMinor), max: typedAmount(maxMinor) },
    ]),
  ) as Typed['offers'],
  differential: setup.differentialMinor === null ? '' : typedAmount(setup.differentialMinor),
});

describe('[L3] limits as they are typed', () => {
  it('change nothing when nothing was changed', () => {
    expect(typedLimits(setup, typed())).toEqual({ ok: true, changed: false, request: {} });
  });

  it('send only what was changed', () => {
    const now = typed();
    now.offers.player.max = '2,500';
    expect(typedLimits(setup, now)).toMatchObject({
      changed: true,
      request: { offers: [{ option: 'player', maxMinor: coins(2_500) }] },
    });
  });

  it('[L4] take the differential away, or set it', () => {
    expect(typedLimits(setup, { ...typed(), differential: '' })).toMatchObject({
      request: { differentialMinor: null },
    });
    expect(typedLimits(setup, { ...typed(), differential: '500' })).toMatchObject({
      request: { differentialMinor: coins(500) },
    });
  });

  it('say what cannot be read, and which minimum is above its maximum', () => {
    const odd = typed();
    odd.offers.tie.min = 'ten';
    expect(typedLimits(setup, odd)).toEqual({ ok: false, why: 'Tie: that is no amount.' });
    const turned = typed();
    turned.offers.banker.min = '20000';
    expect(typedLimits(setup, turned)).toEqual({
      ok: false,
      why: 'Banker: the minimum is above the maximum.',
    });
    expect(typedLimits(setup, { ...typed(), differential: 'x' })).toMatchObject({ ok: false });
  });
});
