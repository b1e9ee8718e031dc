// Compares a table's setup in the room files with the last setup recorded in its stream.
import type { TableSetup } from '@punto/engine/room';
import type { OpenTable } from '@punto/table/index';

/** The room files say something else than when they were last read; what the floor changed meanwhile stays. */
export const isNew = (setup: TableSetup, table: OpenTable): boolean =>
  JSON.stringify(asItIsDealt(setup, table)) !== JSON.stringify(table.filed);

/** Whether machine or person deals is settled when a table is opened: a shoe of one is nothing to the other. */
export const asItIsDealt = (
  { dealing: _, ...setup }: TableSetup,
  { setup: { dealing } }: OpenTable,
): TableSetup => (dealing ? { ...setup, dealing } : setup);
