// Names of patrons in SQLite.
import type { DatabaseSync } from 'node:sqlite';
import type { PatronId } from '@punto/table/ids';
import type { PatronNameStore } from '../../patron-name-store.ts';
import {
  chosenNameOf,
  type NameRow,
  nameValues,
  renamed,
  shownName,
  withoutName,
} from '../../shared/patron-names.ts';
import type { SqliteJournalledWrite } from '../journalled-write.ts';
import { query } from '../typed-queries.ts';

export const createPatronNames = (
  database: DatabaseSync,
  writeJournalled: SqliteJournalledWrite,
): PatronNameStore => {
  const select = query<NameRow>(database, 'SELECT * FROM display_names WHERE patron = ?');
  const replace = query(database, 'INSERT OR REPLACE INTO display_names VALUES (?, ?, ?, ?, ?, ?, ?)');
  const write = (patron: PatronId, row: NameRow): void => {
    const [name, skeleton, shown, ...rest] = nameValues(row);
    replace.run(patron, name, skeleton, Number(shown), ...rest);
  };
  return {
    of: async (patron, at) => chosenNameOf(select.get(patron), at),
    shownOf: async (patron) => {
      const row = select.get(patron);
      return row ? shownName(row) : null;
    },
    choose: (patron, wanted) =>
      writeJournalled(() => {
        const next = renamed(select.get(patron), wanted);
        if (typeof next === 'string') return next;
        write(patron, next);
        return null;
      }),
    remove: (patron, entry) =>
      writeJournalled(() => {
        const next = withoutName(select.get(patron));
        if (next) write(patron, next);
        return next !== null;
      }, entry),
  };
};
