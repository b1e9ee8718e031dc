// OpenID accounts and sessions in SQLite.
import type { DatabaseSync } from 'node:sqlite';
import type { OpenidStore } from '../../openid-store.ts';
import {
  type OpenidLinkRow,
  type OpenidSessionRow,
  openidLinkOf,
  openidSessionOf,
} from '../../shared/identity/openid.ts';
import type { SqliteJournalledWrite } from '../journalled-write.ts';
import { query } from '../typed-queries.ts';

export const createOpenid = (database: DatabaseSync, writeJournalled: SqliteJournalledWrite): OpenidStore => {
  const find = query<{ account: string }>(
    database,
    'SELECT account FROM openid_accounts WHERE kind = ? AND issuer = ? AND subject = ?',
  );
  const of = query<OpenidLinkRow>(
    database,
    'SELECT * FROM openid_accounts WHERE kind = ? AND account = ? ORDER BY linked_at, issuer, subject',
  );
  const link = query(database, 'INSERT INTO openid_accounts VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const opened = query(database, 'INSERT INTO openid_sessions VALUES (?, ?, ?, ?, ?, ?)');
  const sessions = query<OpenidSessionRow>(
    database,
    `SELECT * FROM openid_sessions WHERE issuer = ?1 AND (?2 IS NULL OR subject = ?2) AND (?3 IS NULL OR sid = ?3)
      ORDER BY session`,
  );
  const forget = query(database, 'DELETE FROM openid_sessions WHERE session = ?');
  return {
    find: async (kind, { issuer, subject }) => find.get(kind, issuer, subject)?.account ?? null,
    of: async (kind, account) => of.all(kind, account).map(openidLinkOf),
    link: ({ issuer, subject, kind, account, linkedAt }, entry) =>
      writeJournalled(() => link.change(issuer, subject, kind, account, linkedAt) === 1, entry),
    opened: ({ session, kind, issuer, subject, sid, openedAt }) =>
      writeJournalled(() => void opened.run(session, kind, issuer, subject, sid, openedAt)),
    sessions: async (issuer, { subject, sid }) => sessions.all(issuer, subject, sid).map(openidSessionOf),
    forget: (session) => writeJournalled(() => void forget.run(session)),
  };
};
