// The sources of the health routes.
import type { TableId } from '@punto/table/ids';
import type { Standing } from '../table-host/table-status.ts';

export type Health = {
  readonly isStopping: () => boolean;
  /** Those of this node. */
  readonly tables: () => ReadonlyMap<TableId, Standing>;
  /** Whether all of them could be read from the store; one that could not is read again until it can. */
  readonly canRead: () => boolean;
  /** How many other nodes have. */
  readonly elsewhere: () => number;
  /** Whether they can be reached. */
  readonly isConnected: () => boolean;
  /** Whether what is told from now on reaches the disk. */
  readonly canWrite: () => Promise<boolean>;
};
