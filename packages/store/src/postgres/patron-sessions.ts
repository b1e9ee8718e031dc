// Sessions of patrons in PostgreSQL. Each change locks the patron's row, so that concurrent requests of one browser's
// windows run one after the other.
import type { PatronId } from '@punto/table/ids';
import type { PatronSession, PatronSessions, SessionEnd } from '../patron-session-store.ts';
import {
  announceEnded,
  endValues,
  launchedBefore,
  lineOf,
  MOST_WAITING,
  type PatronSessionRow,
  SESSION_COLUMNS,
  SESSION_LINES,
  type SessionLineRow,
  sessionOf,
} from '../shared/patron-sessions.ts';
import { createBatchedReads } from './batching/batched-reads.ts';
import type { PostgresJournalledWrite } from './journalled-write.ts';
import { change, type Queryable, row, rows } from './typed-queries.ts';

// The sign-in method and the device are copied from the row, which may have changed since the caller read it.
const REPLACE = `INSERT INTO sessions (hash, patron, opened_at, replaces, id, way, device, seen_at, proved_at)
  SELECT $1, patron, $2, hash, id, way, device, $2, proved_at FROM sessions
   WHERE hash = $4 AND (SELECT count(*) FROM sessions WHERE patron = $3 AND replaces = $4) < ${MOST_WAITING}`;
const OPEN = `INSERT INTO sessions (hash, patron, id, opened_at, way, device, seen_at, proved_at)
  VALUES ($1, $2, $3, $4, $5, $6, $4, $7)`;
const FORGET = 'DELETE FROM openid_sessions WHERE session IN (SELECT id FROM sessions WHERE opened_at < $1)';
const ended = (where: string): string => announceEnded(where, '$', 'json_build_object');
const ONE_ENDED = ended('patron = $4 AND sessions.id = $5');
const ALL_ENDED = ended('patron = $4');
const SWEPT_ENDED = ended('opened_at < $4');
const LAUNCHED = launchedBefore('$1', '$2', '$3', '$4');
const LINES = `${SESSION_LINES} WHERE patron = $1 AND opened_at >= $2 GROUP BY id ORDER BY seen_at DESC, id`;

export const createPatronSessions = (
  pool: Queryable,
  writeJournalled: PostgresJournalledWrite,
): PatronSessions => {
  /** Makes a function that runs changes of one patron's sessions under a lock of the patron's row. */
  const held =
    <T>(patron: PatronId, work: (client: Queryable) => Promise<T>) =>
    async (client: Queryable): Promise<T> => {
      await row(client, 'SELECT 1 FROM patrons WHERE patron = $1 FOR NO KEY UPDATE', [patron]);
      return work(client);
    };
  const endOne = async (
    client: Queryable,
    patron: PatronId,
    id: string,
    how: SessionEnd,
  ): Promise<number> => {
    await change(client, ONE_ENDED, [...endValues(how), patron, id]);
    return change(client, 'DELETE FROM sessions WHERE patron = $1 AND id = $2', [patron, id]);
  };
  return {
    find: createBatchedReads<PatronSession | null>(
      async (hashes) => {
        const sql = `SELECT ${SESSION_COLUMNS} FROM sessions JOIN patrons USING (patron) WHERE hash = ANY ($1)`;
        const found = await rows<PatronSessionRow>(pool, sql, [hashes]);
        return new Map(found.map((each) => [each.hash, sessionOf(each)]));
      },
      () => null,
    ),
    replace: ({ hash: old, patron: { id } }, hash, at) =>
      writeJournalled(held(id, async (client) => (await change(client, REPLACE, [hash, at, id, old])) === 1)),
    settle: async ({ hash, patron, replaces }) => {
      if (replaces === null) return;
      await writeJournalled(
        held(patron.id, async (client) => {
          await change(client, 'UPDATE sessions SET replaces = NULL WHERE hash = $1', [hash]);
          const sql =
            'DELETE FROM sessions WHERE patron = $1 AND hash <> $2 AND (hash = $3 OR replaces = $3)';
          await change(client, sql, [patron.id, hash, replaces]);
        }),
      );
    },
    open: (patron, { hash, id, openedAt, way, device, provedAt }, ends) =>
      writeJournalled(
        held(patron, async (client) => {
          if (ends !== null) await endOne(client, patron, ends, { at: openedAt, reason: 'replaced' });
          await change(client, OPEN, [hash, patron, id, openedAt, way, device, provedAt]);
        }),
      ),
    of: async (patron, openedSince) =>
      (await rows<SessionLineRow>(pool, LINES, [patron, openedSince])).map(lineOf),
    sweep: (openedBefore, at) =>
      writeJournalled(async (client) => {
        await change(client, SWEPT_ENDED, [...endValues({ at, reason: 'expired' }), openedBefore]);
        await change(client, FORGET, [openedBefore]);
        return change(client, 'DELETE FROM sessions WHERE opened_at < $1', [openedBefore]);
      }),
    launchedBefore: ({ brand, seenBefore, openedBefore, most }) =>
      rows(pool, LAUNCHED, [brand, seenBefore, openedBefore, most]),
    see: (hash, at, device) =>
      writeJournalled(async (client) => {
        const sql = 'UPDATE sessions SET seen_at = $2, device = $3 WHERE hash = $1';
        await change(client, sql, [hash, at, device]);
      }),
    prove: (id, at) =>
      writeJournalled(async (client) => {
        await change(client, 'UPDATE sessions SET proved_at = $2 WHERE id = $1', [id, at]);
      }),
    end: (patron, id, how, entry) =>
      writeJournalled(
        held(patron, async (client) => (await endOne(client, patron, id, how)) > 0),
        entry,
      ),
    endAll: (patron, how, entry) =>
      writeJournalled(
        held(patron, async (client) => {
          await change(client, ALL_ENDED, [...endValues(how), patron]);
          return (await change(client, 'DELETE FROM sessions WHERE patron = $1', [patron])) > 0;
        }),
        entry,
      ),
  };
};
