import { coins } from '@punto/engine/minor';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { makeTable } from '@punto/engine/table-setup';
import { describe, expect, it } from 'vitest';
import { chooseBets, modeOf } from './ticket-choice.ts';

const SETUP = makeTable(LIVE_EIGHT_DECK, { table: 'load-1', name: 'Load 1' });

describe('the stakes of a patron', () => {
  it('follows from seed, patron and ticket only', () => {
    expect(chooseBets(SETUP, 1, 3, 7, 12, 3)).toEqual(chooseBets(SETUP, 1, 3, 7, 12, 3));
    const texts = [
      chooseBets(SETUP, 1, 3, 7, 12, 3),
      chooseBets(SETUP, 1, 3, 8, 12, 3),
      chooseBets(SETUP, 1, 3, 7, 13, 3),
      chooseBets(SETUP, 1, 3, 7, 12, 4),
    ].map((bets) => JSON.stringify(bets));
    expect(new Set(texts).size).toBe(4);
  });

  it('[L3] is within the limits, each option once, a multiple of the step', () => {
    for (let patron = 0; patron < 300; patron += 1) {
      const bets = chooseBets(SETUP, 1, 5, 1, patron, 0);
      expect(new Set(bets.map(({ option }) => option)).size).toBe(5);
      for (const { stakeMinor } of bets) expect([coins(1), coins(2), coins(3)]).toContain(stakeMinor);
    }
  });

  it('is all that is open, where that is less than requested', () => {
    const bets = chooseBets(SETUP, 61, 18, 1, 1, 1);
    expect(bets.map(({ option }) => option).sort()).toEqual(['banker', 'player', 'tie']);
  });

  it('[B19] is in one mode for each patron, half of them in either', () => {
    expect([0, 1, 2, 3].map((patron) => modeOf(SETUP, patron))).toEqual([
      'traditional',
      'no-commission',
      'traditional',
      'no-commission',
    ]);
  });
});
