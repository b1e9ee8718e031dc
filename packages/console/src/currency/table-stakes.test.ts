import { coins, minor } from '@punto/engine/minor';
import { describe, expect, it } from 'vitest';
import { exampleEntry } from '../../test/fixtures/floor/example-entry.ts';
import { exposureLimit, exposureShare } from '../exposure-limit.ts';
import { arranged } from '../wall/arrange.ts';
import { operatorSums } from '../wall/operator-sums.ts';
import { stakesShare } from '../wall/stakes-share.ts';
import { type StakesPart, stakesParts, stakesText, worthAtRisk, worthOf } from './table-stakes.ts';

const part = (brand: string, currency: string, rate: StakesPart['rate'], player: number): StakesPart => ({
  ...{ brand, currency, rate, stakedMinor: minor(player), exposureMinor: minor(player) },
  totals: { player: { stakeMinor: minor(player), patrons: 1 } },
});
/** 8 yen are 5 minor units of the room, and 67 fils 20. */
const YEN = part('nippon', 'JPY', [8, 5], 160_000);
const FILS = part('gulf', 'KWD', [67, 20], 67_000);
const NONE = part('acme', 'EUR', [1, 1], 0);

const own = {
  stakedMinor: coins(300),
  exposureMinor: coins(300),
  view: { totals: { banker: { stakeMinor: coins(300), patrons: 2 } } },
};
const mixed = exampleEntry('mixed', { ...own, currencies: [NONE, YEN, FILS] });
const plain = exampleEntry('plain', own);

describe('the stakes of a table by brand and currency', () => {
  it('are named with the exponent of each currency, and never added', () => {
    expect(stakesText(mixed.floor)).toBe('300, 160,000\u00a0JPY, 67\u00a0KWD');
    expect(stakesText(plain.floor)).toBe('300');
    expect(stakesText(exampleEntry('idle', { currencies: [NONE] }).floor)).toBe('0');
  });

  it('are of one brand alone where it is asked for', () => {
    expect(stakesParts(mixed.floor, 'nippon')).toEqual([YEN]);
    expect(stakesParts(mixed.floor, 'house').map(({ currency }) => currency)).toEqual(['COIN']);
    expect(stakesParts(plain.floor, 'nippon')).toEqual([]);
    expect(arranged([plain, mixed], { order: 'name', filter: 'all' }, '', 'gulf')).toEqual([mixed]);
  });

  it('are compared by the rates of the table', () => {
    // 300 coins, 1,000 coins by the rate of the yen, and 200 by that of the fils.
    expect(worthOf(stakesParts(mixed.floor), 'stakedMinor')).toBe(coins(300 + 1_000 + 200));
    expect(stakesShare(stakesParts(mixed.floor))).toEqual({ player: 80, tie: 0, banker: 20, others: 0 });
    const more = exampleEntry('more', { stakedMinor: coins(1_499) });
    expect(arranged([more, mixed], { order: 'staked', filter: 'all' }, '')[0]).toBe(mixed);
    expect(arranged([more, mixed], { order: 'staked', filter: 'all' }, '', 'house')[0]).toBe(more);
  });

  it('are summed over tables for each brand and currency that has some', () => {
    expect(operatorSums([mixed, plain, mixed])).toEqual([
      { brand: 'house', currency: 'COIN', stakedMinor: coins(900), exposureMinor: coins(900) },
      { brand: 'nippon', currency: 'JPY', stakedMinor: 320_000, exposureMinor: 320_000 },
      { brand: 'gulf', currency: 'KWD', stakedMinor: 134_000, exposureMinor: 134_000 },
    ]);
    expect(operatorSums([mixed], 'gulf')).toMatchObject([{ currency: 'KWD', stakedMinor: 67_000 }]);
  });
});

describe('[L4] the exposure of a table with operators', () => {
  const withRule = (acrossCurrencies: 'rate' | 'caps') => ({
    ...mixed.floor,
    view: { ...mixed.floor.view, setup: { ...mixed.floor.view.setup, acrossCurrencies } },
  });

  it('is that of all stakes together, of which opposite ones offset each other', () => {
    // 1,200 on player against 300 on banker.
    expect(worthAtRisk(withRule('rate'))).toBe(coins(900));
    expect(worthAtRisk(plain.floor)).toBe(coins(300));
  });

  it('is that of the largest part where each brand has a table limit of its own', () =>
    expect(worthAtRisk(withRule('caps'))).toBe(coins(1_000)));

  it('counts for the alert near the limit', () => {
    const limit = exposureLimit(mixed.floor.view.setup);
    const yen = part('nippon', 'JPY', [1, 1], limit);
    const { floor } = exampleEntry('full', { currencies: [yen] });
    expect(exposureShare(floor)).toBeCloseTo(1, 1);
    expect(exposureShare({ ...floor, currencies: [NONE] })).toBeNull();
  });
});
