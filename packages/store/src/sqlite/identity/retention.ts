// Retention in SQLite.
import type { DatabaseSync } from 'node:sqlite';
import type { RetentionStore } from '../../retention-store.ts';
import {
  abandonedOf,
  abandonedSql,
  OLD_STAFF_SESSIONS,
  type PatronNumberRow,
  SWEEP_FAILURES,
  SWEEP_INVITATIONS,
  SWEEP_OPENID,
} from '../../shared/identity/retention.ts';
import type { SqliteJournalledWrite } from '../journalled-write.ts';
import { POSTED_AT } from '../postings/posting-columns.ts';
import { query } from '../typed-queries.ts';

/** No row of the account: it never had an entry. */
const AT_REST = `NOT EXISTS (
  SELECT 1 FROM accounts LEFT JOIN movements ON movements.number = accounts.newest
   WHERE accounts.account = 'patron:' || known.patron AND (pending_minor > 0 OR ${POSTED_AT} >= ?1))`;

export const createRetention = (
  database: DatabaseSync,
  writeJournalled: SqliteJournalledWrite,
): RetentionStore => {
  const openid = query(database, SWEEP_OPENID('?'));
  const invitations = query(database, SWEEP_INVITATIONS('?1'));
  const failures = query(database, SWEEP_FAILURES('?'));
  const staffSessions = query<{ hash: string }>(database, OLD_STAFF_SESSIONS('?'));
  const abandoned = query<PatronNumberRow>(
    database,
    abandonedSql('patrons JOIN patron_numbers USING (patron)', ['?1', '?2', '?3'], AT_REST),
  );
  return {
    sweepInvitations: (before) => writeJournalled(() => invitations.change(before)),
    sweepFailures: (before) => writeJournalled(() => failures.change(before)),
    sweepOpenidSessions: (before) => writeJournalled(() => openid.change(before)),
    staffSessions: async (before) => staffSessions.all(before).map(({ hash }) => hash),
    abandonedGuests: async (before, after, lookedAt) =>
      abandonedOf(abandoned.all(before, after, lookedAt), lookedAt),
  };
};
