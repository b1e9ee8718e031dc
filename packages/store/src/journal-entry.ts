// One entry of the staff journal.
import type { Role } from '@punto/protocol/floor/permission';
import type { PatronId, Staff } from '@punto/table/index';

/** Appended, chained by hash, never changed. */
export type JournalEntry = {
  /** Server time. */
  readonly at: number;
  /** `null`: done by the server itself. */
  readonly staff: Staff | null;
  readonly role: Role | null;
  /** A permission, or an act of signing in or out such as `sign-in`. */
  readonly action: string;
  readonly table: string | null;
  readonly shoe: number | null;
  readonly round: number | null;
  readonly patron: PatronId | null;
  readonly reason: string | null;
  /** The changed values before and after, as few as possible. */
  readonly before: unknown;
  readonly after: unknown;
};

export type KeptEntry = JournalEntry & {
  /** Counts from 1, without gaps. */
  readonly number: number;
  /** Hexadecimal SHA-256 over the entry and the hash of the entry before. */
  readonly hash: string;
};
