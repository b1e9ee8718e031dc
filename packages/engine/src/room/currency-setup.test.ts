import { describe, expect, it } from 'vitest';
import { minor } from '../minor.ts';
import { ROOMS } from '../rooms/rooms.ts';
import { type CurrencyTerms, isPlayable, setupInCurrency } from './currency-setup.ts';
import { makeTable } from './table-setup.ts';

const live = ROOMS['live-eight-deck'];
if (!live) throw new Error('no room');
const table = makeTable(live, { table: 'one', name: 'One' });
const terms = (change: Partial<CurrencyTerms> = {}): CurrencyTerms => ({
  rate: [1, 1],
  stepMinor: minor(100),
  chipsMinor: [100, 500, 10_000].map(minor),
  limits: {},
  ...change,
});
const offer = (setup: typeof table, wanted: string) => setup.offers.find(({ option }) => option === wanted);

describe('[L3] [L4] a table in a currency', () => {
  it('has the limits of the room at a rate of one', () => {
    const same = setupInCurrency(table, terms());
    expect(same).toEqual({ ...table, chipsMinor: [100, 500, 10_000] });
    expect(isPlayable(table, same)).toBe(true);
  });

  it('has them converted, the minimum up and the maximum down to the step', () => {
    // ¥160 to the coin of 100 minor units.
    const yen = setupInCurrency(table, terms({ rate: [8, 5], stepMinor: minor(100) }));
    expect(offer(table, 'tie')).toMatchObject({ minMinor: 100, maxMinor: 200_000 });
    expect(offer(yen, 'tie')).toMatchObject({ minMinor: 200, maxMinor: 320_000 });
    expect(yen).toMatchObject({ differentialMinor: 3_200_000, patronDifferentialMinor: 1_600_000 });
    const odd = setupInCurrency(table, terms({ rate: [7, 3], stepMinor: minor(1_000) }));
    expect(offer(odd, 'tie')).toMatchObject({ minMinor: 1_000, maxMinor: 466_000 });
  });

  it('has narrower limits of the brand, of which the other options keep their share', () => {
    const limits = { [table.id]: { minMinor: minor(500), maxMinor: minor(100_000) } };
    const narrow = setupInCurrency(table, terms({ limits }));
    // One side alone takes 1,000,000 by the player limit: a tenth of that is left of every maximum.
    expect(offer(narrow, 'player')).toMatchObject({ minMinor: 500, maxMinor: 200_000 });
    expect(offer(narrow, 'tie')).toMatchObject({ minMinor: 500, maxMinor: 20_000 });
    expect(narrow).toMatchObject({ differentialMinor: 200_000, patronDifferentialMinor: 100_000 });
  });

  it('never has wider limits than the room', () => {
    const limits = { [table.id]: { minMinor: minor(1), maxMinor: minor(900_000_000) } };
    expect(setupInCurrency(table, terms({ limits })).offers).toEqual(table.offers);
  });

  it('leaves out options that no stake fits, and chips above every maximum', () => {
    const coarse = setupInCurrency(
      table,
      terms({ stepMinor: minor(100_000), chipsMinor: [100_000, 5_000_000].map(minor) }),
    );
    expect(offer(coarse, 'perfect-pair')).toBeUndefined();
    expect(offer(coarse, 'tie')).toMatchObject({ minMinor: 100_000, maxMinor: 200_000 });
    expect(coarse.chipsMinor).toEqual([100_000]);
    expect(isPlayable(table, coarse)).toBe(true);
  });

  it('cannot be played without its main bets or without a chip', () => {
    const none = setupInCurrency(table, terms({ stepMinor: minor(500_000) }));
    expect(isPlayable(table, none)).toBe(false);
    expect(isPlayable(table, setupInCurrency(table, terms({ chipsMinor: [minor(90_000_000)] })))).toBe(false);
  });

  it('stays exact with amounts whose product is not a safe integer', () => {
    const rate = [99_999_999_999, 1_000_000] as const;
    const huge = setupInCurrency(table, terms({ rate, stepMinor: minor(1) }));
    expect(offer(huge, 'player')?.maxMinor).toBe(Number((2_000_000n * 99_999_999_999n) / 1_000_000n));
  });
});
