// Patrons of operators in SQLite.
import type { DatabaseSync } from 'node:sqlite';
import type { OperatorPatronStore } from '../../operator-patron-store.ts';
import {
  type OperatorPatronRow,
  type OperatorSessionRow,
  operatorPatronOf,
  operatorSessionOf,
  operatorSessions,
} from '../../shared/identity/operator-patrons.ts';
import type { SqliteJournalledWrite } from '../journalled-write.ts';
import { query } from '../typed-queries.ts';

export const createOperatorPatrons = (
  database: DatabaseSync,
  writeJournalled: SqliteJournalledWrite,
): OperatorPatronStore => {
  const find = query<OperatorPatronRow>(
    database,
    'SELECT * FROM operator_patrons WHERE brand = ? AND currency = ? AND operator_patron = ?',
  );
  const of = query<OperatorPatronRow>(database, 'SELECT * FROM operator_patrons WHERE patron = ?');
  const session = query<OperatorSessionRow>(database, operatorSessions('= ?'));
  const addPatron = query(database, 'INSERT INTO patrons (patron, name, created_at) VALUES (?, ?, ?)');
  const number = query(database, 'INSERT INTO patron_numbers (patron) VALUES (?)');
  const link = query(database, 'INSERT INTO operator_patrons VALUES (?, ?, ?, ?)');
  return {
    find: async ({ brand, currency, operatorPatron }) =>
      find.get(brand, currency, operatorPatron)?.patron ?? null,
    of: async (patron) => {
      const row = of.get(patron);
      return row ? operatorPatronOf(row) : null;
    },
    sessionOf: async (patron) => {
      const row = session.get(patron);
      return row ? operatorSessionOf(row) : null;
    },
    admit: ({ brand, currency, operatorPatron }, patron) =>
      writeJournalled(() => {
        const known = find.get(brand, currency, operatorPatron);
        if (known) return known.patron;
        addPatron.run(patron.id, patron.name, patron.createdAt);
        number.run(patron.id);
        link.run(brand, currency, operatorPatron, patron.id);
        return patron.id;
      }),
  };
};
