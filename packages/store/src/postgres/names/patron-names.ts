// Names of patrons in PostgreSQL. Each change locks the patron's row, so that two windows change it one after the other.
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
import { createBatchedReads } from '../batching/batched-reads.ts';
import type { PostgresJournalledWrite } from '../journalled-write.ts';
import { change, type Queryable, row, rows } from '../typed-queries.ts';

export const createPatronNames = (
  pool: Queryable,
  writeJournalled: PostgresJournalledWrite,
): PatronNameStore => ({
  of: async (patron, at) => chosenNameOf(await nameRow(pool, patron), at),
  shownOf: createBatchedReads<string | null>(
    async (patrons) => {
      const sql = 'SELECT patron, name, shown FROM display_names WHERE patron = ANY ($1)';
      const found = await rows<NameRow & { patron: string }>(pool, sql, [patrons]);
      return new Map(found.map((each) => [each.patron, shownName(each)]));
    },
    () => null,
  ),
  choose: (patron, wanted) =>
    writeJournalled(async (client) => {
      const next = renamed(await heldRow(client, patron), wanted);
      if (typeof next === 'string') return next;
      await write(client, patron, next);
      return null;
    }),
  remove: (patron, entry) =>
    writeJournalled(async (client) => {
      const next = withoutName(await heldRow(client, patron));
      if (next) await write(client, patron, next);
      return next !== null;
    }, entry),
});

const nameRow = (client: Queryable, patron: PatronId) =>
  row<NameRow>(client, 'SELECT * FROM display_names WHERE patron = $1', [patron]);

const heldRow = async (client: Queryable, patron: PatronId): Promise<NameRow | undefined> => {
  await row(client, 'SELECT 1 FROM patrons WHERE patron = $1 FOR NO KEY UPDATE', [patron]);
  return nameRow(client, patron);
};

const write = (client: Queryable, patron: PatronId, next: NameRow) =>
  change(
    client,
    `INSERT INTO display_names VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (patron) DO UPDATE SET name = $2, skeleton = $3, shown = $4, changes = $5, counted_from = $6, barred = $7`,
    [patron, ...nameValues(next)],
  );
