import { coins, minor } from '@punto/engine/minor';
import { describe, expect, it } from 'vitest';
import { exampleEntry } from '../test/fixtures/floor/example-entry.ts';
import { exposureLimit, exposureShare } from './exposure-limit.ts';

const { setup } = exampleEntry('a').floor.view;

describe('the exposure limit of a table', () => {
  it('[L4] covers the table limit and a maximum stake on each other option', () => {
    const mains = setup.offers.filter(({ option }) => option === 'player' || option === 'banker');
    const only = { ...setup, offers: mains, differentialMinor: coins(10_000) };
    // Without commission, banker pays 1:1, the higher payout of a main bet.
    expect(exposureLimit(only)).toBe(coins(10_000));
    expect(exposureLimit({ ...setup, differentialMinor: coins(10_000) })).toBeGreaterThan(coins(10_000));
  });

  it('[L3] [L4] uses the largest stake of one patron where there is no table limit', () => {
    const offers = setup.offers.filter(({ option }) => option === 'player');
    const free = { ...setup, offers, differentialMinor: null, patronDifferentialMinor: null };
    expect(exposureLimit(free)).toBe(offers[0]?.maxMinor);
    expect(exposureLimit({ ...free, patronDifferentialMinor: coins(300) })).toBe(coins(300));
  });

  it('has no share without exposure', () => {
    const { view, configured, stakedMinor } = exampleEntry('a').floor;
    expect(exposureShare({ view, configured, stakedMinor, exposureMinor: minor(0) })).toBeNull();
    expect(exposureShare({ view, configured, stakedMinor, exposureMinor: exposureLimit(setup) })).toBe(1);
  });

  it('[L3] [L4] gives the same share when limits are raised, and a larger one when they are lowered', () => {
    const { view, configured, stakedMinor } = exampleEntry('a').floor;
    const scaled = (by: number) => ({
      ...view,
      setup: {
        ...setup,
        differentialMinor: null,
        offers: setup.offers.map((offer) => ({ ...offer, maxMinor: minor(offer.maxMinor * by) })),
      },
    });
    const exposureMinor = exposureLimit(setup);
    expect(exposureShare({ view: scaled(1_000), configured, stakedMinor, exposureMinor })).toBe(1);
    expect(exposureShare({ view: scaled(0.5), configured, stakedMinor, exposureMinor })).toBeGreaterThan(1);
  });
});
