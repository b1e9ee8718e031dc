// The books as used by a transaction, for both databases: what a ledger book reads, and what it writes.
import type { Minor } from '@punto/engine/minor';
import type { AccountId } from '@punto/ledger/account';
import type { BookSource } from '@punto/ledger/book-source';
import type { Transfer, TransferId } from '@punto/ledger/transfer';
import type { PatronId, TableId, Version } from '@punto/table/ids';

/** Keyed by the id of its stake: the version with which a ticket was answered. [L6] */
export type StakeAnswers = ReadonlyMap<TransferId, Version>;

export type Books = BookSource & {
  /** The version that the ticket of this stake was answered with; `null`: there is no such stake. [L6] */
  readonly answered: (stake: TransferId) => Version | null;
  /** Whether anything of the account waits in the escrow. */
  readonly isWaiting: (debit: AccountId, escrow: AccountId) => boolean;
  /** Writes transfers that a ledger book has found good, in order. */
  readonly write: (transfers: readonly Transfer[], answers?: StakeAnswers) => void;
  /** The writes were rolled back: all cached values are invalid. */
  readonly drop: () => void;
  /** Tables with movements that wait to be decided. */
  readonly staked: () => readonly TableId[];
  readonly inPlay: (patron: PatronId) => readonly { table: TableId; stakeMinor: Minor }[];
};
