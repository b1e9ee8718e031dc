// The sources of the health routes.
import type { TableId } from '@punto/table/ids';
import type { Standing } from '../table-host/table-status.ts';

export type Health = {
  readonly isStopping: () => boolean;
  /** Tables of this node. */
  readonly tables: () => ReadonlyMap<TableId, Standing>;
  /** `false` while a table could not be read from the store; reading is retried. */
  readonly canRead: () => boolean;
  /** Number of tables of other nodes. */
  readonly elsewhere: () => number;
  /** Whether the other nodes can be reached. */
  readonly isConnected: () => boolean;
  /** Whether a commit would reach the disk now. */
  readonly canWrite: () => Promise<boolean>;
};
