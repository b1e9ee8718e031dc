import { finishCoup } from '@punto/engine/coup';
import type { TableView } from '@punto/protocol/message';
import { beforeEach, describe, expect, it } from 'vitest';
import { LoadTable } from './load-table.ts';
import { Measures } from './measures.ts';

const HANDS = { player: ['2S', '3H', 'TD'], banker: ['KD', '6C'], playerScore: 5, bankerScore: 6 } as const;
const BETTING = {
  phase: 'betting',
  shoe: { number: 2 },
  round: { number: 7, openedAt: 1_000, closesAt: 3_000 },
  hands: { player: [], banker: [] },
} as unknown as TableView;

let calls: string[];
let now: number;
let measures: Measures;
let loadTable: LoadTable;
beforeEach(() => {
  calls = [];
  now = 1_012;
  measures = new Measures();
  loadTable = new LoadTable('load-1', {
    measures,
    now: () => now,
    onOpened: ({ round }) => calls.push(`opened ${round}`),
    onResult: ({ round }) => calls.push(`ended ${round}`),
  });
});

const mustNotParse = (): Partial<TableView> => {
  throw new Error('parsed again');
};

describe('a table with many watchers', () => {
  it('is parsed by the first patron who receives an update, and by no other', () => {
    loadTable.show(10, BETTING);
    loadTable.receive(12, () => ({ phase: 'closed' }));
    loadTable.receive(12, mustNotParse);
    loadTable.receive(11, mustNotParse);
    expect(loadTable.view?.phase).toBe('closed');
    expect(measures.updates).toBe(3);
  });

  it('reports once that a round has opened, and how long each patron waited for it', () => {
    loadTable.receive(10, () => BETTING);
    now = 1_040;
    loadTable.receive(10, mustNotParse);
    loadTable.receive(11, () => ({ totals: {} }));
    expect(calls).toEqual(['opened 2:7']);
    expect(measures.opening.count).toBe(2);
    expect(measures.opening.max / 1000).toBeCloseTo(40, 0);
  });

  it('keeps each result, and when it was due', () => {
    loadTable.show(10, BETTING);
    loadTable.receive(11, () => ({ phase: 'dealing', hands: HANDS, deadline: 4_000 }));
    loadTable.receive(12, () => ({ phase: 'settled', coup: { ...HANDS } as unknown as TableView['coup'] }));
    expect(loadTable.dueAt('2:7')).toBe(4_000);
    expect(loadTable.results.get('2:7')).toEqual(finishCoup({ player: HANDS.player, banker: HANDS.banker }));
    expect(calls).toEqual(['opened 2:7', 'ended 2:7']);
  });

  it('has no time for a result that came with its last card', () => {
    loadTable.show(10, BETTING);
    loadTable.receive(12, () => ({
      phase: 'settled',
      hands: HANDS,
      coup: { ...HANDS } as unknown as TableView['coup'],
    }));
    expect(loadTable.dueAt('2:7')).toBeUndefined();
  });

  it('[T5] recognises a cancelled round', () => {
    loadTable.show(10, BETTING);
    loadTable.receive(12, () => ({
      phase: 'settled',
      round: { ...BETTING.round, cancelled: true } as TableView['round'],
    }));
    expect(loadTable.results.get('2:7')).toBeNull();
  });
});
