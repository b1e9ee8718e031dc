// A copy of a house on PostgreSQL as it stood at one moment, with what the checks there and the audit of the copy found.
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { auditDatabase } from '../audit.ts';
import { partFaults } from '../postgres/audit.ts';
import type { Connections } from '../postgres/connection.ts';
import { copyFromPostgres } from './from-postgres.ts';
import type { Journey } from './journey.ts';
import { atOneMoment } from './moment.ts';
import { type Tally, tallyOfFile, tallyOfPostgres } from './tally.ts';

export type CheckedCopy = {
  /** Sentences; none for a sound house. */
  readonly faults: readonly string[];
  /** What is in the database, and what is in the copy. */
  readonly here: Tally;
  readonly there: Tally;
};

/** `audit`: whether the copy is added up, and not only compared. Rejects with `UnfitRow`. */
export const checkedCopy = async (
  connections: Pick<Connections, 'transaction'>,
  file: string,
  { audit, ...journey }: Journey & { readonly audit: boolean },
): Promise<CheckedCopy> => {
  const { faults, here } = await atOneMoment(connections, async (reader) => {
    const found = audit ? await partFaults(reader) : [];
    await copyFromPostgres(reader, file, journey);
    return { faults: found, here: await tallyOfPostgres(reader) };
  });
  const copy = new DatabaseSync(file);
  try {
    const there = tallyOfFile(copy);
    const differs = isDeepStrictEqual(here, there) ? [] : ['the sums of the copy are not the same'];
    return { faults: [...faults, ...differs, ...(audit ? auditDatabase(copy).faults : [])], here, there };
  } finally {
    copy.close();
  }
};
