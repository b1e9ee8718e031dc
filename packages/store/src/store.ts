// What the server keeps and how: one interface, and every adapter passes the one suite in `contract.ts`.
// Streams of table events, the books, play records, patrons and shoes live in one database, because an
// event and the money it moves must be written together or not at all. [T3] [L6]
import type { OpenedShoe } from '@punto/engine/fairness/record';
import type { Minor } from '@punto/engine/minor';
import type { Account, AccountId, LedgerRefusal, Movement, Transfer } from '@punto/ledger/index';
import type {
  ArchivedShoe,
  Instant,
  KeptRecord,
  PatronId,
  PlayRecord,
  ShoeId,
  TableEvent,
  TableId,
  TicketId,
  TicketRefusal,
  Version,
} from '@punto/table/index';
import type { ApprovalStore } from './approval-store.ts';
import type { Figures } from './figure-store.ts';
import type { JournalEntry, KeptEntry } from './journal-entry.ts';
import type { JournalQuery } from './journal-query.ts';
import type { Epoch } from './leases.ts';
import type { Page, PageRequest } from './page.ts';
import type { PatronSessions } from './patron-session-store.ts';
import type { Patron, PatronStore } from './patron-store.ts';
import type { RoundStore } from './round-store.ts';
import type { StaffStore } from './staff-store.ts';
import type { Vitals } from './vitals.ts';

export type { JournalEntry, KeptEntry } from './journal-entry.ts';
export type { JournalQuery } from './journal-query.ts';
export { type Page, type PageRequest, UnknownCursor } from './page.ts';
export type { Patron } from './patron-store.ts';

/** The answer a ticket got, kept so that the same ticket gets the same answer. [L6] */
export type TicketAnswer =
  | { readonly accepted: true; readonly version: Version }
  | { readonly accepted: false; readonly refusal: TicketRefusal };

export type TicketKey = { readonly patron: PatronId; readonly ticket: TicketId };

/** A shoe's order, encrypted. Only the host that deals from it opens it. [F3] */
export type SealedShoe = { readonly shoe: ShoeId; readonly table: TableId; readonly sealed: Uint8Array };

/** What the writer of a stream sees and does inside one transaction. */
export type Transaction = {
  /** As it stands with everything written so far in this transaction. */
  readonly account: (id: AccountId) => Account;
  readonly answer: (key: TicketKey) => TicketAnswer | null;
  /** At which tables stakes of the patron wait, as it was before this transaction. */
  readonly inPlay: (patron: PatronId) => readonly { readonly table: TableId; readonly stakeMinor: Minor }[];
  /** All or none; a refusal leaves the transaction as it was. */
  readonly post: (transfers: readonly Transfer[]) => LedgerRefusal | null;
  readonly append: (events: readonly TableEvent[]) => void;
  /** The balances around the record are the books' at this moment. */
  readonly keep: (records: readonly PlayRecord[]) => readonly KeptRecord[];
  /** The latest revision of each patron's record of a round of this table. [T6] */
  readonly recordsOf: (shoe: number, round: number) => readonly KeptRecord[];
  /** Written with everything else in this transaction, or not at all. */
  readonly journal: (entry: JournalEntry) => void;
  readonly remember: (key: TicketKey, answer: TicketAnswer) => void;
  readonly seal: (shoe: SealedShoe) => void;
  /** Everything of a shoe that has ended, for everybody to check; its seal is no longer kept. [F2] */
  readonly openShoe: (shoe: ShoeId, opened: OpenedShoe) => void;
  /** A shoe that has ended, with every round that was dealt from it. [S3] */
  readonly archive: (shoe: ArchivedShoe) => void;
  /** The state after everything appended so far, as JSON: a place to start from. */
  readonly snapshot: (state: string) => void;
};

/** What a transaction will read and move, told beforehand so that an adapter can fetch (and lock) it at once. */
export type Needs = {
  readonly accounts: readonly AccountId[];
  readonly tickets: readonly TicketKey[];
  /** Pending movements into this table's escrow may be posted or voided, and money move between it, those they came from and the house. */
  readonly escrow: boolean;
  /** Rounds of the past whose records may be read or revised, and their patrons paid; the one in progress need not be named. [T6] */
  readonly rounds: readonly { readonly shoe: number; readonly round: number }[];
  /** Patrons whose stakes at all tables may be asked for; their accounts are named above, or others could stake meanwhile. */
  readonly inPlay?: readonly PatronId[];
};

