// What protects patrons, as kept: limits, time-outs and exclusion, and the sums they are compared with. A ticket is compared with them
// in the transaction that reserves its stake, see `Transaction.protection`. [P1]–[P6]
import type { ChangedProtection, ProtectionChange } from '@punto/ledger/protection/change';
import type { LimitSetter } from '@punto/ledger/protection/limit';
import type { FrameHistory } from '@punto/ledger/protection/money';
import type { Protection } from '@punto/ledger/protection/protection';
import type { PatronId } from '@punto/table/ids';
import type { JournalEntry } from './journal-entry.ts';

/** A patron was at a table from one time to another, milliseconds since 1970. */
export type PlayInterval = { readonly patron: PatronId; readonly fromMs: number; readonly toMs: number };

export type ProtectionStore = {
  /** `null`: nothing was set, and no time counted. */
  readonly find: (patron: PatronId) => Promise<Protection | null>;
  /** What the books say of the patron since an instant. */
  readonly historyOf: (patron: PatronId, startMs: number) => Promise<FrameHistory>;
  /**
   * Changes it, together with the entry, which a refused change does not write. `zone`: of the account, as long as no limit was
   * set. Rejects when there is no such patron.
   */
  readonly change: (
    patron: PatronId,
    change: ProtectionChange,
    by: { readonly setter: LimitSetter; readonly nowMs: number; readonly zone: string },
    entry?: JournalEntry,
  ) => Promise<ChangedProtection>;
  /** Counts time at the tables; returns the protections as they are then. `zone`: of accounts without one. */
  readonly countPlay: (
    intervals: readonly PlayInterval[],
    zone: string,
  ) => Promise<ReadonlyMap<PatronId, Protection>>;
};
