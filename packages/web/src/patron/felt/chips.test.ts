import { coins, ZERO } from '@punto/engine/minor';
import { expect, it } from 'vitest';
import { setup } from '../../../test/fixtures/table-setup.ts';
import { chipInHand, offeredChips } from './chips.ts';

const limits = (min: number, max: number) => ({
  ...setup,
  offers: setup.offers.map((offer) => ({ ...offer, minMinor: coins(min), maxMinor: coins(max) })),
});
const CHIPS = [25, 100, 500].map(coins);

it('[L3] offers no chip below all minimums or above all maximums', () => {
  expect(offeredChips(limits(25, 1000)).map((chip) => chip / 100)).toEqual([25, 100, 500, 1000]);
  expect(offeredChips(setup)).toEqual(setup.chipsMinor);
});
it('[L3] offers the minimum itself if no chip is between the limits', () => {
  expect(offeredChips(limits(30, 60))).toEqual([coins(30)]);
});
it('[L3] keeps a small chip that one spot accepts', () => {
  const offers = limits(25, 1000).offers.map((offer) =>
    offer.option === 'tie' ? { ...offer, minMinor: coins(5) } : offer,
  );
  expect(offeredChips({ ...setup, offers })[0]).toBe(coins(5));
});
it('[L6] selects the next smaller chip when the balance does not cover the selected one', () => {
  expect(chipInHand(CHIPS, coins(500), coins(320))).toBe(coins(100));
  expect(chipInHand(CHIPS, coins(500), coins(500))).toBe(coins(500));
  expect(chipInHand(CHIPS, coins(500), ZERO)).toBe(coins(500));
});
it('selects the next smaller chip at a table without the preferred one', () => {
  expect(chipInHand(CHIPS, coins(400), coins(9000))).toBe(coins(100));
  expect(chipInHand(CHIPS, coins(1), coins(9000))).toBe(coins(25));
  expect(chipInHand(CHIPS, null, coins(9000))).toBe(coins(25));
});
