import { minor } from '@punto/engine/minor';
import { expect, it } from 'vitest';
import { holdOf, roundParts } from './round-parts.ts';

const amounts = (staked: number, returned: number) => ({
  ...{ stakedMinor: minor(staked), returnedMinor: minor(returned), commissionMinor: minor(0) },
});
const EUR = { brand: 'acme', currency: 'EUR', patrons: 1, ...amounts(500, 900) };
const mixed = { patrons: 3, ...amounts(1_000, 0), currencies: [EUR] };

it('[T8] a round has an amount for each brand and currency, and the patrons of the house without the others', () => {
  expect(roundParts(mixed)).toMatchObject([
    { brand: 'house', currency: 'COIN', patrons: 2, stakedMinor: 1_000 },
    EUR,
  ]);
  expect(roundParts(mixed).map(holdOf)).toEqual([1_000, -400]);
  expect(roundParts(mixed, 'acme')).toEqual([EUR]);
  expect(roundParts(mixed, 'gulf')).toEqual([]);
});

it('a round of operators’ patrons alone has no amount of the house, and one without stakes has zero', () => {
  expect(roundParts({ patrons: 1, ...amounts(0, 0), currencies: [EUR] })).toEqual([EUR]);
  expect(roundParts({ patrons: 0, ...amounts(0, 0) })).toMatchObject([{ brand: 'house', stakedMinor: 0 }]);
});
