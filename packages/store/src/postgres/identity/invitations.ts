// Invitations in PostgreSQL.
import type { InvitationStore } from '../../invitation-store.ts';
import { type InvitationRow, invitationOf, invitationValues } from '../../shared/identity/invitations.ts';
import type { PostgresJournalledWrite } from '../journalled-write.ts';
import { change, type Queryable, row, rows } from '../typed-queries.ts';

const NEWEST = 'SELECT * FROM invitations ORDER BY made_at DESC, invitation LIMIT $1';
const REDEEM = `UPDATE invitations SET used = used + 1
  WHERE hash = $1 AND used < uses AND expires_at > $2 AND withdrawn_at IS NULL RETURNING invitation`;
const WITHDRAW = 'UPDATE invitations SET withdrawn_at = $2 WHERE invitation = $1 AND withdrawn_at IS NULL';

export const createInvitations = (
  pool: Queryable,
  writeJournalled: PostgresJournalledWrite,
): InvitationStore => ({
  add: (invitation, entry) =>
    writeJournalled(async (client) => {
      const sql = 'INSERT INTO invitations VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)';
      await change(client, sql, invitationValues(invitation));
    }, entry),
  newest: async (most) => (await rows<InvitationRow>(pool, NEWEST, [most])).map(invitationOf),
  redeem: (hash, now) =>
    writeJournalled(
      async (client) => (await row<{ invitation: string }>(client, REDEEM, [hash, now]))?.invitation ?? null,
    ),
  withdraw: (id, at, entry) =>
    writeJournalled(async (client) => (await change(client, WITHDRAW, [id, at])) === 1, entry),
});
