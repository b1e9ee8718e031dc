import { finishCoup } from '@punto/engine/coup';
import { coins } from '@punto/engine/minor';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { makeTable } from '@punto/engine/table-setup';
import { describe, expect, it } from 'vitest';
import { ExpectedBalance } from './expected-balance.ts';

const SETUP = makeTable(LIVE_EIGHT_DECK, { table: 'load-1', name: 'Load 1' });
/** Banker wins with six. */
const SIX = finishCoup({ player: ['2S', '3H', 'TD'], banker: ['KD', '6C'] });

const staked = (mode: 'traditional' | 'no-commission'): ExpectedBalance => {
  const expected = new ExpectedBalance(coins(100));
  expected.stake('1:1', mode, [{ option: 'banker', stakeMinor: coins(10) }]);
  expected.stake('1:1', mode, [
    { option: 'banker', stakeMinor: coins(10) },
    { option: 'player', stakeMinor: coins(4) },
  ]);
  return expected;
};

describe('the expected balance of a patron', () => {
  it('[B2] [L2] is settled by the cards, in the mode the bets were made in', () => {
    const traditional = staked('traditional');
    expect(traditional.settle('1:1', SETUP, SIX)).toEqual({ staked: coins(24), returned: coins(39) });
    expect(traditional.balanceMinor).toBe(coins(115));
    const without = staked('no-commission');
    expect(without.settle('1:1', SETUP, SIX)).toEqual({ staked: coins(24), returned: coins(30) });
  });

  it('[T5] gets its stakes back when a round was cancelled', () => {
    const cancelled = staked('traditional');
    expect(cancelled.settle('1:1', SETUP, null)).toEqual({ staked: coins(24), returned: coins(24) });
    expect(cancelled.balanceMinor).toBe(coins(100));
  });

  it('knows the stakes in play until they are settled', () => {
    const expected = staked('traditional');
    expect(expected.open).toEqual(['1:1']);
    expect(expected.has('1:2')).toBe(false);
    expected.settle('1:1', SETUP, SIX);
    expect(expected.open).toEqual([]);
  });
});
