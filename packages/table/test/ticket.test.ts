// What a table accepts and refuses. [L3]–[L6] [B19]
import { coins } from '@punto/engine/minor';
import type { TableSetup } from '@punto/engine/room';
import { describe, expect, it } from 'vitest';
import { ownView, patronId, publicView } from '../src/index.ts';
import { Bench, SETUP, shoeOf } from './bench.ts';

const NATURAL = 'AS 4D 9S 2H TS 3H';

const open = (setup = SETUP): Bench => {
  const bench = new Bench(shoeOf(NATURAL), setup);
  bench.until('betting');
  return bench;
};

describe('a ticket', () => {
  it('[L5] is accepted whole: stakes, totals and a pending transfer of the sum', () => {
    const bench = open();
    expect(bench.bet('anna', { player: 50, tie: 5 })).toBeNull();
    expect(bench.state.totals).toEqual({
      player: { stakeMinor: coins(50), patrons: 1 },
      tie: { stakeMinor: coins(5), patrons: 1 },
    });
    expect(bench.transfers).toMatchObject([
      { kind: 'pending', debit: 'patron:anna', credit: 'escrow:test-table', amountMinor: coins(55) },
    ]);
    expect(ownView(bench.state, patronId('anna'))?.bets).toEqual({ player: coins(50), tie: coins(5) });
    expect(ownView(bench.state, patronId('ben'))).toBeNull();
  });

  it('[L5] is refused whole: one invalid bet leaves none of the others', () => {
    const bench = open();
    const before = bench.state;
    expect(bench.bet('anna', { player: 50, tie: 4 })).toMatchObject({
      reason: 'below-minimum',
      option: 'tie',
    });
    expect(bench.state).toBe(before);
  });

  it('[T2] is refused once the server clock has passed the closing time, although betting is not closed yet', () => {
    const bench = open();
    bench.now = (bench.state.round?.closesAt ?? 0) - 1;
    expect(bench.bet('anna', { player: 50 })).toBeNull();
    bench.now += 1;
    expect(bench.bet('anna', { player: 50 })).toEqual({ reason: 'betting-closed' });
  });

  it('[T2] is in time by its arrival, whenever it is decided', () => {
    const bench = open();
    const closesAt = bench.state.round?.closesAt ?? 0;
    bench.now = closesAt + 5;
    bench.arrived = closesAt - 1;
    expect(bench.bet('anna', { player: 50 })).toBeNull();
    // What comes after is not before it.
    expect(bench.transfers).toMatchObject([{ memo: { at: closesAt + 5 } }]);
    bench.arrived = closesAt;
    expect(bench.bet('anna', { player: 50 })).toEqual({ reason: 'betting-closed' });
  });

  it('[T2] never counts in another round or shoe', () => {
    const bench = open();
    expect(bench.bet('anna', { player: 50 }, { round: 2 })).toEqual({ reason: 'betting-closed' });
    expect(bench.bet('anna', { player: 50 }, { shoe: 2 })).toEqual({ reason: 'betting-closed' });
    bench.until('closed');
    expect(bench.bet('anna', { player: 50 })).toEqual({ reason: 'betting-closed' });
  });

  it('[L3] counts all stakes of a patron in a round against minimum and maximum', () => {
    const bench = open();
    expect(bench.bet('anna', { tie: 995 })).toBeNull();
    expect(bench.bet('anna', { tie: 6 })).toEqual({
      reason: 'above-maximum',
      option: 'tie',
      maxMinor: coins(1000),
    });
    // Four coins alone are below the minimum, but not on top of the stakes there.
    expect(bench.bet('anna', { tie: 4 })).toBeNull();
    expect(bench.bet('ben', { tie: 1000 })).toBeNull();
  });

  it.each([Number.MAX_SAFE_INTEGER / 100, 1e13])(
    '[L5] a stake of %d coins is above the maximum, not an overflow',
    (stake) => {
      const bench = open({ ...SETUP, stepMinor: SETUP.stepMinor });
      const whole = Math.floor(stake);
      expect(bench.bet('anna', { tie: 10 })).toBeNull();
      expect(bench.bet('anna', { tie: whole })).toMatchObject({ reason: 'above-maximum' });
    },
  );

  it('[L1] accepts multiples of the step only', () => {
    const bench = open();
    expect(bench.bet('anna', { tie: 5.5 })).toEqual({
      reason: 'not-a-multiple',
      option: 'tie',
      stepMinor: coins(1),
    });
    expect(bench.bet('anna', { tie: 0 })).toMatchObject({ reason: 'not-a-multiple' });
    expect(bench.bet('anna', { tie: -5 })).toMatchObject({ reason: 'not-a-multiple' });
  });

  it('[L5] names an option that is not offered here', () => {
    expect(open().bet('anna', { 'lucky-six': 5 })).toEqual({ reason: 'not-offered', option: 'lucky-six' });
  });

  it('[B6] closes an option after its last round of the shoe, with the round', () => {
    const bench = open();
    bench.until('betting');
    expect(bench.state.round?.number).toBe(2);
    expect(bench.bet('anna', { 'any-pair': 5 })).toBeNull();
    bench.until('betting');
    expect(bench.bet('anna', { 'any-pair': 5 })).toEqual({
      reason: 'closed-for-shoe',
      option: 'any-pair',
      until: 2,
    });
  });

  it('[B19] fixes the commission mode of its patron for the round, and of no other', () => {
    const bench = open();
    expect(bench.bet('anna', { banker: 50 }, { mode: 'no-commission' })).toBeNull();
    expect(bench.bet('anna', { banker: 50 })).toEqual({ reason: 'mode-fixed', mode: 'no-commission' });
    expect(bench.bet('ben', { banker: 50 })).toBeNull();
    bench.until('betting');
    expect(bench.bet('anna', { banker: 50 })).toBeNull();
  });

  it('[B19] refuses a mode that the table does not have', () => {
    const bench = open({ ...SETUP, commissionModes: ['traditional'] });
    expect(bench.bet('anna', { banker: 50 }, { mode: 'no-commission' })).toMatchObject({
      reason: 'mode-not-offered',
    });
  });
});

