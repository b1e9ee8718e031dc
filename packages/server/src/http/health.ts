// Where it is read off how the house is doing.
import type { TableId } from '@punto/table/ids';
import type { Standing } from '../host/standing.ts';

export type Health = {
  readonly isStopping: () => boolean;
  readonly tables: () => ReadonlyMap<TableId, Standing>;
  /** Whether what is told from now on reaches the disk. */
  readonly canWrite: () => Promise<boolean>;
};
