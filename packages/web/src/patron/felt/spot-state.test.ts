import { coins, minor } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';
import type { KeptRecord } from '@punto/protocol/message';
import { describe, expect, it } from 'vitest';
import { bankerCoup, setup, terms, view } from '../../../test/fixtures/table-setup.ts';
import { addChip, EMPTY_SLIP } from './slip/slip.ts';
import { spotName } from './spot-name.ts';
import { offeredSpots, type SpotsSeen, sameSpot, spotState } from './spot-state.ts';

const seen = (some: Partial<SpotsSeen> = {}): SpotsSeen => ({
  view: view({}),
  terms: terms(),
  slip: EMPTY_SLIP,
  mode: 'traditional',
  coup: null,
  record: null,
  ...some,
});
const spot = (option: OptionId, some?: Partial<SpotsSeen>) => {
  const found = spotState(seen(some), option);
  if (!found) throw new Error(`no spot ${option}`);
  return found;
};
const coup = { ...bankerCoup(['banker', 'player-pair']), pushed: ['tie'] } as const;
const settled = { view: view({ phase: 'settled', coup }), coup };
const record = {
  shoe: 12,
  round: 43,
  bets: [{ option: 'banker', stakeMinor: coins(500), verdict: 'won', returnedMinor: coins(975) }],
} as unknown as KeptRecord;

describe('a spot', () => {
  it('[B] is open, closed for the shoe with the reason, or waiting', () => {
    expect(spot('tie')).toMatchObject({ state: 'open', why: null, tone: 'tie', main: true });
    expect(spot('banker-bonus')).toMatchObject({ state: 'shut', why: 'Closed after round 40' });
    expect(spot('tie', { terms: terms({ open: false }) }).state).toBe('waiting');
  });

  it('[B19] prints its payout in the chosen commission mode', () => {
    expect(spot('banker').pays).toBe('0.95:1');
    expect(spot('banker', { mode: 'no-commission' }).pays).toContain('1:2');
  });

  it('[L4] gives the amount it still accepts after the slip', () => {
    const { slip } = addChip(EMPTY_SLIP, terms(), 'tie', coins(100));
    expect(spot('tie', { slip })).toMatchObject({ layingMinor: coins(100), roomMinor: coins(400) });
  });

  it('[L1] gives the amount it still accepts in whole steps', () => {
    const half = terms({ availableMinor: minor(12_350) });
    expect(spot('player', { terms: half }).roomMinor).toBe(coins(123));
  });

  it('[T1] has an outcome once the round is settled, and winnings if an own bet won', () => {
    expect(spot('banker').fate).toBeNull();
    expect(spot('banker', { ...settled, record })).toMatchObject({
      fate: 'won',
      winningsMinor: coins(475),
    });
    expect(spot('player-pair', { ...settled, record })).toMatchObject({
      fate: 'won',
      winningsMinor: null,
    });
    expect(spot('tie', settled).fate).toBe('pushed');
    expect(spot('player', settled).fate).toBe('lost');
  });

  it('is omitted if the room does not offer it', () => {
    const few = { ...setup, offers: setup.offers.filter((offer) => offer.option !== 'tie') };
    expect(spotState(seen({ view: view({ setup: few }) }), 'tie')).toBeNull();
    expect(offeredSpots(few)).not.toContain('tie');
    expect(offeredSpots(setup)).toContain('tie');
  });

  it('is the same after an update that changes nothing of it', () => {
    const busy = view({ totals: { 'player-pair': { stakeMinor: coins(640), patrons: 12 } } });
    expect(sameSpot(spot('tie'), spot('tie', { view: busy }))).toBe(true);
    expect(sameSpot(spot('player-pair'), spot('player-pair', { view: busy }))).toBe(false);
    expect(sameSpot(spot('tie'), null)).toBe(false);
  });
});

describe('the accessible name of a spot', () => {
  it('contains payout, own stakes, stakes of others and the reason', () => {
    const { slip } = addChip(EMPTY_SLIP, terms(), 'player-pair', coins(25));
    const busy = view({ totals: { 'player-pair': { stakeMinor: coins(640), patrons: 12 } } });
    expect(spotName(spot('player-pair', { slip, view: busy }))).toBe(
      'Player pair, pays 11 to 1, 25 not yet confirmed, 640 by 12 patrons',
    );
    expect(spotName(spot('lucky-six', { terms: terms({ own: { 'lucky-six': coins(5) } }) }))).toBe(
      'Lucky six, pays 12 or 20 to 1, 5 confirmed',
    );
    expect(spotName(spot('player-bonus'))).toBe('Player bonus, pays up to 30 to 1, Closed after round 40');
    expect(spotName(spot('banker', { ...settled, record }))).toBe('Banker, pays 0.95 to 1, wins 475');
  });
});
