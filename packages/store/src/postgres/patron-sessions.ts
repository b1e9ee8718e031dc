// Sessions of patrons in PostgreSQL. Each change locks the patron's row, so that concurrent requests of one browser's
// windows run one after the other.
import type { PatronId } from '@punto/table/ids';
import type { PatronSession, PatronSessions } from '../patron-session-store.ts';
import { MOST_WAITING, type PatronSessionRow, sessionOf } from '../shared/patron-sessions.ts';
import { createGathering } from './gathering.ts';
import { change, type Queryable, row, rows } from './rows.ts';
import type { PostgresWriteDown } from './write-down.ts';

export const createPatronSessions = (pool: Queryable, writeDown: PostgresWriteDown): PatronSessions => ({
  find: createGathering<PatronSession | null>(
    async (hashes) => {
      const found = await rows<PatronSessionRow>(
        pool,
        `SELECT hash, opened_at, replaces, patrons.patron, name, created_at
           FROM sessions JOIN patrons USING (patron) WHERE hash = ANY ($1)`,
        [hashes],
      );
      return new Map(found.map((each) => [each.hash, sessionOf(each)]));
    },
    () => null,
  ),
  replace: (old, hash, at) =>
    writeDown(async (client) => {
      await hold(client, old.patron.id);
      const opened = await change(
        client,
        `INSERT INTO sessions (hash, patron, opened_at, replaces) SELECT $1, $2, $3, $4
          WHERE (SELECT count(*) FROM sessions WHERE patron = $2 AND replaces = $4) < ${MOST_WAITING}`,
        [hash, old.patron.id, at, old.hash],
      );
      return opened === 1;
    }),
  settle: async ({ hash, patron, replaces }) => {
    if (replaces === null) return;
    await writeDown(async (client) => {
      await hold(client, patron.id);
      await change(client, 'UPDATE sessions SET replaces = NULL WHERE hash = $1', [hash]);
      await change(
        client,
        'DELETE FROM sessions WHERE patron = $1 AND hash <> $2 AND (hash = $3 OR replaces = $3)',
        [patron.id, hash, replaces],
      );
    });
  },
  endAll: (patron) =>
    writeDown(async (client) => {
      await hold(client, patron);
      await change(client, 'DELETE FROM sessions WHERE patron = $1', [patron]);
    }),
});

const hold = (client: Queryable, patron: PatronId) =>
  row(client, 'SELECT 1 FROM patrons WHERE patron = $1 FOR NO KEY UPDATE', [patron]);
