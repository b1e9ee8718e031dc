// An error as the driver gives it, for tests of what follows from it.
import { DatabaseError } from 'pg';

export const postgresError = (code: string, severity = 'ERROR'): DatabaseError =>
  Object.assign(new DatabaseError('could not extend file', 1, 'error'), { code, severity });