/** By what right a table is written: refused as `LeaseLost` when the lease has gone to another since. */
export type Fence = { readonly lease: TableId; readonly epoch: Epoch };

export type WriteRequest<T> = {
  readonly table: TableId;
  /** The version the writer has folded up to; anything else in the store is refused. */
  readonly expected: Version;
  readonly needs: Needs;
  /** Left out where nobody else could write. */
  readonly fence?: Fence;
  /** Synchronous; called once. A throw rolls this request back and rejects its promise, others go on. */
  readonly work: (tx: Transaction) => T;
};

export class VersionConflict extends Error {
  override readonly name = 'VersionConflict';
}

/** The table has another owner by now: nothing was written, and nothing more will be. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** Work read what its needs did not tell: a fault of the program. Nothing of it was written. */
export class UndeclaredNeed extends Error {
  override readonly name = 'Untold';
}

export type LoadedTable = {
  readonly snapshot: { readonly version: Version; readonly state: string } | null;
  /** The events after the snapshot, in order. */
  readonly events: readonly TableEvent[];
};

/** One line of a patron's statement: a posted movement as it touched the patron's account. [L2] */
export type StatementLine = {
  readonly id: string;
  readonly at: number;
  readonly code: Movement['code'];
  readonly table: TableId | null;
  readonly shoe: number | null;
  readonly round: number | null;
  /** Positive when the patron's balance grew. */
  readonly amountMinor: Minor;
  readonly balanceAfterMinor: Minor;
};

export type Store = {
  // streams
  readonly tables: () => Promise<readonly TableId[]>;
  /** Those on which stakes wait for their round. */
  readonly staked: () => Promise<readonly TableId[]>;
  /** When the newest event of all tables happened, or of this one; 0 before there is any. */
  readonly lastAt: (table?: TableId) => Promise<Instant>;
  /** From the newest snapshot, or from the first event when no snapshot can be read. */
  readonly load: (table: TableId, from?: 'start') => Promise<LoadedTable>;
  /** Group commit: requests that arrive close together share one flush. Resolves once it is on disk. */
  readonly write: <T>(request: WriteRequest<T>) => Promise<T>;
  readonly sealedShoe: (shoe: ShoeId) => Promise<SealedShoe | null>;
  /** All that are kept: those on the tables, and those that could not be opened when they ended. [F3] */
  readonly sealedShoes: () => Promise<readonly SealedShoe[]>;

  // books
  readonly account: (id: AccountId) => Promise<Account>;
  /** A transfer that belongs to no table. The same id again changes nothing and succeeds. */
  readonly transfer: (transfers: readonly Transfer[]) => Promise<LedgerRefusal | null>;
  readonly inPlay: (patron: PatronId) => Promise<readonly { table: TableId; stakeMinor: Minor }[]>;
  readonly statement: (patron: PatronId, page: PageRequest) => Promise<Page<StatementLine>>;

  // records
  /** Each revision by itself, newest first. [T6] [T8] */
  readonly records: (patron: PatronId, page: PageRequest) => Promise<Page<KeptRecord>>;

  // the floor
  readonly journal: (entry: JournalEntry) => Promise<void>;
  /** Newest first. */
  readonly journalPage: (asked: JournalQuery) => Promise<Page<KeptEntry>>;
  readonly staff: StaffStore;
  readonly approvals: ApprovalStore;
  readonly patrons: PatronStore;
  readonly rounds: RoundStore;
  readonly figures: Figures;

  // archived shoes
  /** The ended shoes of a table, newest first. [S3] */
  readonly shoes: (table: TableId, page: PageRequest) => Promise<Page<ArchivedShoe>>;
  readonly shoe: (table: TableId, number: number) => Promise<ArchivedShoe | null>;
  /** `null`: it has not ended, or had no seal. [F2] */
  readonly openedShoe: (table: TableId, number: number) => Promise<OpenedShoe | null>;

  // patrons
  /** Creates the patron, its session and its starting balance together. */
  readonly admit: (patron: Patron, sessionHash: string, grant: readonly Transfer[]) => Promise<void>;
  readonly sessions: PatronSessions;

  /** Every fault found in the books: accounts that are not the fold of their postings, sums that are not zero. */
  readonly audit: () => Promise<readonly string[]>;
  readonly vitals: Vitals;
  readonly close: () => Promise<void>;
};