describe('the differential', () => {
  it('[L4] limits the difference of the sides, and a stake on one allows more on the other', () => {
    const bench = open();
    expect(publicView(bench.state).openMinor).toEqual({ player: coins(1500), banker: coins(1500) });
    expect(bench.bet('anna', { player: 1000 })).toBeNull();
    expect(publicView(bench.state).openMinor).toEqual({ player: coins(500), banker: coins(2500) });
    expect(bench.bet('ben', { player: 501 })).toEqual({
      reason: 'over-differential',
      option: 'player',
      openMinor: coins(500),
      limit: 'table',
      limitMinor: coins(1500),
    });
    expect(bench.bet('ben', { banker: 100 })).toBeNull();
    expect(bench.bet('ben', { player: 600 })).toBeNull();
    expect(publicView(bench.state).openMinor).toEqual({ player: coins(0), banker: coins(3000) });
  });

  it('[L4] counts both sides of one ticket together', () => {
    const bench = open({ ...SETUP, differentialMinor: coins(100) });
    expect(bench.bet('anna', { player: 600, banker: 500 })).toBeNull();
    expect(bench.bet('ben', { player: 50, banker: 49 })).toMatchObject({
      option: 'player',
      openMinor: coins(49),
    });
  });

  it('[L4] is unlimited where the table has none', () => {
    const bench = open({ ...SETUP, differentialMinor: null });
    expect(publicView(bench.state).openMinor).toBeNull();
    for (const patron of ['anna', 'ben', 'cleo']) expect(bench.bet(patron, { player: 1000 })).toBeNull();
  });

  const OWN: TableSetup = { ...SETUP, differentialMinor: null, patronDifferentialMinor: coins(400) };

  it('[L4] the player limit is per patron: with a stake on player, banker accepts it plus the limit', () => {
    const bench = open(OWN);
    expect(bench.bet('anna', { player: 400 })).toBeNull();
    expect(bench.bet('anna', { player: 1 })).toEqual({
      reason: 'over-differential',
      option: 'player',
      openMinor: coins(0),
      limit: 'patron',
      limitMinor: coins(400),
    });
    expect(bench.bet('anna', { banker: 801 })).toMatchObject({ option: 'banker', openMinor: coins(800) });
    expect(bench.bet('anna', { banker: 800 })).toBeNull();
    // Other patrons' stakes do not change it.
    expect(bench.bet('ben', { player: 400 })).toBeNull();
    expect(bench.bet('ben', { player: 5 })).toMatchObject({ limit: 'patron' });
    expect(publicView(bench.state).openMinor).toBeNull();
  });

  it('[L4] with both limits the refusal names the narrower, and the amount that is open', () => {
    const bench = open({ ...OWN, differentialMinor: coins(600) });
    expect(bench.bet('anna', { player: 500 })).toMatchObject({ limit: 'patron', openMinor: coins(400) });
    expect(bench.bet('anna', { player: 400 })).toBeNull();
    expect(bench.bet('ben', { player: 500 })).toMatchObject({ limit: 'table', openMinor: coins(200) });
    expect(bench.bet('ben', { player: 200 })).toBeNull();
    // Anna's own limit leaves 800 on banker; Ben's stakes reduce the table's to 600.
    expect(bench.bet('anna', { banker: 805 })).toMatchObject({ limit: 'patron', openMinor: coins(800) });
    expect(bench.bet('cleo', { banker: 405 })).toMatchObject({ limit: 'patron', openMinor: coins(400) });
  });
});
