import { type Board, type NodeId, nodeId } from '@punto/store/leases';
import { evolve, freeze, initialState, instant, type TableId, tableId, version } from '@punto/table/index';
import { describe, expect, it } from 'vitest';
import { exampleSetup } from '../../test/support/fake-table.ts';
import { createTableNames } from './table-names.ts';

const [ONE, MADE, LEFT, GONE, BROKEN] = ['one', 'made', 'left', 'gone', 'broken'].map(tableId) as [
  ...[TableId, TableId, TableId, TableId, TableId],
];
const NORTH = nodeId('north');

const open = async (staked: readonly TableId[] = []) => {
  const loads: TableId[] = [];
  const names = await createTableNames(
    {
      tables: async () => [],
      staked: async () => staked,
      load: async (table) => {
        loads.push(table);
        if (table === BROKEN) throw new Error('a row is broken');
        const opened = { type: 'TableOpened', setup: exampleSetup(table), at: instant(1) } as const;
        const state = evolve(
          initialState,
          table === MADE ? { ...opened, by: { id: 'm', name: 'M' } } : opened,
        );
        const snapshot = state && { version: version(1), state: freeze(state) };
        return { snapshot: table === GONE ? null : snapshot, events: [] };
      },
    },
    [exampleSetup('one')],
  );
  const board = (leases: Readonly<Record<string, NodeId | null>>, alive = true): Board => ({
    nodes: [{ node: NORTH, alive, draining: false }],
    leases: new Map(Object.entries(leases).map(([table, node]) => [tableId(table), node])),
  });
  return { names, loads, board };
};

describe('the table names of a deployment', () => {
  it('are those of the room files, and dropped ones with stakes until their last round', async () => {
    const { names, board } = await open([LEFT]);
    expect([...(await names.all(board({})))]).toEqual([ONE, LEFT]);
    expect([names.filed(ONE), names.filed(LEFT)]).toEqual([exampleSetup('one'), null]);
    names.over(LEFT);
    names.over(ONE);
    expect([...(await names.all(board({})))]).toEqual([ONE]);
  });

  it('include those made at other nodes, which the board lists', async () => {
    const { names, board } = await open();
    expect([...(await names.all(board({ made: NORTH, gone: NORTH })))]).toEqual([ONE, MADE]);
    expect(names.filed(MADE)).toBe('of-the-floor');
  });

  it('are read once for each owner, and an unreadable one does not hide the others', async () => {
    const { names, loads, board } = await open();
    for (let reads = 0; reads < 3; reads += 1) await names.all(board({ gone: NORTH }));
    expect(loads).toEqual([GONE]);
    await names.all(board({ gone: NORTH }, false));
    expect(loads).toEqual([GONE, GONE]);
    expect([...(await names.all(board({ broken: NORTH, made: NORTH })))]).toEqual([ONE, MADE]);
  });
});
