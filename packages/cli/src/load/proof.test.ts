import { coins, minor } from '@punto/engine/minor';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { makeTable } from '@punto/engine/table-setup';
import type { TableView } from '@punto/protocol/message';
import { describe, expect, it } from 'vitest';
import { ExpectedBalance } from './expected-balance.ts';
import { LoadTable } from './load-table.ts';
import { Measures } from './measures.ts';
import type { Settled } from './patron.ts';
import { checkSettled } from './proof.ts';

const SETUP = makeTable(LIVE_EIGHT_DECK, { table: 'load-1', name: 'Load 1' });
/** Player wins by one. */
const HANDS = { player: ['7S', 'KH'], banker: ['6D', 'KC'], playerScore: 7, bankerScore: 6 } as const;

const settlement = (change: object, availableMinor = coins(101)): Settled =>
  ({
    at: 4_030,
    availableMinor,
    record: { shoe: 1, round: 1, stakedMinor: coins(1), returnedMinor: coins(2), ...change },
  }) as unknown as Settled;

const check = (settled: readonly Settled[]): Measures => {
  const measures = new Measures();
  const loadTable = new LoadTable('load-1', {
    measures,
    now: () => 0,
    onOpened: () => {},
    onResult: () => {},
  });
  const dealt = { setup: SETUP, shoe: { number: 1 }, round: { number: 1 }, phase: 'dealing', hands: HANDS };
  loadTable.show(2, { ...dealt, deadline: 4_000 } as unknown as TableView);
  loadTable.show(3, { phase: 'settled', coup: { ...HANDS } } as unknown as TableView);
  const expected = new ExpectedBalance(coins(100));
  expected.stake('1:1', 'traditional', [{ option: 'player', stakeMinor: coins(1) }]);
  checkSettled({ id: 'guest-1', loadTable, expected, takeSettled: () => settled }, measures);
  return measures;
};

describe('a settled round', () => {
  it('[L6] that is right is counted, and timed from when it was due', () => {
    const { faults, settled, settlement: times } = check([settlement({})]);
    expect({ faults, settled }).toEqual({ faults: 0, settled: 1 });
    expect(times.max / 1000).toBeCloseTo(30, 0);
  });

  it.each([
    ['too much back', [settlement({ returnedMinor: coins(3) })]],
    ['too little staked', [settlement({ stakedMinor: minor(99) })]],
    ['another balance', [settlement({}, coins(102))]],
    ['a round without a stake', [settlement({ round: 2 })]],
    ['a round that is settled twice', [settlement({}), settlement({})]],
  ])('[L6] with %s is a fault, in one sentence', (_, settled) => {
    const { faults, faultWords } = check(settled);
    expect(faults).toBe(1);
    expect(faultWords[0]).toContain('guest-1');
  });
});
