// The interface of the store; every adapter passes the suite in `test/contract`. Event streams, books, play records,
// patrons and shoes are in one database, because an event and the money it moves must be written together or not at
// all. [T3] [L6]
import type { WrittenBet } from '@punto/engine/condition/written-bet';
import type { Hex32, OpenedShoe } from '@punto/engine/fairness/record';
import type { Minor } from '@punto/engine/minor';
import type { Account, AccountId, LedgerRefusal, Movement, PatronKey, Transfer } from '@punto/ledger/index';
import type { Protection } from '@punto/ledger/protection/protection';
import type { ProtectionRefusal } from '@punto/ledger/protection/protection-refusal';
import type {
  ArchivedShoe,
  Instant,
  KeptRecord,
  PatronId,
  PlayRecord,
  ShoeId,
  TableEvent,
  TableId,
  Ticket,
  TicketId,
  TicketRefusal,
  Version,
} from '@punto/table/index';
import type { ApprovalStore } from './approval-store.ts';
import type { Figures } from './figure-store.ts';
import type { IdentityStore } from './identity-store.ts';
import type { JournalEntry, KeptEntry } from './journal-entry.ts';
import type { JournalQuery } from './journal-query.ts';
import type { Fence } from './leases.ts';
import type { MonitorStore } from './monitor-store.ts';
import type { OfficeStore } from './office-store.ts';
import type { Page, PageRequest } from './page.ts';
import type { ReadPatronFigures } from './patron-figure-store.ts';
import type { Patron, PatronStore } from './patron-store.ts';
import type { ProtectionStore } from './protection-store.ts';
import type { RoundStore } from './round-store.ts';
import type { StaffStore } from './staff-store.ts';
import type { StoreHealth } from './store-health.ts';
import type { WalletPart, WalletStore } from './wallet-store.ts';
import type { WebhookStore } from './webhook-store.ts';

export type { JournalEntry, KeptEntry } from './journal-entry.ts';
export type { JournalQuery } from './journal-query.ts';
export type { Fence } from './leases.ts';
export { type Page, type PageRequest, UnknownCursor } from './page.ts';
export type { Patron } from './patron-store.ts';

/** Stored answer to a ticket: the same ticket sent again gets the same answer. [L6] */
export type TicketAnswer =
  | { readonly accepted: true; readonly version: Version }
  | { readonly accepted: false; readonly refusal: TicketRefusal };

/** A ticket by its id and its round: its stake is found by both. */
export type TicketKey = {
  readonly patron: PatronId;
  readonly ticket: TicketId;
  readonly shoe: number;
  readonly round: number;
};

export const keyOfTicket = ({ patron, id, shoe, round }: Ticket): TicketKey => ({
  patron,
  ticket: id,
  shoe,
  round,
});

/** A shoe's order, encrypted. Only the host that deals from it decrypts it. [F3] */
export type EncryptedShoe = {
  readonly shoe: ShoeId;
  readonly table: TableId;
  readonly encrypted: Uint8Array;
};

/** What the writer of a stream can read and write inside one transaction. */
export type Transaction = {
  /** Includes everything written so far in this transaction. */
  readonly account: (id: AccountId) => Account;
  readonly answer: (key: TicketKey) => TicketAnswer | null;
  /** Tables with pending stakes of the patron, as of the start of this transaction. */
  readonly inPlay: (patron: PatronId) => readonly { readonly table: TableId; readonly stakeMinor: Minor }[];
  /** The protection at `nowMs`; `null`: none. Transfers that are posted are counted in it. [P2] */
  readonly protection: (patron: PatronId, nowMs: number) => Protection | null;
  /** Posts all or none; a refusal leaves the transaction unchanged. */
  readonly post: (transfers: readonly Transfer[]) => LedgerRefusal | null;
  readonly append: (events: readonly TableEvent[]) => void;
  /** Adds to each record the balances before and after, as of now. */
  readonly keep: (records: readonly PlayRecord[]) => readonly KeptRecord[];
  /** The latest revision of each patron's record of a round of this table. [T6] */
  readonly recordsOf: (shoe: number, round: number) => readonly KeptRecord[];
  /** Written together with everything else in this transaction. */
  readonly journal: (entry: JournalEntry) => void;
  readonly remember: (key: TicketKey, answer: TicketAnswer) => void;
  readonly keepShoe: (shoe: EncryptedShoe) => void;
  /** Stores the proof of an ended shoe, for all patrons to check; its encrypted order is deleted. [F2] */
  readonly keepProof: (shoe: ShoeId, opened: OpenedShoe) => void;
  /** Stores an ended shoe with all its rounds. [S3] */
  readonly archive: (shoe: ArchivedShoe) => void;
  /** The state after all events appended so far, as JSON; later loads fold from it. */
  readonly snapshot: (state: string) => void;
  /** Debits and owed calls of the patrons of brands. */
  readonly wallet: WalletPart;
};

