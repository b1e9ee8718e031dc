// Recovery codes of patrons in PostgreSQL.
import type { PatronId } from '@punto/table/ids';
import type { RecoveryCodes } from '../../recovery-code-store.ts';
import type { PostgresJournalledWrite } from '../journalled-write.ts';
import { journal } from '../pending/pending-journal.ts';
import { change, type Queryable, row } from '../typed-queries.ts';

export const createRecoveryCodes = (
  pool: Queryable,
  writeJournalled: PostgresJournalledWrite,
): RecoveryCodes => ({
  left: async (patron) => {
    const sql = 'SELECT count(*) AS left FROM recovery_codes WHERE patron = $1';
    return (await row<{ left: number }>(pool, sql, [patron]))?.left ?? 0;
  },
  has: async (patron, hash) => {
    const sql = 'SELECT 1 FROM recovery_codes WHERE hash = $1 AND patron = $2';
    return (await row(pool, sql, [hash, patron])) !== undefined;
  },
  replace: (patron, { hashes, at }, entry) =>
    writeJournalled(async (client) => {
      await row(client, 'SELECT 1 FROM patrons WHERE patron = $1 FOR NO KEY UPDATE', [patron]);
      await change(client, 'DELETE FROM recovery_codes WHERE patron = $1', [patron]);
      await change(client, 'INSERT INTO recovery_codes SELECT unnest($1::text[]), $2, $3', [
        hashes,
        patron,
        at,
      ]);
    }, entry),
  redeem: (hash, entry) =>
    writeJournalled(async (client) => {
      const sql = 'DELETE FROM recovery_codes WHERE hash = $1 RETURNING patron';
      const found = await row<{ patron: PatronId }>(client, sql, [hash]);
      if (!found) return null;
      await journal.append(client, entry(found.patron));
      return found.patron;
    }),
});
