// OpenID accounts and sessions in PostgreSQL.
import type { OpenidStore } from '../../openid-store.ts';
import {
  type OpenidLinkRow,
  type OpenidSessionRow,
  openidLinkOf,
  openidSessionOf,
} from '../../shared/identity/openid.ts';
import type { PostgresJournalledWrite } from '../journalled-write.ts';
import { change, type Queryable, row, rows } from '../typed-queries.ts';

const FIND = 'SELECT account FROM openid_accounts WHERE kind = $1 AND issuer = $2 AND subject = $3';
const OF =
  'SELECT * FROM openid_accounts WHERE kind = $1 AND account = $2 ORDER BY linked_at, issuer, subject';
const LINK = 'INSERT INTO openid_accounts VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING';
const SESSIONS = `SELECT * FROM openid_sessions
  WHERE issuer = $1 AND ($2::text IS NULL OR subject = $2) AND ($3::text IS NULL OR sid = $3) ORDER BY session`;

export const createOpenid = (pool: Queryable, writeJournalled: PostgresJournalledWrite): OpenidStore => ({
  find: async (kind, { issuer, subject }) =>
    (await row<{ account: string }>(pool, FIND, [kind, issuer, subject]))?.account ?? null,
  of: async (kind, account) => (await rows<OpenidLinkRow>(pool, OF, [kind, account])).map(openidLinkOf),
  link: ({ issuer, subject, kind, account, linkedAt }, entry) =>
    writeJournalled(
      async (client) => (await change(client, LINK, [issuer, subject, kind, account, linkedAt])) === 1,
      entry,
    ),
  opened: ({ session, kind, issuer, subject, sid, openedAt }) =>
    writeJournalled(async (client) => {
      const sql = 'INSERT INTO openid_sessions VALUES ($1, $2, $3, $4, $5, $6)';
      await change(client, sql, [session, kind, issuer, subject, sid, openedAt]);
    }),
  sessions: async (issuer, { subject, sid }) =>
    (await rows<OpenidSessionRow>(pool, SESSIONS, [issuer, subject, sid])).map(openidSessionOf),
  forget: (session) =>
    writeJournalled(async (client) => {
      await change(client, 'DELETE FROM openid_sessions WHERE session = $1', [session]);
    }),
});
