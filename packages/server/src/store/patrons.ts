// Patrons and their sessions. A session is known by its hash alone.
import type { DatabaseSync } from 'node:sqlite';
import type { PatronId } from '@punto/table/ids';
import { query } from './query.ts';
import type { Patron } from './store.ts';

export type Patrons = {
  readonly admit: (patron: Patron, sessionHash: string) => void;
  readonly patronOf: (sessionHash: string) => Patron | null;
};

export const openPatrons = (database: DatabaseSync): Patrons => {
  const addPatron = query(database, 'INSERT INTO patrons (patron, name, created_at) VALUES (?, ?, ?)');
  const addSession = query(database, 'INSERT INTO sessions (hash, patron) VALUES (?, ?)');
  const ofSession = query<{ patron: PatronId; name: string; created_at: number }>(
    database,
    'SELECT patrons.* FROM sessions JOIN patrons USING (patron) WHERE sessions.hash = ?',
  );
  return {
    admit: (patron, sessionHash) => {
      addPatron.run(patron.id, patron.name, patron.createdAt);
      addSession.run(sessionHash, patron.id);
    },
    patronOf: (sessionHash) => {
      const row = ofSession.get(sessionHash);
      return row ? { id: row.patron, name: row.name, createdAt: row.created_at } : null;
    },
  };
};
