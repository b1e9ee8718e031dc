// Recovery codes of patrons in SQLite.
import type { DatabaseSync } from 'node:sqlite';
import type { PatronId } from '@punto/table/ids';
import type { RecoveryCodes } from '../../recovery-code-store.ts';
import type { Journal } from '../../shared/journal.ts';
import type { SqliteJournalledWrite } from '../journalled-write.ts';
import { query } from '../typed-queries.ts';

export const createRecoveryCodes = (
  database: DatabaseSync,
  writeJournalled: SqliteJournalledWrite,
  journal: Pick<Journal, 'append'>,
): RecoveryCodes => {
  const left = query<{ left: number }>(
    database,
    'SELECT count(*) AS left FROM recovery_codes WHERE patron = ?',
  );
  const has = query(database, 'SELECT 1 FROM recovery_codes WHERE hash = ? AND patron = ?');
  const add = query(database, 'INSERT INTO recovery_codes VALUES (?, ?, ?)');
  const removeAll = query(database, 'DELETE FROM recovery_codes WHERE patron = ?');
  const redeem = query<{ patron: PatronId }>(
    database,
    'DELETE FROM recovery_codes WHERE hash = ? RETURNING patron',
  );
  return {
    left: async (patron) => left.get(patron)?.left ?? 0,
    has: async (patron, hash) => has.get(hash, patron) !== undefined,
    replace: (patron, { hashes, at }, entry) =>
      writeJournalled(() => {
        removeAll.run(patron);
        for (const hash of hashes) add.run(hash, patron, at);
      }, entry),
    redeem: (hash, entry) =>
      writeJournalled(() => {
        const found = redeem.get(hash);
        if (!found) return null;
        journal.append(entry(found.patron));
        return found.patron;
      }),
  };
};
