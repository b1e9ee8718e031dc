// Handle of a table that this process hosts.
import type { TableState } from '@punto/table/index';

export type TableHost = {
  /** The state, read-only. */
  readonly state: () => TableState;
  /** Why it has stopped; `null` while it plays. */
  readonly fault: () => unknown;
  /** Why the last read from the store failed, while it is retried; `null`: no failure. */
  readonly unread: () => unknown;
  /**
   * Writes what waits, then releases the table; the next host continues from there. `moving`: another node takes it,
   * and requests are redirected.
   */
  readonly stop: (how?: 'moving') => Promise<void>;
};
