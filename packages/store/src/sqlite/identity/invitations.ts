// Invitations in SQLite.
import type { DatabaseSync } from 'node:sqlite';
import type { InvitationStore } from '../../invitation-store.ts';
import { type InvitationRow, invitationOf, invitationValues } from '../../shared/identity/invitations.ts';
import type { SqliteJournalledWrite } from '../journalled-write.ts';
import { query } from '../typed-queries.ts';

export const createInvitations = (
  database: DatabaseSync,
  writeJournalled: SqliteJournalledWrite,
): InvitationStore => {
  const add = query(database, 'INSERT INTO invitations VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const newest = query<InvitationRow>(
    database,
    'SELECT * FROM invitations ORDER BY made_at DESC, invitation LIMIT ?',
  );
  const redeem = query<{ invitation: string }>(
    database,
    `UPDATE invitations SET used = used + 1
      WHERE hash = ?1 AND used < uses AND expires_at > ?2 AND withdrawn_at IS NULL RETURNING invitation`,
  );
  const withdraw = query(
    database,
    'UPDATE invitations SET withdrawn_at = ?2 WHERE invitation = ?1 AND withdrawn_at IS NULL',
  );
  return {
    add: (invitation, entry) => writeJournalled(() => void add.run(...invitationValues(invitation)), entry),
    newest: async (most) => newest.all(most).map(invitationOf),
    redeem: (hash, now) => writeJournalled(() => redeem.get(hash, now)?.invitation ?? null),
    withdraw: (id, at, entry) => writeJournalled(() => withdraw.change(id, at) === 1, entry),
  };
};
