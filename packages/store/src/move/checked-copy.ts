// A consistent copy of a PostgreSQL deployment, with the findings of the checks there and of the audit of the copy.
import { isDeepStrictEqual } from 'node:util';
import { auditDatabase } from '../audit/audit.ts';
import type { Connections } from '../postgres/connection.ts';
import { syncPath } from '../shared/sync-path.ts';
import { partFaults } from './audit-postgres.ts';
import type { CopyControl } from './copy-control.ts';
import { copyFromPostgres } from './from-postgres.ts';
import { type MoveTotals, totalsOfFile, totalsOfPostgres } from './move-totals.ts';
import { createFile } from './new-file.ts';
import { inSnapshot } from './postgres-snapshot.ts';

export type CheckedCopy = {
  /** Sentences; none for a sound house. */
  readonly faults: readonly string[];
  /** Counts in the database and in the copy. */
  readonly here: MoveTotals;
  readonly there: MoveTotals;
};

/** Into a file that is not there yet, and on disk at the end. `audit`: whether it is added up, and not only compared. Rejects with `RefusedRow`. */
export const checkedCopy = async (
  connections: Pick<Connections, 'transaction'>,
  file: string,
  { audit, ...journey }: CopyControl & { readonly audit: boolean },
): Promise<CheckedCopy> => {
  const copy = createFile(file);
  try {
    const { faults, here } = await inSnapshot(connections, async (reader) => {
      const found = audit ? await partFaults(reader) : [];
      await copyFromPostgres(reader, copy, journey);
      return { faults: found, here: await totalsOfPostgres(reader) };
    });
    const there = totalsOfFile(copy);
    const differs = isDeepStrictEqual(here, there) ? [] : ['the sums of the copy are not the same'];
    return { faults: [...faults, ...differs, ...(audit ? auditDatabase(copy).faults : [])], here, there };
  } finally {
    copy.close();
    syncPath(file);
  }
};
