// Invitations of a house that does not let in every guest. The code is stored as a hash.
import type { Staff } from '@punto/table/index';
import type { JournalEntry } from './journal-entry.ts';

export type Invitation = {
  /** Random; shown in lists and in the journal, and opens nothing. */
  readonly id: string;
  readonly hash: string;
  /** For whom, in the words of the staff. */
  readonly note: string;
  readonly madeBy: Staff;
  readonly madeAt: number;
  readonly expiresAt: number;
  /** Guests it lets in, and how many came. */
  readonly uses: number;
  readonly used: number;
  /** `null`: not withdrawn. */
  readonly withdrawnAt: number | null;
};

export type InvitationStore = {
  readonly add: (invitation: Invitation, entry: JournalEntry) => Promise<void>;
  /** Newest first, so many at most. */
  readonly newest: (most: number) => Promise<readonly Invitation[]>;
  /** Counts one use and returns the id; `null`: no such code, used up, expired or withdrawn. */
  readonly redeem: (hash: string, now: number) => Promise<string | null>;
  /** `false`: no such invitation, or withdrawn before; then nothing is journalled. */
  readonly withdraw: (id: string, at: number, entry: JournalEntry) => Promise<boolean>;
};
