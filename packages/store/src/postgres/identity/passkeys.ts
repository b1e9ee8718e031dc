// Passkeys of patrons in PostgreSQL.
import type { PasskeyStore } from '../../passkey-store.ts';
import { type PasskeyRow, passkeyOf, passkeyValues } from '../../shared/identity/passkeys.ts';
import type { PostgresJournalledWrite } from '../journalled-write.ts';
import { change, type Queryable, row, rows } from '../typed-queries.ts';

export const createPasskeys = (pool: Queryable, writeJournalled: PostgresJournalledWrite): PasskeyStore => {
  const changed = (sql: string, values: readonly unknown[]) =>
    writeJournalled(async (client) => (await change(client, sql, values)) === 1);
  return {
    find: async (id) => {
      const found = await row<PasskeyRow>(pool, 'SELECT * FROM passkeys WHERE credential = $1', [id]);
      return found ? passkeyOf(found) : null;
    },
    of: async (patron) => {
      const sql = 'SELECT * FROM passkeys WHERE patron = $1 ORDER BY created_at, credential';
      return (await rows<PasskeyRow>(pool, sql, [patron])).map(passkeyOf);
    },
    add: (passkey, entry) =>
      writeJournalled(async (client) => {
        const sql = `INSERT INTO passkeys VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING`;
        return (await change(client, sql, passkeyValues(passkey))) === 1;
      }, entry),
    use: (id, { before, counter, backedUp, at }) =>
      changed(
        'UPDATE passkeys SET counter = $3, backed_up = $4, used_at = $5 WHERE credential = $1 AND counter = $2',
        [id, before, counter, backedUp, at],
      ),
    rename: (patron, id, name) =>
      changed('UPDATE passkeys SET name = $3 WHERE patron = $1 AND credential = $2', [patron, id, name]),
    remove: (patron, id, entry) =>
      writeJournalled(
        async (client) =>
          (await change(client, 'DELETE FROM passkeys WHERE patron = $1 AND credential = $2', [
            patron,
            id,
          ])) === 1,
        entry,
      ),
  };
};
