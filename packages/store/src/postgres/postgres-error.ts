// Meaning of PostgreSQL's error codes and the driver's errors. The driver's class is only a type here, because a server
// without PostgreSQL also classifies its faults, and should not load the driver for it.
import type { DatabaseError } from 'pg';

const UNIQUE_VIOLATION = '23505';
const DISK_FULL = '53100';

/** A unique value exists already. */
export const isTaken = (cause: unknown): boolean => codeOf(cause) === UNIQUE_VIOLATION;

export const isDiskFull = (cause: unknown): boolean => codeOf(cause) === DISK_FULL;

/**
 * The server undid the transaction because its disk is full. By any other severity than `ERROR`, such as a panic during
 * COMMIT, it may have been written.
 */
export const isUndoneByFullDisk = (cause: unknown): boolean =>
  isDiskFull(cause) && isDatabaseError(cause) && cause.severity === 'ERROR';

/** `null`: not an error of the database itself. */
export const codeOf = (cause: unknown): string | null =>
  isDatabaseError(cause) ? (cause.code ?? null) : null;

/** Told by its `severity`, which no error of SQLite or of Node has. */
const isDatabaseError = (cause: unknown): cause is DatabaseError =>
  cause instanceof Error && 'severity' in cause;

/** The database does not answer; the same request may be sent again. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** Error classes that concern one request only: its data, an existing row, or a conflict with another request. */
const OF_ONE_REQUEST = /^(22|23|40)/;
/** The driver's messages for a missing or lost connection. */
const NO_CONNECTION = /^(Connection terminated|Client |timeout exceeded|Query read timeout)/;

/** The database cannot be reached or cannot write: the next request would fail too. */
export const isOutage = (cause: unknown): boolean => {
  const code = codeOf(cause);
  if (code !== null) return !OF_ONE_REQUEST.test(code);
  if (!(cause instanceof Error)) return false;
  if (cause instanceof DatabaseAway) return true;
  // System errors such as `ECONNREFUSED`; codes `ERR_…` are bugs in our code.
  const isOfSystem = 'code' in cause && typeof cause.code === 'string' && /^E(?!RR_)/.test(cause.code);
  return isOfSystem || NO_CONNECTION.test(cause.message);
};
