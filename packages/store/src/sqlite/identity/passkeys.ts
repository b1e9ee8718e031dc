// Passkeys of patrons in SQLite.
import type { DatabaseSync } from 'node:sqlite';
import type { PasskeyStore } from '../../passkey-store.ts';
import { type PasskeyRow, passkeyOf, passkeyValues } from '../../shared/identity/passkeys.ts';
import type { SqliteJournalledWrite } from '../journalled-write.ts';
import { query } from '../typed-queries.ts';

export const createPasskeys = (
  database: DatabaseSync,
  writeJournalled: SqliteJournalledWrite,
): PasskeyStore => {
  const find = query<PasskeyRow>(database, 'SELECT * FROM passkeys WHERE credential = ?');
  const of = query<PasskeyRow>(
    database,
    'SELECT * FROM passkeys WHERE patron = ? ORDER BY created_at, credential',
  );
  const add = query(
    database,
    'INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const use = query(
    database,
    'UPDATE passkeys SET counter = ?3, backed_up = ?4, used_at = ?5 WHERE credential = ?1 AND counter = ?2',
  );
  const rename = query(database, 'UPDATE passkeys SET name = ?3 WHERE patron = ?1 AND credential = ?2');
  const remove = query(database, 'DELETE FROM passkeys WHERE patron = ? AND credential = ?');
  return {
    find: async (id) => {
      const row = find.get(id);
      return row ? passkeyOf(row) : null;
    },
    of: async (patron) => of.all(patron).map(passkeyOf),
    add: (passkey, entry) =>
      writeJournalled(() => {
        const [id, patron, publicKey, counter, transports, name, relyingParty, backedUp, ...times] =
          passkeyValues(passkey);
        const values = [id, patron, publicKey, counter, transports, name, relyingParty, Number(backedUp)];
        return add.change(...values, ...times) === 1;
      }, entry),
    use: (id, { before, counter, backedUp, at }) =>
      writeJournalled(() => use.change(id, before, counter, Number(backedUp), at) === 1),
    rename: (patron, id, name) => writeJournalled(() => rename.change(patron, id, name) === 1),
    remove: (patron, id, entry) => writeJournalled(() => remove.change(patron, id) === 1, entry),
  };
};
