// Erasure of a patron in SQLite.
import type { DatabaseSync } from 'node:sqlite';
import { patronAccount } from '@punto/ledger/account';
import { ERASED_NAME, type Erase } from '../../erasure-store.ts';
import { erasing } from '../../shared/identity/erasure.ts';
import type { Journal } from '../../shared/journal.ts';
import type { SqliteJournalledWrite } from '../journalled-write.ts';
import { query } from '../typed-queries.ts';

/** `drop`: drops the caches, those of suspensions and protections among them. */
export const createErasure = (
  database: DatabaseSync,
  writeJournalled: SqliteJournalledWrite,
  journal: Pick<Journal, 'append'>,
  drop: () => void,
): Erase => {
  const staked = query(database, 'SELECT 1 FROM accounts WHERE account = ? AND pending_minor > 0');
  const rename = query(
    database,
    `UPDATE patrons SET name = '${ERASED_NAME}', suspended_at = coalesce(suspended_at, ?2), suspended_reason = '',
            erased_at = coalesce(erased_at, ?2) WHERE patron = ?1`,
  );
  const deletions = erasing('?1').map((sql) => query(database, sql));
  return (patron, at, entry) =>
    writeJournalled(() => {
      if (staked.get(patronAccount(patron)) !== undefined) return 'stakes-open';
      if (rename.change(patron, at) === 0) return 'no-patron';
      for (const each of deletions) each.run(patron);
      drop();
      journal.append(entry);
      return 'erased';
    });
};
