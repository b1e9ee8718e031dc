// Sessions of patrons. A session is known by its hash alone; one that takes the place of another lets it live until it
// was used itself, since a browser may never have got it.
import type { DatabaseSync } from 'node:sqlite';
import type { PatronId } from '@punto/table/ids';
import type { Patron } from '../patron-store.ts';
import { query } from './query.ts';
import type { WriteDown } from './write-down.ts';

export type PatronSession = {
  readonly hash: string;
  readonly patron: Patron;
  readonly openedAt: number;
  /** The hash of the session whose place it takes; `null`: it has taken it, or there was none. */
  readonly replaces: string | null;
};

export type PatronSessions = {
  readonly find: (hash: string) => Promise<PatronSession | null>;
  /** Opens another in its place. `false`: as many as may wait for their first use do already. */
  readonly replace: (old: PatronSession, hash: string, at: number) => Promise<boolean>;
  /** It was used: the one it replaces ends, and so does whatever else was to replace that one. */
  readonly settle: (session: PatronSession) => Promise<void>;
  /** All of the patron's. */
  readonly endAll: (patron: PatronId) => Promise<void>;
};

export type SessionRow = {
  hash: string;
  patron: PatronId;
  name: string;
  created_at: number;
  opened_at: number;
  replaces: string | null;
};

/** Windows of one browser that come at the same moment each get one, and the browser keeps the last it hears of. */
export const MOST_WAITING = 4;

export const openPatronSessions = (database: DatabaseSync, writeDown: WriteDown): PatronSessions => {
  const select = query<SessionRow>(
    database,
    `SELECT hash, opened_at, replaces, patrons.patron, name, created_at
       FROM sessions JOIN patrons USING (patron) WHERE hash = ?`,
  );
  const add = query(
    database,
    `INSERT INTO sessions (hash, patron, opened_at, replaces) SELECT ?1, ?2, ?3, ?4
      WHERE (SELECT count(*) FROM sessions WHERE patron = ?2 AND replaces = ?4) < ${MOST_WAITING} RETURNING hash`,
  );
  const settled = query(database, 'UPDATE sessions SET replaces = NULL WHERE hash = ?');
  const end = query(
    database,
    'DELETE FROM sessions WHERE patron = ?1 AND hash <> ?2 AND (hash = ?3 OR replaces = ?3)',
  );
  const endAll = query(database, 'DELETE FROM sessions WHERE patron = ?');
  return {
    find: async (hash) => {
      const row = select.get(hash);
      return row ? sessionOf(row) : null;
    },
    replace: (old, hash, at) => writeDown(() => add.get(hash, old.patron.id, at, old.hash) !== undefined),
    settle: ({ hash, patron, replaces }) =>
      writeDown(() => {
        if (replaces === null) return;
        settled.run(hash);
        end.run(patron.id, hash, replaces);
      }),
    endAll: (patron) => writeDown(() => void endAll.run(patron)),
  };
};

export const sessionOf = ({
  hash,
  patron,
  name,
  created_at,
  opened_at,
  replaces,
}: SessionRow): PatronSession => ({
  hash,
  patron: { id: patron, name, createdAt: created_at },
  openedAt: opened_at,
  replaces,
});
