// Patrons of operators in PostgreSQL.
import type { PatronId } from '@punto/table/ids';
import type { OperatorPatronStore, OperatorSession } from '../../operator-patron-store.ts';
import {
  type OperatorPatronRow,
  type OperatorSessionRow,
  operatorPatronOf,
  operatorSessionOf,
  operatorSessions,
} from '../../shared/identity/operator-patrons.ts';
import { createBatchedReads } from '../batching/batched-reads.ts';
import type { PostgresJournalledWrite } from '../journalled-write.ts';
import { change, type Queryable, row, rows } from '../typed-queries.ts';

const FIND = 'SELECT * FROM operator_patrons WHERE brand = $1 AND currency = $2 AND operator_patron = $3';
const SESSIONS = operatorSessions('= ANY ($1)');

export const createOperatorPatrons = (
  pool: Queryable,
  writeJournalled: PostgresJournalledWrite,
): OperatorPatronStore => ({
  find: async ({ brand, currency, operatorPatron }) =>
    (await row<OperatorPatronRow>(pool, FIND, [brand, currency, operatorPatron]))?.patron ?? null,
  of: async (patron: PatronId) => {
    const found = await row<OperatorPatronRow>(pool, 'SELECT * FROM operator_patrons WHERE patron = $1', [
      patron,
    ]);
    return found ? operatorPatronOf(found) : null;
  },
  sessionOf: createBatchedReads<OperatorSession | null>(
    async (patrons) => {
      const found = await rows<OperatorSessionRow>(pool, SESSIONS, [patrons]);
      return new Map(found.map((each) => [each.patron, operatorSessionOf(each)]));
    },
    () => null,
  ),
  admit: ({ brand, currency, operatorPatron }, { id, name, createdAt }) =>
    writeJournalled(async (client) => {
      // Two nodes may launch the same new person at the same time.
      const key = `${brand} ${currency} ${operatorPatron}`;
      await row(client, 'SELECT pg_advisory_xact_lock(hashtextextended($1, 19))', [key]);
      const known = await row<OperatorPatronRow>(client, FIND, [brand, currency, operatorPatron]);
      if (known) return known.patron;
      const patron = 'INSERT INTO patrons (patron, name, created_at) VALUES ($1, $2, $3)';
      await change(client, patron, [id, name, createdAt]);
      const link = 'INSERT INTO operator_patrons VALUES ($1, $2, $3, $4)';
      await change(client, link, [brand, currency, operatorPatron, id]);
      return id;
    }),
});
