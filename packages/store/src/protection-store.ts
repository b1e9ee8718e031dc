// Stores protections: limits, time-outs and exclusion, and the sums compared with them. A ticket is compared in the transaction
// that reserves its stake, see `Transaction.protection`. [P1]–[P6]
import type { ChangedProtection, ProtectionChange } from '@punto/ledger/protection/change';
import type { LaunchTerms } from '@punto/ledger/protection/launch';
import type { LimitSetter } from '@punto/ledger/protection/limit';
import type { FrameHistory } from '@punto/ledger/protection/money';
import type { Protection } from '@punto/ledger/protection/protection';
import type { PatronId } from '@punto/table/ids';
import type { JournalEntry } from './journal-entry.ts';

/** The time of a patron at a table, in milliseconds since 1970. */
export type PlayInterval = { readonly patron: PatronId; readonly fromMs: number; readonly toMs: number };

/** `launch`: a session of a launched patron begins, with the operator's terms or without any. */
export type StoredChange =
  | ProtectionChange
  | { readonly change: 'launch'; readonly terms: LaunchTerms | null };

export type ProtectionStore = {
  /** `null`: nothing was set and no time counted. */
  readonly find: (patron: PatronId) => Promise<Protection | null>;
  /** The patron's history from the books since an instant. */
  readonly historyOf: (patron: PatronId, startMs: number) => Promise<FrameHistory>;
  /**
   * Decides and stores a change together with the journal entry; a refused change writes neither. `zone`: the account's zone
   * until a limit is set. Rejects when there is no such patron.
   */
  readonly change: (
    patron: PatronId,
    change: StoredChange,
    by: { readonly setter: LimitSetter; readonly nowMs: number; readonly zone: string },
    entry?: JournalEntry,
  ) => Promise<ChangedProtection>;
  /** Counts time at tables and returns the protections after it. `zone`: for accounts without a protection. */
  readonly countPlay: (
    intervals: readonly PlayInterval[],
    zone: string,
  ) => Promise<ReadonlyMap<PatronId, Protection>>;
};
