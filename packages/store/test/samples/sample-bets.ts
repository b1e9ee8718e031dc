// Tables whose rooms define bets, for tests of stored definitions.
import { roomBetOf } from '@punto/engine/bet/room-bets';
import type { WrittenBet } from '@punto/engine/condition/written-bet';
import type { Hex32 } from '@punto/engine/fairness/record';
import { exampleSetup } from '@punto/server/test/support/fake-table';
import type { TableEvent } from '@punto/table/event';
import { instant, type TableId } from '@punto/table/ids';

export const dragon = (pays = '40:1', name = 'Dragon 7'): WrittenBet => ({
  id: 'house/dragon-7',
  name: { en: name, ja: 'ドラゴン7' },
  source: 'A test.',
  rows: [
    { when: { all: [{ winner: ['banker'] }, { score: { banker: [7] } }, { cards: { banker: [3] } }] }, pays },
  ],
});

export const red: WrittenBet = {
  id: 'house/red',
  name: { en: 'Red' },
  source: 'A test.',
  rows: [{ when: { colour: { player: ['red'] } }, pays: '3:1' }],
  until: 20,
};

export const hashOf = (bet: WrittenBet): Hex32 => roomBetOf(bet).hash;

export const openedWith = (table: TableId, ...bets: readonly WrittenBet[]): TableEvent => ({
  type: 'TableOpened',
  setup: { ...exampleSetup(table), bets },
  at: instant(1_000),
});

/** The room has no bets of its own. */
export const changedTo = (table: TableId, ...bets: readonly WrittenBet[]): TableEvent => ({
  type: 'SetupChanged',
  setup: { ...exampleSetup(table), ...(bets.length === 0 ? {} : { bets }) },
  at: instant(2_000),
});
