// The event streams of tables as written by a transaction, for both databases. [T3]
import type { TableEvent } from '@punto/table/event';
import type { Instant, TableId, Version } from '@punto/table/ids';
import type { LoadedTable } from '../store.ts';

/** More than one, so that a state no release can read is no dead end; few, because each is a whole table. */
export const SNAPSHOTS_KEPT = 3;

export type Streams = {
  readonly tables: () => readonly TableId[];
  readonly load: (table: TableId, from?: 'start') => LoadedTable;
  /** When the newest event of these tables happened, or of all; 0 before there is any. */
  readonly lastAt: (tables?: readonly TableId[]) => Instant;
  /** Appends events chained to the present head; nothing is written before `close`. */
  readonly write: (table: TableId) => StreamPen;
};

export type StreamPen = {
  readonly version: () => Version;
  readonly append: (event: TableEvent) => void;
  /** The state after all events appended so far. */
  readonly snapshot: (state: string) => void;
  /** Writes the rows and the new head. */
  readonly close: () => void;
};
