// Cache of the suspended patrons: every ticket reads them, they are few, and this process is the only writer.
import type { DatabaseSync } from 'node:sqlite';
import type { PatronId } from '@punto/table/ids';
import { query } from '../typed-queries.ts';

export type SuspendedPatrons = {
  readonly has: (patron: PatronId) => boolean;
  /** Call with every change of a suspension and after a rollback: they are read again. */
  readonly drop: () => void;
};

export const createSuspendedPatrons = (database: DatabaseSync): SuspendedPatrons => {
  const all = query<{ patron: PatronId }>(
    database,
    'SELECT patron FROM patrons WHERE suspended_at IS NOT NULL',
  );
  let held: ReadonlySet<PatronId> | null = null;
  return {
    has: (patron) => {
      held ??= new Set(all.all().map((row) => row.patron));
      return held.has(patron);
    },
    drop: () => {
      held = null;
    },
  };
};
