// Erasure of a patron in PostgreSQL. It locks the account first, as a ticket does, so that no stake is accepted meanwhile.
import { patronAccount } from '@punto/ledger/account';
import { ERASED_NAME, type Erase } from '../../erasure-store.ts';
import { erasing } from '../../shared/identity/erasure.ts';
import type { PostgresJournalledWrite } from '../journalled-write.ts';
import { journal } from '../pending/pending-journal.ts';
import { change, row } from '../typed-queries.ts';

const STAKED = 'SELECT pending_minor FROM accounts WHERE account = $1 FOR UPDATE';
const RENAME = `UPDATE patrons SET name = '${ERASED_NAME}', suspended_at = coalesce(suspended_at, $2),
  suspended_reason = '', erased_at = coalesce(erased_at, $2) WHERE patron = $1`;
const DELETIONS = erasing('$1');

export const createErasure =
  (writeJournalled: PostgresJournalledWrite): Erase =>
  (patron, at, entry) =>
    writeJournalled(async (client) => {
      const account = await row<{ pending_minor: number }>(client, STAKED, [patronAccount(patron)]);
      if (account && account.pending_minor > 0) return 'stakes-open';
      if ((await change(client, RENAME, [patron, at])) === 0) return 'no-patron';
      for (const sql of DELETIONS) await change(client, sql, [patron]);
      await journal.append(client, entry);
      return 'erased';
    });
