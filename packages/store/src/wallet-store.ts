// Stored calls to the wallets of operators: debits of tickets, and the outbox of owed calls. A debit is on disk before it is
// sent, and is closed in the transaction that decides its ticket. An owed call is written in the transaction that causes it,
// and is delivered in order for each patron until it is answered. [L6]
import type { Minor } from '@punto/engine/minor';
import type { Transfer } from '@punto/ledger/index';
import type { PatronId, TableId, TicketId } from '@punto/table/index';
import type { JournalEntry } from './journal-entry.ts';
import type { Fence } from './leases.ts';
import type { Page, PageRequest } from './page.ts';

/** `refused`: the wallet took nothing. `cancelled`: the ticket was refused, and a cancel is owed. */
export type DebitState = 'open' | 'accepted' | 'refused' | 'cancelled';

/** A debit before its call. */
export type WalletIntent = {
  /** The id of the call, unique for ever. */
  readonly debit: string;
  readonly table: TableId;
  readonly shoe: number;
  readonly round: number;
  readonly patron: PatronId;
  readonly ticket: TicketId;
  readonly brand: string;
  /** The operator's id of the patron. */
  readonly account: string;
  readonly session: string;
  readonly amountMinor: Minor;
  readonly at: number;
  /** The trace of the ticket, by W3C Trace Context; `null`: it is not traced. */
  readonly traceparent: string | null;
};

export type WalletDebit = WalletIntent & {
  readonly state: DebitState;
  /** Why it was refused or cancelled. */
  readonly reason: string | null;
};

export type OutboxCallName = 'cancel' | 'credit' | 'adjust';

/** A call that is sent until the wallet has answered it. */
export type OutboxCall = {
  /** The id of the call, unique for ever. */
  readonly id: string;
  readonly call: OutboxCallName;
  readonly brand: string;
  readonly table: TableId;
  readonly patron: PatronId;
  /** The JSON text that is sent, the same in every attempt. */
  readonly body: string;
  /** The change of the patron's balance at the operator that the books of Punto have with this call. */
  readonly deltaMinor: Minor;
  readonly at: number;
  /** The traces of its tickets, separated by spaces; `null`: no ticket was traced. */
  readonly traceparent: string | null;
};

export type KeptCall = OutboxCall & {
  /** Ascending in the order of delivery for each patron. */
  readonly number: number;
  readonly attempts: number;
  /** The earliest time of the next attempt. */
  readonly dueAt: number;
  /** Why the last attempt failed; `null`: none has. */
  readonly fault: string | null;
  readonly deliveredAt: number | null;
  /** How the wallet has answered. */
  readonly outcome: string | null;
};

/** Calls of one brand that a table owes. */
export type OutboxClaim = {
  readonly table: TableId;
  readonly brand: string;
  readonly fence?: Fence;
  readonly now: number;
  /** A claimed call is not claimed again before that time. */
  readonly until: number;
  readonly most: number;
};

export type Hastening = Pick<OutboxClaim, 'table' | 'brand' | 'fence' | 'now'> & {
  /** Ids of calls in flight. */
  readonly except: readonly string[];
};

export type CallDelivery = {
  readonly id: string;
  readonly at: number;
  readonly outcome: string;
  /** What the outcome moves: a correction that the operator has refused. */
  readonly transfers: readonly Transfer[];
};

/** What is written of an intent: it is new; it was known before, in this state; or the patron's betting is locked. */
export type Intended = 'new' | 'locked' | WalletDebit;

