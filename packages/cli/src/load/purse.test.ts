import { finishCoup } from '@punto/engine/coup';
import { coins } from '@punto/engine/minor';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { makeTable } from '@punto/engine/table-setup';
import { describe, expect, it } from 'vitest';
import { Purse } from './purse.ts';

const SETUP = makeTable(LIVE_EIGHT_DECK, { table: 'load-1', name: 'Load 1' });
/** Banker wins with six. */
const SIX = finishCoup({ player: ['2S', '3H', 'TD'], banker: ['KD', '6C'] });

const purse = (mode: 'traditional' | 'no-commission'): Purse => {
  const made = new Purse(coins(100));
  made.stake('1:1', mode, [{ option: 'banker', stakeMinor: coins(10) }]);
  made.stake('1:1', mode, [
    { option: 'banker', stakeMinor: coins(10) },
    { option: 'player', stakeMinor: coins(4) },
  ]);
  return made;
};

describe('the purse of a patron', () => {
  it('[B2] [L2] is settled by the cards, in the mode the bets were made in', () => {
    const traditional = purse('traditional');
    expect(traditional.settle('1:1', SETUP, SIX)).toEqual({ staked: coins(24), returned: coins(39) });
    expect(traditional.balanceMinor).toBe(coins(115));
    const without = purse('no-commission');
    expect(without.settle('1:1', SETUP, SIX)).toEqual({ staked: coins(24), returned: coins(30) });
  });

  it('[T5] gets its stakes back when a round was cancelled', () => {
    const cancelled = purse('traditional');
    expect(cancelled.settle('1:1', SETUP, null)).toEqual({ staked: coins(24), returned: coins(24) });
    expect(cancelled.balanceMinor).toBe(coins(100));
  });

  it('knows the stakes in play until they are settled', () => {
    const made = purse('traditional');
    expect(made.open).toEqual(['1:1']);
    expect(made.has('1:2')).toBe(false);
    made.settle('1:1', SETUP, SIX);
    expect(made.open).toEqual([]);
  });
});
