// A meter that also calls a listener with each batch of a table, once the batch is on disk.
import type { TableId } from '@punto/table/ids';
import type { OpenTable } from '@punto/table/state';
import type { BatchTally, Meter } from './meter.ts';

export type BatchListener = (table: TableId, tally: BatchTally, state: OpenTable) => void;

/** Passes every call on to `meter`, and each written batch to `listener` afterwards. */
export const withBatchListener = (meter: Meter, listener: BatchListener): Meter => ({
  ...meter,
  table: (table) => {
    const inner = meter.table(table);
    return {
      ...inner,
      wrote: (tally, state) => {
        inner.wrote(tally, state);
        listener(table, tally, state);
      },
    };
  },
});
