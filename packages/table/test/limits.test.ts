import { coins, minor } from '@punto/engine/minor';
import { BIG_TABLE } from '@punto/engine/rooms/big-table';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { makeTable } from '@punto/engine/table-setup';
import { describe, expect, it } from 'vitest';
import { withLimits } from '../src/limits.ts';

const SETUP = makeTable(LIVE_EIGHT_DECK, { table: 'lotus', name: 'Lotus' });
const table = { setup: SETUP, nextSetup: null, filed: SETUP };
const faultsOf = (changed: ReturnType<typeof withLimits>) => (changed.ok ? [] : changed.faults);
const maximaOf = (changed: ReturnType<typeof withLimits>) => {
  if (!changed.ok) throw new Error(JSON.stringify(changed.faults));
  return Object.fromEntries(changed.setup.offers.map((offer) => [offer.option, offer.maxMinor]));
};

describe('limits', () => {
  it('[L3] of player and banker scale the others, and chips return with them', () => {
    const low = withLimits(table, { limits: { minMinor: coins(1), maxMinor: coins(50) } });
    if (!low.ok) throw new Error(JSON.stringify(low.faults));
    expect(low.setup.chipsMinor.at(-1)).toBeLessThanOrEqual(coins(50));
    const main = SETUP.offers.find(({ option }) => option === 'player');
    const limits = { minMinor: main?.minMinor ?? coins(1), maxMinor: main?.maxMinor ?? coins(1) };
    const back = withLimits({ ...table, setup: low.setup }, { limits });
    expect(back).toMatchObject({ ok: true, setup: { chipsMinor: SETUP.chipsMinor } });
  });

  it('[L3] of one option change only that one', () => {
    const changed = withLimits(table, {
      offers: [{ option: 'tie', minMinor: coins(1), maxMinor: coins(3) }],
    });
    const before = Object.fromEntries(SETUP.offers.map((offer) => [offer.option, offer.maxMinor]));
    expect(maximaOf(changed)).toEqual({ ...before, tie: coins(3) });
  });

  it('[L4] set and remove the player limit, and keep the table limit', () => {
    const set = withLimits(table, { patronDifferentialMinor: coins(500) });
    expect(set).toMatchObject({
      ok: true,
      setup: { patronDifferentialMinor: 50_000, differentialMinor: SETUP.differentialMinor },
    });
    const taken = withLimits(table, { patronDifferentialMinor: null });
    expect(taken.ok && taken.setup).not.toHaveProperty('patronDifferentialMinor');
    expect(faultsOf(withLimits(table, { patronDifferentialMinor: minor(0) }))).toMatchObject([
      { field: 'patron-differential', fault: 'not-a-multiple' },
    ]);
    const limits = { minMinor: coins(5), maxMinor: coins(500) };
    expect(faultsOf(withLimits(table, { limits, patronDifferentialMinor: SETUP.stepMinor }))).toMatchObject([
      { option: null, field: 'patron-differential', fault: 'below-the-first-stake' },
    ]);
  });

  it('[L4] remove the differential', () => {
    expect(withLimits(table, { differentialMinor: null })).toMatchObject({
      ok: true,
      setup: { differentialMinor: null, offers: SETUP.offers },
    });
  });

  it('[L3] name the option and the wrong bound, and why', () => {
    const offer = (minMinor: number, maxMinor: number) =>
      faultsOf(
        withLimits(table, {
          offers: [{ option: 'tie', minMinor: minor(minMinor), maxMinor: minor(maxMinor) }],
        }),
      );
    const at = { option: 'tie', field: 'maximum' };
    expect(offer(100, 300_050)).toEqual([{ ...at, fault: 'not-a-multiple', stepMinor: SETUP.stepMinor }]);
    expect(offer(100, 2_000_000_000_000)).toMatchObject([{ ...at, fault: 'too-large' }]);
    expect(offer(900, 300)).toEqual([{ option: 'tie', field: 'minimum', fault: 'above-the-maximum' }]);
    expect(offer(0, 300)).toMatchObject([{ option: 'tie', field: 'minimum', fault: 'not-a-multiple' }]);
  });

  it('[L3] of an option that is not offered are refused with its name', () => {
    const big = makeTable(BIG_TABLE, { table: 'oval', name: 'Oval' });
    const foreign = withLimits(
      { setup: big, nextSetup: null, filed: null },
      { offers: [{ option: 'lucky-six', minMinor: coins(1), maxMinor: coins(3) }] },
    );
    expect(faultsOf(foreign)).toEqual([{ option: 'lucky-six', field: 'maximum', fault: 'not-offered' }]);
  });

  it('[L4] leave room for the first stake under a differential', () => {
    const limits = { minMinor: coins(5), maxMinor: coins(500) };
    const low = withLimits(table, { limits, differentialMinor: SETUP.stepMinor });
    expect(faultsOf(low)).toEqual([
      { option: null, field: 'differential', fault: 'below-the-first-stake', leastMinor: coins(5) },
    ]);
    expect(faultsOf(withLimits(table, { differentialMinor: minor(0) }))).toMatchObject([
      { field: 'differential', fault: 'not-a-multiple' },
    ]);
  });
});
