// Reads rounds: lists with filters, and one round with its records, movements and events, so that every figure can be
// traced to its entries. [T6] [T8]
import type { Card } from '@punto/engine/card';
import type { Minor } from '@punto/engine/minor';
import type { AccountId, PatronKey, TransferCode } from '@punto/ledger/index';
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
  /** Time of the result or cancellation; `null` while the round is open. */
  readonly endedAt: number | null;
  /** The revealed cards, after corrections. */
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  /** See `@punto/engine/mark`; `null` without a valid result. */
  readonly mark: string | null;
  /** Staff id of the dealer who called the result; `null`: dealt by the machine. */
  readonly dealer: string | null;
  /** Patrons with a play record; 0 while the round is open. */
  readonly patrons: number;
  readonly stakedMinor: Minor;
  readonly returnedMinor: Minor;
  readonly commissionMinor: Minor;
  /** The same amounts of each brand and currency, since those above are of play coins; absent: there are none. */
  readonly money?: readonly RoundMoney[];
  /** Who cancelled it, or last voided or resettled it, and why; `null` for every other round. [T5] [T6] */
  readonly closing: RoundClosing | null;
};

/** The amounts of a round in one brand and currency. */
export type RoundMoney = PatronKey & {
  readonly patrons: number;
  readonly stakedMinor: Minor;
  readonly returnedMinor: Minor;
  readonly commissionMinor: Minor;
};

export type RoundClosing = {
  readonly at: number;
  readonly by: Staff;
  /** The second person who approved; `null`: no approval was needed. */
  readonly approvedBy: Staff | null;
  readonly reason: string;
};

/** A movement of the round, with its postings. */
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

/** A round without its movements. */
export type RoundPlay = RoundSummary & {
  /** Every revision of every patron's record, oldest first. */
  readonly records: readonly KeptRecord[];
  /**
   * From the opening to the end of the round, and its corrections. A squeeze of a card that was not turned is left out.
   * [F3]
   */
  readonly events: readonly { readonly version: Version; readonly event: TableEvent }[];
};

export type RoundTrace = RoundPlay & { readonly movements: readonly RoundMovement[] };

/** Filters of a list of rounds; absent fields do not filter. */
export type RoundFilter = {
  /** The table of a solo room means the tables of all its patrons. */
  readonly table?: string;
  readonly shoe?: number;
  readonly statuses?: readonly RoundStatus[];
  /** Opening time: from inclusive, to exclusive. */
  readonly from?: number;
  readonly to?: number;
  /** Staff id of the dealer who called the result; `''`: dealt by the machine. */
  readonly dealer?: string;
  /** Rounds with a play record of this patron; a round has one once it is over. */
  readonly patron?: PatronId;
  /** Rounds with at least one stake; counted once the round is over. */
  readonly staked?: true;
  /** Rounds with a play record of a patron of this brand, `house` for the house itself. */
  readonly brand?: string;
};

export type RoundStore = {
  /**
   * Newest first: by opening time, or for a patron by settlement. With `patron` or `brand`, a page may have fewer rounds
   * than the limit, even none, and still a `next`.
   */
  readonly page: (request: PageRequest & RoundFilter) => Promise<Page<RoundSummary>>;
  readonly find: (table: TableId, shoe: number, round: number) => Promise<RoundTrace | null>;
  /** Like `find` without the movements: two rows and more for each stake, which the monitoring does not need. */
  readonly play: (table: TableId, shoe: number, round: number) => Promise<RoundPlay | null>;
};
