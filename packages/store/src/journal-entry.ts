// One thing somebody of the house did, as the journal keeps it.
import type { Role } from '@punto/protocol/floor/permission';
import type { PatronId, Staff } from '@punto/table/index';

/** Entries are appended, chained by hash, and never changed. */
export type JournalEntry = {
  /** Server time. */
  readonly at: number;
  /** `null`: the house by itself. */
  readonly staff: Staff | null;
  readonly role: Role | null;
  /** A permission, or an act of the door such as `sign-in`. */
  readonly action: string;
  readonly table: string | null;
  readonly shoe: number | null;
  readonly round: number | null;
  readonly patron: PatronId | null;
  readonly reason: string | null;
  /** What it was before and after, as small as it can be told. */
  readonly before: unknown;
  readonly after: unknown;
};

export type KeptEntry = JournalEntry & {
  /** From 1, without a gap. */
  readonly number: number;
  /** Hexadecimal SHA-256 over the entry and the hash of the one before. */
  readonly hash: string;
};
