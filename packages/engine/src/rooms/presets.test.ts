// Each shipped room compared with the rules: decks, cut, options with their payouts, and its special features. [V]
import { describe, expect, it } from 'vitest';
import { scheduleFor } from '../option/schedule.ts';
import { OPTION_IDS } from '../option-id.ts';
import type { Room } from '../room.ts';
import { BIG_TABLE } from './big-table.ts';
import { CLASSIC_EIGHT_DECK } from './classic-eight-deck.ts';
import { LIVE_EIGHT_DECK } from './live-eight-deck.ts';
import { SINGLE_DECK } from './single-deck.ts';
import { SIX_DECK } from './six-deck.ts';
import { SQUEEZE } from './squeeze.ts';

/** One line for each offer: option, odds to one, commission. `tie 8`; `banker 1 less 5 %`. */
const paysOf = (room: Room): readonly string[] =>
  room.offers.map((offer) => {
    const { option, lines, commission } = scheduleFor(room, offer, 'traditional');
    const pays = lines.map(({ pays: [part, whole] }) => part / whole).join(' ');
    return `${option} ${pays}${commission ? ` less ${(commission[0] * 100) / commission[1]} %` : ''}`;
  });

const MAINS = ['player 1', 'banker 1 less 5 %'];
const EIGHT = { decks: 8, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish' };

describe('the rooms of the rules', () => {
  it.each([
    ['[V1] live eight-deck', LIVE_EIGHT_DECK],
    ['[V2] squeeze', SQUEEZE],
  ] as const)('%s: eight decks, tie 8:1, both modes, both limits', (_, room) => {
    expect(room.shoe).toEqual(EIGHT);
    expect(paysOf(room).slice(0, 3)).toEqual([...MAINS, 'tie 8']);
    expect(room.offers.map(({ option }) => option)).toEqual(OPTION_IDS);
    expect(room.commissionModes).toEqual(['traditional', 'no-commission']);
    expect([room.differentialMinor, room.patronDifferentialMinor].every((limit) => Number(limit) > 0)).toBe(
      true,
    );
  });

  it('[V2] [T7] squeeze is the live room with cards turned by patrons, and the live room has none', () => {
    expect(SQUEEZE.squeeze?.turnMs).toBeGreaterThan(0);
    expect(LIVE_EIGHT_DECK.squeeze).toBeUndefined();
  });

  it('[V3] six-deck: six decks, tie 8:1, both pairs 11:1, the card of advantages', () => {
    expect(SIX_DECK.shoe).toEqual({ ...EIGHT, decks: 6 });
    expect(paysOf(SIX_DECK)).toEqual([...MAINS, 'tie 8', 'player-pair 11', 'banker-pair 11']);
    expect(SIX_DECK.advantages).toBe(true);
  });

  it('[V4] classic: eight decks, tie 8:1, commission the only mode', () => {
    expect(CLASSIC_EIGHT_DECK.shoe).toEqual(EIGHT);
    expect(paysOf(CLASSIC_EIGHT_DECK)).toEqual([...MAINS, 'tie 8']);
    expect(CLASSIC_EIGHT_DECK.commissionModes).toEqual(['traditional']);
  });

  it('[V5] single deck: one deck for each coup, nothing burnt, one main, chips of 1, 5, 25 and 100', () => {
    expect(SINGLE_DECK.shoe).toMatchObject({ decks: 1, burn: 'none', cutDepth: null });
    expect(paysOf(SINGLE_DECK)).toEqual([...MAINS, 'tie 8']);
    expect(SINGLE_DECK).toMatchObject({ solo: true, mains: 'one', printed: 'for-one' });
    expect(SINGLE_DECK.chipsMinor).toEqual([100, 500, 2_500, 10_000]);
  });

  it('[V6] [B3] big table: eight decks, tie 9:1, fourteen seats without a 13, a tie passes the shoe', () => {
    expect(BIG_TABLE.shoe).toEqual(EIGHT);
    expect(paysOf(BIG_TABLE)).toEqual([...MAINS, 'tie 9']);
    expect(BIG_TABLE.seats?.labels).toEqual('1 2 3 4 5 6 7 8 9 10 11 12 14 15'.split(' '));
    expect(BIG_TABLE.seats?.onTie).toBe('pass');
  });
});
