// The rounds that were played, as lists show them, and one of them with everything it left: whatever a figure says
// is traced to its entries here. [T6] [T8]
import type { Card } from '@punto/engine/card';
import type { Minor } from '@punto/engine/minor';
import type { AccountId, TransferCode } from '@punto/ledger/index';
import type { KeptRecord, PatronId, Staff, TableEvent, TableId, Version } from '@punto/table/index';
import type { Page, PageRequest } from './page.ts';

export const ROUND_STATUSES = ['open', 'settled', 'cancelled', 'voided', 'resettled'] as const;
export type RoundStatus = (typeof ROUND_STATUSES)[number];

export type RoundSummary = {
  readonly table: TableId;
  readonly shoe: number;
  readonly round: number;
  readonly status: RoundStatus;
  readonly openedAt: number;
  /** Of its result or cancellation; `null` while it is open. */
  readonly endedAt: number | null;
  /** Those that lie face up, as they count now. */
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  /** See `@punto/engine/mark`; `null` without a result that counts. */
  readonly mark: string | null;
  /** The id of the dealer who called it; `null`: the machine dealt. */
  readonly dealer: string | null;
  /** Of its latest records; 0 while it is open. */
  readonly patrons: number;
  readonly stakedMinor: Minor;
  readonly returnedMinor: Minor;
  readonly commissionMinor: Minor;
  /** By whom and why it was cancelled, or last voided or settled again; `null` for every other round. [T5] [T6] */
  readonly closing: RoundClosing | null;
};

export type RoundClosing = {
  readonly at: number;
  readonly by: Staff;
  /** Who approved it as the second person; `null`: none was needed. */
  readonly approvedBy: Staff | null;
  readonly reason: string;
};

/** A movement of the round, with the lines it left in the books. */
export type RoundMovement = {
  readonly id: string;
  readonly at: number;
  readonly state: 'direct' | 'pending' | 'posted' | 'voided';
  readonly code: TransferCode;
  readonly debit: AccountId;
  readonly credit: AccountId;
  readonly amountMinor: Minor;
  readonly postings: readonly {
    readonly account: AccountId;
    readonly line: number;
    readonly amountMinor: Minor;
    readonly balanceAfterMinor: Minor;
    readonly at: number;
  }[];
};

export type RoundTrace = RoundSummary & {
  /** Every revision of every patron's record, the oldest first. */
  readonly records: readonly KeptRecord[];
  readonly movements: readonly RoundMovement[];
  /** From its opening to its end, and its corrections. A squeeze is left out unless its card was turned. [F3] */
  readonly events: readonly { readonly version: Version; readonly event: TableEvent }[];
};

/** What a list of rounds is narrowed to; left out, all. */
export type RoundFilter = {
  /** A solo room's table means those of all its patrons. */
  readonly table?: string;
  readonly shoe?: number;
  readonly statuses?: readonly RoundStatus[];
  /** Opened from this time on, and before that one. */
  readonly from?: number;
  readonly to?: number;
  /** The id of the dealer who called it; `''`: the machine dealt. */
  readonly dealer?: string;
  /** With a play record of this patron: a round counts once it is over. */
  readonly patron?: PatronId;
  /** With at least one stake: a round counts once it is over. */
  readonly staked?: true;
};

export type RoundStore = {
  /**
   * The newest first: by opening, and those of a patron by settlement. With `patron`, a page may have fewer rounds than
   * asked for, even none, and still a `next`.
   */
  readonly page: (request: PageRequest & RoundFilter) => Promise<Page<RoundSummary>>;
  readonly find: (table: TableId, shoe: number, round: number) => Promise<RoundTrace | null>;
};
