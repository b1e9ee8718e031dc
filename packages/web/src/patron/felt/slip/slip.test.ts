import { coins, ZERO } from '@punto/engine/minor';
import { describe, expect, it } from 'vitest';
import { chipsOn } from '../../../../test/fixtures/chips-on.ts';
import { setup, terms } from '../../../../test/fixtures/table-setup.ts';
import { betsOf, totalOf } from './laid.ts';
import {
  accepted,
  addChip,
  clear,
  double,
  EMPTY_SLIP,
  fitted,
  layingOn,
  onSlip,
  rebet,
  refused,
  type Slip,
  sendSlip,
  takeBack,
  takeOff,
  undo,
} from './slip.ts';

const laid = (...stakes: readonly [Parameters<typeof addChip>[2], number][]): Slip =>
  stakes.reduce((slip, [option, chip]) => addChip(slip, terms(), option, coins(chip)).slip, EMPTY_SLIP);
const atLeast = (option: string, min: number) => ({
  ...setup,
  offers: setup.offers.map((offer) => (offer.option === option ? { ...offer, minMinor: coins(min) } : offer)),
});

describe('laying a chip', () => {
  it('[V5] keeps each chip as it was laid and removes the top one of the pile', () => {
    const slip = laid(['tie', 100], ['player', 5], ['tie', 25]);
    expect(chipsOn(slip, 'tie')).toEqual([coins(100), coins(25)]);
    expect(chipsOn(takeBack(slip, terms(), 'tie'), 'tie')).toEqual([coins(100)]);
    expect(takeBack(slip, terms(), 'banker')).toBe(slip);
  });

  it('removes all unconfirmed chips of a spot in one step', () => {
    const slip = laid(['tie', 100], ['player', 5], ['tie', 25]);
    const off = takeOff(slip, 'tie');
    expect([layingOn(off, 'tie'), layingOn(off, 'player')]).toEqual([ZERO, coins(5)]);
    expect(layingOn(undo(off), 'tie')).toBe(coins(125));
    expect(takeOff(off, 'tie')).toBe(off);
  });

  it('[L3] refuses a first chip below the minimum with the reason, and accepts small chips on top', () => {
    const strict = terms({ setup: atLeast('player', 10) });
    const first = addChip(EMPTY_SLIP, strict, 'player', coins(1));
    expect(first.slip).toBe(EMPTY_SLIP);
    expect(first.bound).toEqual({ reason: 'below-minimum', option: 'player', minMinor: coins(10) });
    const enough = addChip(EMPTY_SLIP, strict, 'player', coins(25)).slip;
    expect(layingOn(addChip(enough, strict, 'player', coins(1)).slip, 'player')).toBe(coins(26));
    const confirmed = terms({ setup: strict.setup, own: { player: coins(10) } });
    expect(layingOn(addChip(EMPTY_SLIP, confirmed, 'player', coins(1)).slip, 'player')).toBe(coins(1));
  });

  it('[L3] reduces a chip to the maximum less confirmed stakes, with the reason', () => {
    const act = addChip(EMPTY_SLIP, terms({ own: { tie: coins(450) } }), 'tie', coins(100));
    expect(layingOn(act.slip, 'tie')).toBe(coins(50));
    expect(act.bound).toEqual({ reason: 'above-maximum', option: 'tie', maxMinor: coins(500) });
    const full = addChip(act.slip, terms({ own: { tie: coins(450) } }), 'tie', coins(1));
    expect(full.slip).toBe(act.slip);
    expect(full.bound?.reason).toBe('above-maximum');
  });

  it('[L4] accepts more under the differential when the other side is staked', () => {
    const tight = terms({ openMinor: { player: coins(0), banker: coins(300) } });
    expect(addChip(EMPTY_SLIP, tight, 'player', coins(100)).bound).toEqual({
      reason: 'over-differential',
      option: 'player',
      openMinor: coins(0),
      limit: 'table',
      limitMinor: coins(10_000),
    });
    const banker = addChip(EMPTY_SLIP, tight, 'banker', coins(100)).slip;
    const both = addChip(banker, tight, 'player', coins(500));
    expect(layingOn(both.slip, 'player')).toBe(coins(100));
    expect(both.bound).toMatchObject({ reason: 'over-differential', openMinor: coins(100) });
  });

  it('[L4] limits chips by the player limit, from the patron’s own stakes on both sides', () => {
    const own = { ...terms().setup, patronDifferentialMinor: coins(200) };
    const now = terms({ setup: own, own: { player: coins(150) } });
    const player = addChip(EMPTY_SLIP, now, 'player', coins(100));
    expect(layingOn(player.slip, 'player')).toBe(coins(50));
    expect(player.bound).toMatchObject({ limit: 'patron', limitMinor: coins(200), openMinor: coins(50) });
    const banker = addChip(EMPTY_SLIP, now, 'banker', coins(500));
    expect(layingOn(banker.slip, 'banker')).toBe(coins(350));
  });

  it('[L6] never lays more than the balance, in whole steps', () => {
    const poor = terms({ availableMinor: coins(7) });
    const five = addChip(EMPTY_SLIP, poor, 'player', coins(5)).slip;
    const rest = addChip(five, poor, 'tie', coins(5));
    expect(layingOn(rest.slip, 'tie')).toBe(coins(2));
    expect(rest.bound).toEqual({ reason: 'not-enough-balance', availableMinor: ZERO });
    expect(addChip(rest.slip, poor, 'tie', coins(1)).bound).toEqual({
      reason: 'not-enough-balance',
      availableMinor: ZERO,
    });
    const odd = terms({ availableMinor: (coins(1) + 50) as ReturnType<typeof coins> });
    expect(totalOf(addChip(EMPTY_SLIP, odd, 'tie', coins(5)).slip.laid)).toBe(coins(1));
  });

  it('[B] [L5] refuses a spot closed for the shoe, and any spot while betting is closed', () => {
    expect(addChip(EMPTY_SLIP, terms(), 'player-bonus', coins(5)).bound).toEqual({
      reason: 'closed-for-shoe',
      option: 'player-bonus',
      until: 40,
    });
    expect(addChip(EMPTY_SLIP, terms({ round: 40 }), 'player-bonus', coins(5)).bound).toBeNull();
    expect(addChip(EMPTY_SLIP, terms({ open: false }), 'tie', coins(5)).bound?.reason).toBe('betting-closed');
  });
});

