// What an error of PostgreSQL means here, by its code.
import { DatabaseError } from 'pg';

const UNIQUE_VIOLATION = '23505';

/** What must be unique is there already. */
export const isTaken = (cause: unknown): boolean => codeOf(cause) === UNIQUE_VIOLATION;

/** `null`: it is no error of the database itself. */
export const codeOf = (cause: unknown): string | null =>
  cause instanceof DatabaseError ? (cause.code ?? null) : null;
