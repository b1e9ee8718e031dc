import { type Board, type NodeId, nodeId } from '@punto/store/leases';
import { type TableId, tableId } from '@punto/table/ids';
import { describe, expect, it } from 'vitest';
import { type RebalanceParts, rebalanceOf } from './rebalance.ts';

const NODES = ['anne', 'bert', 'carl'].map(nodeId);
const TABLES = Array.from({ length: 10 }, (_, n) => tableId(`table-${n}`));
const there = (node: NodeId) => ({ node, alive: true, draining: false });

const ask = (
  node: NodeId,
  board: Partial<Board>,
  more: Partial<Omit<RebalanceParts, 'node' | 'board'>> = {},
) =>
  rebalanceOf({
    ...{ node, board: { nodes: NODES.map(there), leases: new Map(), ...board }, wanted: TABLES },
    ...{ mayTakeOver: true, isOverdue: () => false, isMeantForOthers: () => false },
    ...more,
  });

/** All nodes act on the same board until nothing changes. */
const settle = (nodes: readonly NodeId[], leases: Map<TableId, NodeId | null>): number => {
  for (let rounds = 0; ; rounds += 1) {
    if (rounds > 100) throw new Error('the rebalancing does not end');
    const board = { nodes: nodes.map(there), leases: new Map(leases) };
    const wishes = nodes.map((node) => [node, ask(node, board)] as const);
    if (wishes.every(([, { take, excess }]) => take.length === 0 && excess === 0)) return rounds;
    for (const [node, { take }] of wishes)
      for (const table of take) if ((leases.get(table) ?? null) === null) leases.set(table, node);
    for (const [node, { excess }] of wishes) {
      const [table] = [...leases].find(([, owner]) => owner === node) ?? [];
      if (excess > 0 && table) leases.set(table, null);
    }
  }
};
const counts = (leases: ReadonlyMap<TableId, NodeId | null>): readonly number[] =>
  NODES.map((node) => [...leases.values()].filter((owner) => owner === node).length).sort();

describe('tables without an owner', () => {
  it('are taken by all nodes together, each its share, with few collisions', () => {
    const wishes = NODES.map((node) => ask(node, {}).take);
    expect(wishes.map(({ length }) => length)).toEqual([4, 4, 4]);
    expect(new Set(wishes.flat()).size).toBe(10);
  });

  it('are not taken by a node that is not on the board, dead or draining', () => {
    const nodes = [
      there(nodeId('anne')),
      { ...there(nodeId('bert')), alive: false },
      { ...there(nodeId('carl')), draining: true },
    ];
    expect(NODES.map((node) => ask(node, { nodes }).take.length)).toEqual([10, 0, 0]);
    expect(ask(nodeId('dora'), {}).take).toEqual([]);
  });

  it('are spread over draining nodes when there are no others', () => {
    const nodes = NODES.map((node) => ({ ...there(node), draining: true }));
    expect(NODES.map((node) => ask(node, { nodes }).take.length)).toEqual([4, 4, 4]);
  });

  it('include those of a node that left the board, and of a dead one for a node that may take them', () => {
    const leases = new Map(TABLES.map((table) => [table, nodeId('bert')]));
    const dead = [there(nodeId('anne')), { ...there(nodeId('bert')), alive: false }];
    const anne = nodeId('anne');
    expect(ask(anne, { nodes: [there(anne)], leases }, { mayTakeOver: false }).take).toHaveLength(10);
    expect(ask(anne, { nodes: dead, leases }, { mayTakeOver: false }).take).toEqual([]);
    expect(ask(anne, { nodes: dead, leases }).take).toHaveLength(10);
  });

  it('are taken beyond the share when they stay unowned, and not immediately after a release', () => {
    const anne = nodeId('anne');
    const leases = new Map(TABLES.slice(1).map((table) => [table, anne]));
    expect(ask(anne, { leases }).take).toEqual([]);
    expect(ask(anne, { leases }, { isOverdue: () => true }).take).toEqual([TABLES[0]]);
    expect(ask(anne, {}, { isMeantForOthers: (table) => table !== TABLES[9] }).take).toEqual([TABLES[9]]);
  });
});

describe('a house', () => {
  it('converges to an even distribution from any start', () => {
    const [anne] = NODES;
    const leases = new Map<TableId, NodeId | null>();
    expect(settle(NODES, leases)).toBeGreaterThan(0);
    expect(counts(leases)).toEqual([3, 3, 4]);
    const ofOne = new Map<TableId, NodeId | null>(TABLES.map((table) => [table, anne ?? null]));
    settle(NODES, ofOne);
    expect(counts(ofOne)).toEqual([3, 3, 4]);
  });
});
