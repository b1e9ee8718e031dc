// A consistent copy of a PostgreSQL deployment, with the findings of the checks there and of the audit of the copy.
import { isDeepStrictEqual } from 'node:util';
import { auditDatabase } from '../audit/audit.ts';
import type { Connections } from '../postgres/connection.ts';
import { syncPath } from '../shared/sync-path.ts';
import { partFaults } from './audit-postgres.ts';
import { copyFromPostgres } from './from-postgres.ts';
import type { Journey } from './journey.ts';
import { atOneMoment } from './moment.ts';
import { createFile } from './new-file.ts';
import { type MoveTally, tallyOfFile, tallyOfPostgres } from './tally.ts';

export type CheckedCopy = {
  /** Sentences; none for a sound house. */
  readonly faults: readonly string[];
  /** Counts in the database and in the copy. */
  readonly here: MoveTally;
  readonly there: MoveTally;
};

/** Into a file that is not there yet, and on disk at the end. `audit`: whether it is added up, and not only compared. Rejects with `UnfitRow`. */
export const checkedCopy = async (
  connections: Pick<Connections, 'transaction'>,
  file: string,
  { audit, ...journey }: Journey & { readonly audit: boolean },
): Promise<CheckedCopy> => {
  const copy = createFile(file);
  try {
    const { faults, here } = await atOneMoment(connections, async (reader) => {
      const found = audit ? await partFaults(reader) : [];
      await copyFromPostgres(reader, copy, journey);
      return { faults: found, here: await tallyOfPostgres(reader) };
    });
    const there = tallyOfFile(copy);
    const differs = isDeepStrictEqual(here, there) ? [] : ['the sums of the copy are not the same'];
    return { faults: [...faults, ...differs, ...(audit ? auditDatabase(copy).faults : [])], here, there };
  } finally {
    copy.close();
    syncPath(file);
  }
};
