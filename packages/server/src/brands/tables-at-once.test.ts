import { patronId } from '@punto/table/ids';
import { describe, expect, it } from 'vitest';
import { sampleBrand } from '../../test/support/sample-brand.ts';
import { tablesAtOnceIn } from './tables-at-once.ts';

const FLAGS = { noAutoConfirm: false, smallestRoundMs: 0 };
const brands = new Map(
  Object.entries({ one: true, many: false, silent: null }).map(([id, oneTableAtATime]) => [
    id,
    sampleBrand(id, { flags: { ...FLAGS, oneTableAtATime } }),
  ]),
);
const patrons = {
  house: 'anna',
  one: 'one.EUR.a',
  many: 'many.JPY.b',
  silent: 'silent.EUR.c',
  gone: 'gone.EUR.d',
};

describe('[B-48] the tables of a patron at the same time', () => {
  it.each([1, 3])('follow the flag of the brand, or else the setting of the house: %d', (house) => {
    const limit = tablesAtOnceIn(brands, house);
    const limits = Object.fromEntries(
      Object.entries(patrons).map(([name, id]) => [name, limit(patronId(id))]),
    );
    expect(limits).toEqual({ house, one: 1, many: 12, silent: house, gone: house });
  });
});
