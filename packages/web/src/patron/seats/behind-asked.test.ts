import { coins } from '@punto/engine/minor';
import { BIG_TABLE } from '@punto/engine/rooms/big-table';
import { describe, expect, it } from 'vitest';
import { amountLimits, firstAmount, withChip } from './behind-asked.ts';

const offers = BIG_TABLE.offers.map((offer) => ({
  ...offer,
  minMinor: coins(offer.option === 'tie' ? 5 : 10),
}));

describe('the amount behind a seat', () => {
  it('[L3] begins with the chip in the hand, or with the least that an option takes', () => {
    expect(firstAmount(coins(25), { offers })).toBe(coins(25));
    expect(firstAmount(coins(1), { offers })).toBe(coins(5));
  });

  it('[L3] grows by chips up to the largest that an option takes', () => {
    const { most } = amountLimits({ offers });
    expect(most).toBe(coins(10_000));
    expect(withChip(coins(25), coins(100), { offers })).toBe(coins(125));
    expect(withChip(coins(9_950), coins(100), { offers })).toBe(most);
  });
});