/** What a transaction will read and move, declared beforehand so that an adapter can read and lock it in one step. */
export type Needs = {
  readonly accounts: readonly AccountId[];
  readonly tickets: readonly TicketKey[];
  /**
   * Pending movements into this table's escrow may be posted or voided, and money may move between the escrow, the
   * accounts they came from and the house.
   */
  readonly escrow: boolean;
  /** Brands and currencies for which the same holds of their escrow and their house; absent: play coins alone. */
  readonly keys?: readonly PatronKey[];
  /**
   * Past rounds whose records may be read or revised and whose patrons may be paid; the current round need not be
   * named. [T6]
   */
  readonly rounds: readonly { readonly shoe: number; readonly round: number }[];
  /**
   * Patrons whose stakes at all tables may be read. Their accounts must be in `accounts`, or stakes could be added
   * meanwhile.
   */
  readonly inPlay?: readonly PatronId[];
  /** Rounds of this table whose debits at wallets may be read. */
  readonly debits?: readonly { readonly shoe: number; readonly round: number }[];
  /** Patrons whose protection may be read. Their accounts must be in `accounts`: the sums change under the locks of these. */
  readonly protections?: readonly PatronId[];
};

export type WriteRequest<T> = {
  readonly table: TableId;
  /** The version the writer has folded up to; refused with `VersionConflict` when the stream is at another. */
  readonly expected: Version;
  readonly needs: Needs;
  /** Absent where there is only one process. */
  readonly fence?: Fence;
  /** Synchronous; called once. A throw rolls back this request only and rejects its promise. */
  readonly work: (tx: Transaction) => T;
};

export class VersionConflict extends Error {
  override readonly name = 'VersionConflict';
}

/** The table has another owner now: nothing was written, and this writer can write no more. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** The work accessed something not declared in `needs`: a bug. Nothing was written. */
export class UndeclaredNeed extends Error {
  override readonly name = 'UndeclaredNeed';
}

export type LoadedTable = {
  readonly snapshot: { readonly version: Version; readonly state: string } | null;
  /** The events after the snapshot, in order. */
  readonly events: readonly TableEvent[];
};

/** One line of a patron's statement: a posted movement and its effect on the patron's account. [L2] */
export type StatementLine = {
  readonly id: string;
  readonly at: number;
  readonly code: Movement['code'];
  readonly table: TableId | null;
  readonly shoe: number | null;
  readonly round: number | null;
  /** Positive: the patron's balance grew. */
  readonly amountMinor: Minor;
  readonly balanceAfterMinor: Minor;
};

export type Store = IdentityStore & {
  // streams
  readonly tables: () => Promise<readonly TableId[]>;
  /** Tables with pending stakes. */
  readonly staked: () => Promise<readonly TableId[]>;
  /** Time of the newest event of all tables, or of this one; 0: no event yet. */
  readonly lastAt: (table?: TableId) => Promise<Instant>;
  /** From the newest snapshot; from the first event when no snapshot can be read. */
  readonly load: (table: TableId, from?: 'start') => Promise<LoadedTable>;
  /** Resolves once it is on disk. Requests that arrive close together share one flush. */
  readonly write: <T>(request: WriteRequest<T>) => Promise<T>;
  readonly encryptedShoe: (shoe: ShoeId) => Promise<EncryptedShoe | null>;
  /** All stored ones: of shoes in play, and of ended shoes that could not be decrypted. [F3] */
  readonly encryptedShoes: () => Promise<readonly EncryptedShoe[]>;

  // books
  readonly account: (id: AccountId) => Promise<Account>;
  /** Transfers that belong to no table. The same id again changes nothing and succeeds. */
  readonly transfer: (transfers: readonly Transfer[]) => Promise<LedgerRefusal | null>;
  /** Gives coins to a patron unless the patron's protection refuses. The same id again succeeds and gives nothing. [P1] */
  readonly give: (patron: PatronId, movement: Movement) => Promise<LedgerRefusal | ProtectionRefusal | null>;
  readonly inPlay: (patron: PatronId) => Promise<readonly { table: TableId; stakeMinor: Minor }[]>;
  readonly statement: (patron: PatronId, page: PageRequest) => Promise<Page<StatementLine>>;
  readonly patronFigures: ReadPatronFigures;

  // records
  /** Each revision is an item; newest first. [T6] [T8] */
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
  readonly monitor: MonitorStore;

  // operators of brands
  readonly office: OfficeStore;
  readonly webhooks: WebhookStore;

  // archived shoes
  /** The ended shoes of a table, newest first. [S3] */
  readonly shoes: (table: TableId, page: PageRequest) => Promise<Page<ArchivedShoe>>;
  readonly shoe: (table: TableId, number: number) => Promise<ArchivedShoe | null>;
  /** `null`: the shoe has not ended, or had no encrypted order. [F2] */
  readonly openedShoe: (table: TableId, number: number) => Promise<OpenedShoe | null>;

  /** Numbers of shoes up to this one may be those of shoes that a restore from a backup lost; 0: there was no restore. */
  readonly spentShoes: () => Promise<number>;

  // bets of rooms
  /** The definition with this hash, of any table at any time; `null`: no table here has or had it. [B] */
  readonly definition: (hash: Hex32) => Promise<WrittenBet | null>;

  // patrons
  /** Creates the patron, its session and its starting balance in one transaction. `device`: in words. */
  readonly admit: (
    patron: Patron,
    sessionHash: string,
    grant: readonly Transfer[],
    device?: string,
  ) => Promise<void>;
  readonly protections: ProtectionStore;
  readonly wallet: WalletStore;

  /** All faults found in the books: accounts that differ from the fold of their postings, sums that are not zero. */
  readonly audit: () => Promise<readonly string[]>;
  readonly health: StoreHealth;
  readonly close: () => Promise<void>;
};
