// The audit of a PostgreSQL deployment: constraints that only PostgreSQL has are checked there, then a consistent
// snapshot is copied into an unnamed SQLite file, which the one audit reads. So there is one definition of
// consistency for both databases, and the nodes play on meanwhile.
import type { DatabaseSync } from 'node:sqlite';
import { DatabaseError } from 'pg';
import { type AuditReport, auditDatabase, NOTHING_READ } from '../audit/audit.ts';
import { PART_CHECKS, type PartCheck } from '../postgres/audit-checks.ts';
import type { Connections } from '../postgres/connection.ts';
import type { CopyControl } from './copy-control.ts';
import { copyFromPostgres } from './from-postgres.ts';
import { createScratch } from './new-file.ts';
import { inSnapshot, type SnapshotReader } from './postgres-snapshot.ts';
import { RefusedRow } from './refused-row.ts';

type Transactions = Pick<Connections, 'transaction'>;
export type PostgresAudit = CopyControl & {
  /** Is shown the copy that was audited, before it is removed. */
  readonly look?: (copy: DatabaseSync) => void;
};

/** Sentences; none for a sound house. */
export const auditPostgres = async (connections: Transactions): Promise<readonly string[]> =>
  (await reportOnPostgres(connections)).faults;

export const reportOnPostgres = async (
  connections: Transactions,
  { look, ...journey }: PostgresAudit = {},
): Promise<AuditReport> => {
  const copy = createScratch();
  try {
    const faults: string[] = [];
    const isCopied = await inSnapshot(connections, async (reader) => {
      faults.push(...(await partFaults(reader)));
      return attempt(() => copyFromPostgres(reader, copy, journey), faults);
    });
    if (!isCopied) return { ...NOTHING_READ, faults };
    const report = auditDatabase(copy);
    look?.(copy);
    return { ...report, faults: [...faults, ...report.faults] };
  } finally {
    copy.close();
  }
};

/** A fault that keeps a row out of the copy is a sentence as well. */
const attempt = async (copy: () => Promise<void>, faults: string[]): Promise<boolean> => {
  try {
    await copy();
    return true;
  } catch (cause) {
    if (!(cause instanceof RefusedRow)) throw cause;
    faults.push(cause.message);
    return false;
  }
};

/** Checks of tables that only PostgreSQL has. */
export const partFaults = async (reader: SnapshotReader): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const check of PART_CHECKS) faults.push(...(await faultsOf(reader, check)));
  return faults;
};

/** A value that does not fit its column stops that statement only: reported in PostgreSQL's words. */
const faultsOf = async (reader: SnapshotReader, { sql, fault }: PartCheck): Promise<readonly string[]> => {
  await reader.query('SAVEPOINT before_check');
  try {
    const { rows } = await reader.query(sql);
    return rows.map(fault);
  } catch (cause) {
    if (!isData(cause)) throw cause;
    await reader.query('ROLLBACK TO SAVEPOINT before_check');
    return [`what is kept cannot be read: ${cause.message}`];
  }
};

/** Class 22 of the codes of SQL. */
const isData = (cause: unknown): cause is DatabaseError =>
  cause instanceof DatabaseError && cause.code?.startsWith('22') === true;