describe('acts', () => {
  it('undo act by act', () => {
    const two = laid(['tie', 5], ['player', 25]);
    const doubled = double(two, terms()).slip;
    const steps = [doubled, clear(doubled), undo(clear(doubled))];
    expect(steps.map((slip) => totalOf(slip.laid))).toEqual([coins(60), 0, coins(60)]);
    const back = undo(undo(steps[2] as Slip));
    expect(totalOf(back.laid)).toBe(coins(5));
    expect(undo(undo(back))).toEqual(EMPTY_SLIP);
  });

  it('[L3] [L6] double unconfirmed and confirmed chips, entirely or not at all', () => {
    const all = double(laid(['tie', 25]), terms({ own: { tie: coins(100), 'any-pair': coins(200) } }));
    expect([layingOn(all.slip, 'tie'), layingOn(all.slip, 'any-pair')]).toEqual([coins(150), coins(200)]);
    const start = laid(['tie', 25]);
    const none = double(start, terms({ own: { tie: coins(100), 'any-pair': coins(300) } }));
    expect(none.slip).toBe(start);
    expect(none.bound).toMatchObject({ reason: 'above-maximum', option: 'any-pair' });
  });

  it('[L4] double both sides where they fit only together', () => {
    const own = { player: coins(100), banker: coins(100) };
    const act = double(EMPTY_SLIP, terms({ own, openMinor: { player: coins(0), banker: coins(200) } }));
    expect(betsOf(act.slip.laid)).toContainEqual({ option: 'player', stakeMinor: coins(100) });
    expect(act.bound).toBeNull();
  });

  it('rebet the missing chips, and nothing the second time', () => {
    const last = betsOf(laid(['player', 100], ['tie', 25], ['player', 5]).laid);
    const again = rebet(laid(['player', 5]), terms({ own: { tie: coins(20) } }), last);
    expect(betsOf(again.slip.laid)).toEqual([
      { option: 'player', stakeMinor: coins(105) },
      { option: 'tie', stakeMinor: coins(5) },
    ]);
    expect(rebet(again.slip, terms({ own: { tie: coins(20) } }), last).slip).toBe(again.slip);
  });

  it('[L6] rebet nothing when the balance does not cover all of it', () => {
    const last = betsOf(laid(['player', 500], ['tie', 25]).laid);
    const act = rebet(EMPTY_SLIP, terms({ availableMinor: coins(320) }), last);
    expect(act.slip).toBe(EMPTY_SLIP);
    expect(act.bound).toEqual({ reason: 'not-enough-balance', availableMinor: coins(320) });
    expect(act.neededMinor).toBe(coins(525));
  });

  it('[B10] rebet without the spots that are closed for the shoe, and name them', () => {
    const last = [
      { option: 'player' as const, stakeMinor: coins(100) },
      { option: 'player-bonus' as const, stakeMinor: coins(5) },
    ];
    const act = rebet(EMPTY_SLIP, terms(), last);
    expect(betsOf(act.slip.laid)).toEqual([last[0]]);
    expect([act.bound, act.leftOut]).toEqual([null, ['player-bonus']]);
  });

  it('[L4] reduce the slip when other patrons’ stakes leave less room', () => {
    const narrow = terms({ openMinor: { player: coins(60), banker: coins(9000) } });
    const act = fitted(laid(['player', 100], ['tie', 5]), narrow);
    expect(betsOf(act.slip.laid).map((bet) => bet.stakeMinor)).toEqual([coins(60), coins(5)]);
    expect(act.bound?.reason).toBe('over-differential');
  });
});

describe('a ticket', () => {
  it('[L6] stays visible until its own answer arrives', () => {
    const sent = sendSlip(laid(['tie', 5]), 'ticket-1');
    const more = addChip(sent, terms(), 'tie', coins(25)).slip;
    expect(layingOn(more, 'tie')).toBe(coins(30));
    expect(accepted(more, 'another')).toBe(more);
    expect(chipsOn(accepted(more, 'ticket-1'), 'tie')).toEqual([coins(25)]);
    expect(chipsOn(refused(more, 'ticket-1'), 'tie')).toEqual([coins(5), coins(25)]);
  });

  it('is sent one at a time, and never empty', () => {
    const sent = sendSlip(laid(['tie', 5]), 'ticket-1');
    expect(sendSlip(addChip(sent, terms(), 'tie', coins(5)).slip, 'ticket-2').sent?.ticket).toBe('ticket-1');
    expect(sendSlip(EMPTY_SLIP, 'ticket-3').sent).toBeNull();
    expect(onSlip(sent)).toHaveLength(1);
  });
});