export type WalletStore = {
  /**
   * Writes the intent unless it is known or the patron is locked: by three undelivered calls of which the first has failed, or by
   * one that is ten minutes old. Rejects with `LeaseLost`.
   */
  readonly intend: (intent: WalletIntent, fence?: Fence) => Promise<Intended>;
  /** Open debits of a table. */
  readonly openDebits: (table: TableId) => Promise<readonly WalletDebit[]>;
  /**
   * The first undelivered call of each patron, where this table owes it and it is due. Counts an attempt of each. Rejects with
   * `LeaseLost`.
   */
  readonly claim: (claim: OutboxClaim) => Promise<readonly KeptCall[]>;
  /**
   * The earliest time at which an undelivered call of the table to this brand may be sent: it is due, and it is the first of its patron. A
   * call behind that of another table counts with the time of that one. `null`: no undelivered call.
   */
  readonly nextDue: (table: TableId, brand: string) => Promise<number | null>;
  /** Makes all undelivered calls of the table due now, for a new holder; returns the brands that have any. */
  readonly takeOver: (table: TableId, now: number, fence?: Fence) => Promise<readonly string[]>;
  /** Makes the undelivered calls of the table to this brand due now, apart from those in flight. Rejects with `LeaseLost`. */
  readonly hasten: (request: Hastening) => Promise<void>;
  /** Returns the table that owes the next call to the patron, which may be sent now; `null`: none is owed. Rejects with `LeaseLost`. */
  readonly deliver: (delivery: CallDelivery, fence?: Fence) => Promise<TableId | null>;
  readonly fail: (failure: {
    readonly id: string;
    readonly dueAt: number;
    readonly fault: string;
  }) => Promise<void>;
  /** Undelivered calls that have failed, or are older than `before`; the oldest first. */
  readonly unresolved: (request: {
    /** Absent: of all brands. */
    readonly brand?: string | undefined;
    readonly before: number;
    readonly most: number;
  }) => Promise<readonly KeptCall[]>;
  /** The debits and calls with these ids, in no order. */
  readonly debits: (ids: readonly string[]) => Promise<readonly WalletDebit[]>;
  readonly calls: (ids: readonly string[]) => Promise<readonly KeptCall[]>;
  /** Makes an undelivered call due now, with an entry in the journal if it was not; nothing else of it changes. `null`: no such call. */
  readonly makeDue: (id: string, now: number, entry: JournalEntry) => Promise<MadeDue | null>;
  /** Patrons of operators whose betting is locked at that time, by `LOCKING_CALLS` and `LOCKING_AGE_MS`; the longest first. */
  readonly locked: (now: number, most: number) => Promise<readonly LockedPatron[]>;
  /** Corrections that the operator refused with `funds`, newest first. */
  readonly receivables: (
    request: PageRequest & { readonly brand?: string | undefined },
  ) => Promise<Page<KeptCall>>;
  /** What is undelivered of each brand that has any; `before`: as in `unresolved`. */
  readonly waiting: (before: number) => Promise<readonly WaitingCalls[]>;
};

/** `already`: it was due, and an attempt may be under way. */
export type MadeDue = 'due' | 'already' | 'delivered';

export type LockedPatron = {
  readonly patron: PatronId;
  readonly brand: string;
  /** Undelivered calls of the patron, and when the first of them was owed. */
  readonly calls: number;
  readonly oldestAt: number;
};

export type WaitingCalls = {
  readonly brand: string;
  readonly calls: number;
  readonly oldestAt: number;
  /** How many of them are unresolved, and since when the oldest of those is owed; `null`: none is. */
  readonly unresolved: number;
  readonly unresolvedAt: number | null;
};

/** An undelivered call of this age is unresolved, even when no attempt has failed. */
export const UNRESOLVED_AGE_MS = 60_000;

/** Undelivered calls of which the first has failed that lock a patron, and the age of one that does. */
export const LOCKING_CALLS = 3;
export const LOCKING_AGE_MS = 10 * 60_000;

/** The part of a transaction about wallets; its reads see what it has closed. */
export type WalletPart = {
  /** Debits of a round of this table; the round must be declared in `needs.debits`. */
  readonly debits: (shoe: number, round: number) => readonly WalletDebit[];
  readonly close: (debit: string, state: Exclude<DebitState, 'open'>, reason: string | null) => void;
  /** A call that is owed already stays as it is. */
  readonly owe: (call: OutboxCall) => void;
};
