// The fencing token under which a host writes its table, where another node could come to own it. It ends twice: by
// the clock of this machine, after which nothing is published, and in the store, after which nothing can be written.

import type { Fence } from '@punto/store/store';
import type { Instant } from '@punto/table/ids';

export type LeaseClaim = {
  readonly fence: Fence;
  /** No other node can have the table yet, by this machine's clock. */
  readonly holds: () => boolean;
  /** The table was last written at that time, perhaps by another clock: later events get no earlier time. */
  readonly notBefore: (at: Instant) => void;
  /** The store has refused a write under this lease. */
  readonly lost: () => void;
};
