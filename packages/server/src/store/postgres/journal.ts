// The journal read back, newest first: what the house did, whole or for one table.
import type { KeptEntry } from '../journal-entry.ts';
import { pageLater } from '../page.ts';
import type { Store } from '../store.ts';
import { type Asked, rows } from './rows.ts';

type Row = { readonly line: number; readonly body: string; readonly hash: string };

export const openJournal =
  (pool: Asked): Store['journalPage'] =>
  ({ table, ...request }) =>
    pageLater(
      request,
      (below, most) =>
        rows<Row>(
          pool,
          `SELECT number AS line, body, hash FROM journal
            WHERE number < $1 ${table === undefined ? '' : 'AND table_id = $3'} ORDER BY number DESC LIMIT $2`,
          table === undefined ? [below, most] : [below, most, table],
        ),
      ({ line, body, hash }): KeptEntry => ({ ...JSON.parse(body), number: line, hash }),
    );
