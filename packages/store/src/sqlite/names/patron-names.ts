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
import { query } from '../query.ts';
import type { SqliteWriteDown } from '../write-down.ts';

export const createPatronNames = (database: DatabaseSync, writeDown: SqliteWriteDown): PatronNameStore => {
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
      writeDown(() => {
        const next = renamed(select.get(patron), wanted);
        if (typeof next === 'string') return next;
        write(patron, next);
        return null;
      }),
    remove: (patron, entry) =>
      writeDown(() => {
        const next = withoutName(select.get(patron));
        if (next) write(patron, next);
        return next !== null;
      }, entry),
  };
};
