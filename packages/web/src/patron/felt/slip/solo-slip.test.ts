import { coins } from '@punto/engine/minor';
import { describe, expect, it } from 'vitest';
import { chipsOn } from '../../../../test/fixtures/chips-on.ts';
import { soloTerms } from '../../../../test/fixtures/solo-setup.ts';
import { setup, terms } from '../../../../test/fixtures/table-setup.ts';
import { addChip, double, EMPTY_SLIP, layingOn, rebet, type Slip, sendSlip, takeBack } from './slip.ts';

const laid = (...chips: readonly number[]): Slip =>
  chips.reduce((slip, chip) => addChip(slip, soloTerms(), 'player', coins(chip)).slip, EMPTY_SLIP);
const pile = (slip: Slip) => chipsOn(slip, 'player').map((chip) => chip / 100);

describe('one of the three in a round', () => {
  it('[V5] refuses a chip on another option while one is staked, and names it', () => {
    const act = addChip(laid(25), soloTerms(), 'tie', coins(5));
    expect(act.slip).toEqual(laid(25));
    expect(act.bound).toEqual({ reason: 'one-main', option: 'player' });
  });

  it('[V5] accepts more on the same option, and another once it is empty again', () => {
    expect(addChip(laid(25), soloTerms(), 'player', coins(5)).bound).toBeNull();
    const emptied = takeBack(laid(25), soloTerms(), 'player');
    expect(addChip(emptied, soloTerms(), 'banker', coins(5)).bound).toBeNull();
  });

  it('[V5] counts confirmed and sent chips', () => {
    const own = soloTerms({ own: { banker: coins(5) } });
    expect(addChip(EMPTY_SLIP, own, 'player', coins(5)).bound?.reason).toBe('one-main');
    const sent = sendSlip(laid(5), 'ticket-1');
    expect(addChip(sent, soloTerms(), 'tie', coins(5)).bound?.reason).toBe('one-main');
  });

  it('[V5] applies to rebet and double too', () => {
    const last = [{ option: 'banker' as const, stakeMinor: coins(5) }];
    expect(rebet(laid(25), soloTerms(), last).bound?.reason).toBe('one-main');
    expect(layingOn(double(laid(25), soloTerms()).slip, 'player')).toBe(coins(50));
  });

  it('[V1] applies to no other room', () => {
    const act = addChip(laid(25), terms(), 'tie', coins(5));
    expect(act.bound).toBeNull();
  });
});

describe('the pile', () => {
  it('[V5] loses its top chip: regrouped, with the largest at the bottom', () => {
    expect(pile(takeBack(laid(5, 100, 25), soloTerms(), 'player'))).toEqual([100, 25]);
    expect(pile(takeBack(laid(5, 5, 5, 5, 5, 5), soloTerms(), 'player'))).toEqual([25]);
  });

  it('[V5] loses chip after chip until it is empty', () => {
    const sums: number[] = [];
    for (let slip = laid(25, 1, 5, 1); layingOn(slip, 'player') > 0; ) {
      slip = takeBack(slip, soloTerms(), 'player');
      sums.push(layingOn(slip, 'player') / 100);
    }
    expect(sums).toEqual([31, 30, 25, 0]);
  });

  it('[L3] leaves no rest below the minimum', () => {
    const offers = setup.offers.map((offer) => ({ ...offer, minMinor: coins(10) }));
    const strict = terms({ setup: { ...setup, offers } });
    const ten = addChip(
      addChip(EMPTY_SLIP, strict, 'player', coins(10)).slip,
      strict,
      'player',
      coins(1),
    ).slip;
    expect(layingOn(takeBack(takeBack(ten, strict, 'player'), strict, 'player'), 'player')).toBe(0);
    const confirmed = { ...strict, own: { player: coins(10) } };
    const more = addChip(
      addChip(EMPTY_SLIP, confirmed, 'player', coins(5)).slip,
      confirmed,
      'player',
      coins(1),
    );
    expect(layingOn(takeBack(more.slip, confirmed, 'player'), 'player')).toBe(coins(5));
  });

  it('[V5] loses a remainder without a chip first', () => {
    const slip: Slip = { ...EMPTY_SLIP, laid: [{ option: 'player', stakeMinor: coins(3) }] };
    const large = soloTerms({ setup: { ...soloTerms().setup, chipsMinor: [coins(5)] } });
    expect(layingOn(takeBack(slip, large, 'player'), 'player')).toBe(0);
  });
});
