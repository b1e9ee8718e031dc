// Invitations to a house that does not admit every guest. The code is stored as a hash.
import type { Staff } from '@punto/table/index';
import type { JournalEntry } from './journal-entry.ts';

export type Invitation = {
  /** Random; shown in lists and in the journal. It is not the code. */
  readonly id: string;
  readonly hash: string;
  /** Note of the staff about the invited guests. */
  readonly note: string;
  readonly madeBy: Staff;
  readonly madeAt: number;
  readonly expiresAt: number;
  /** The number of guests it admits, and the number admitted so far. */
  readonly uses: number;
  readonly used: number;
  /** `null`: not withdrawn. */
  readonly withdrawnAt: number | null;
};

export type InvitationStore = {
  readonly add: (invitation: Invitation, entry: JournalEntry) => Promise<void>;
  /** The newest first, at most `limit`. */
  readonly newest: (most: number) => Promise<readonly Invitation[]>;
  /** Counts one use and returns the id; `null`: no such code, or it is used up, expired or withdrawn. */
  readonly redeem: (hash: string, now: number) => Promise<string | null>;
  /** `false`: no such invitation, or already withdrawn; then `entry` is not written. */
  readonly withdraw: (id: string, at: number, entry: JournalEntry) => Promise<boolean>;
};
