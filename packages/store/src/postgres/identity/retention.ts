// Retention in PostgreSQL.
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
import type { PostgresJournalledWrite } from '../journalled-write.ts';
import { change, type Queryable, rows } from '../typed-queries.ts';

const AT_REST = `NOT EXISTS (
    SELECT 1 FROM accounts WHERE account = 'patron:' || known.patron AND part = '' AND pending_minor > 0)
  AND coalesce((SELECT at FROM postings WHERE account = 'patron:' || known.patron AND part = ''
                 ORDER BY line DESC LIMIT 1), 0) < $1`;
const ABANDONED = abandonedSql('patrons', ['$1', '$2', '$3'], AT_REST);

export const createRetention = (
  pool: Queryable,
  writeJournalled: PostgresJournalledWrite,
): RetentionStore => ({
  sweepInvitations: (before) =>
    writeJournalled((client) => change(client, SWEEP_INVITATIONS('$1'), [before])),
  sweepFailures: (before) => writeJournalled((client) => change(client, SWEEP_FAILURES('$1'), [before])),
  sweepOpenidSessions: (before) => writeJournalled((client) => change(client, SWEEP_OPENID('$1'), [before])),
  staffSessions: async (before) =>
    (await rows<{ hash: string }>(pool, OLD_STAFF_SESSIONS('$1'), [before])).map(({ hash }) => hash),
  abandonedGuests: async (before, after, lookedAt) =>
    abandonedOf(await rows<PatronNumberRow>(pool, ABANDONED, [before, after, lookedAt]), lookedAt),
});
