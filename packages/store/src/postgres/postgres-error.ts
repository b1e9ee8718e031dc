// What an error of PostgreSQL means here, by its code.
import { DatabaseError } from 'pg';

const UNIQUE_VIOLATION = '23505';
const DISK_FULL = '53100';

/** What must be unique is there already. */
export const isTaken = (cause: unknown): boolean => codeOf(cause) === UNIQUE_VIOLATION;

export const isDiskFull = (cause: unknown): boolean => codeOf(cause) === DISK_FULL;

/** `null`: it is no error of the database itself. */
export const codeOf = (cause: unknown): string | null =>
  cause instanceof DatabaseError ? (cause.code ?? null) : null;

/** Nothing is wrong with what was asked: it may be asked again. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** Faults of one request alone: in its data, with what is there, with another request. */
const OF_ONE_REQUEST = /^(22|23|40)/;
/** How the driver says that there is no connection, or none any more. */
const NO_CONNECTION = /^(Connection terminated|Client |timeout exceeded|Query read timeout)/;

/** The database could not be asked, or takes nothing: the next request would fare the same. */
export const isOutage = (cause: unknown): boolean => {
  const code = codeOf(cause);
  if (code !== null) return !OF_ONE_REQUEST.test(code);
  if (!(cause instanceof Error)) return false;
  if (cause instanceof DatabaseAway) return true;
  // `ECONNREFUSED` and the like; `ERR_…` is a fault of ours.
  const isOfSystem = 'code' in cause && typeof cause.code === 'string' && /^E(?!RR_)/.test(cause.code);
  return isOfSystem || NO_CONNECTION.test(cause.message);
};
