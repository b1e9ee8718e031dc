// Deletions of the retention job in a store. Money, records, events and the journal are never deleted.
import type { PatronId } from '@punto/table/ids';

/** A part of the search for abandoned guests; `next`: where the next part begins, `null`: this was the last. */
export type AbandonedGuests = { readonly patrons: readonly PatronId[]; readonly next: number | null };

export type RetentionStore = {
  /** Deletes invitations that ended or were withdrawn before; returns their number. */
  readonly sweepInvitations: (endedBefore: number) => Promise<number>;
  /** Deletes failed sign-ins before; returns their number. */
  readonly sweepFailures: (before: number) => Promise<number>;
  /** Deletes what is kept of OpenID sign-ins before, where the session here has ended; returns their number. */
  readonly sweepOpenidSessions: (openedBefore: number) => Promise<number>;
  /** Hashes of the staff's sessions opened before. */
  readonly staffSessions: (openedBefore: number) => Promise<readonly string[]>;
  /**
   * Patrons whom nothing leads back to their account (no session, passkey, code or sign-in at a provider), and whose account
   * has no entry since `before` and no stake in play. Erased ones are left out. So many are looked at in one part.
   */
  readonly abandonedGuests: (before: number, after: number, lookedAt: number) => Promise<AbandonedGuests>;
};
