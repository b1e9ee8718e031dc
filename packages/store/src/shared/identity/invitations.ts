// Maps rows of invitations, for both databases.
import type { Invitation } from '../../invitation-store.ts';

export type InvitationRow = {
  invitation: string;
  hash: string;
  note: string;
  made_by: string;
  made_at: number;
  expires_at: number;
  uses: number;
  used: number;
  withdrawn_at: number | null;
};

export const invitationOf = (row: InvitationRow): Invitation => ({
  id: row.invitation,
  hash: row.hash,
  note: row.note,
  madeBy: JSON.parse(row.made_by),
  madeAt: row.made_at,
  expiresAt: row.expires_at,
  uses: row.uses,
  used: row.used,
  withdrawnAt: row.withdrawn_at,
});

/** The columns in the order of the table. */
export const invitationValues = (given: Invitation) =>
  [
    ...([given.id, given.hash, given.note, JSON.stringify(given.madeBy)] as const),
    ...([given.madeAt, given.expiresAt, given.uses, given.used, given.withdrawnAt] as const),
  ] as const;
