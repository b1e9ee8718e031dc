// Finds the database of a deployment: a data folder, or the PostgreSQL of DATABASE_URL, as the server does. A failure is
// reported in one sentence.
import { Failure } from './failure.ts';
import { untilInterrupted } from './interruption.ts';
import { notEmpty } from './parameters.ts';

export type DeploymentLocation = { readonly folder: string } | { readonly database: string };

/** A folder given as an argument takes precedence over the environment. */
export const deploymentLocation = (data: string | undefined): DeploymentLocation => {
  const { DATABASE_URL, PUNTO_DATA } = process.env;
  if (data === undefined && DATABASE_URL) return { database: DATABASE_URL };
  return { folder: data ?? (PUNTO_DATA || 'data') };
};

/** For the help of a command. */
export const DATA_OPTION = [
  '--data <folder>',
  'the data folder of the server (default: the database of DATABASE_URL, else PUNTO_DATA, else ./data)',
  notEmpty('a folder'),
] as const;

/** Rejects with a `Failure` when the operator can correct it, or has interrupted it. */
export const atHouse = async <T>(work: (stop: AbortSignal) => Promise<T>): Promise<T> =>
  untilInterrupted(async (stop) => {
    try {
      return await work(stop);
    } catch (cause) {
      throw (await failureOf(cause, stop)) ?? cause;
    }
  });

/** Loaded only after a failure: other commands do not need the server. */
const failureOf = async (cause: unknown, stop: AbortSignal): Promise<Failure | null> => {
  if (!(cause instanceof Error)) return null;
  if (stop.aborted && cause === stop.reason) return new Failure('interrupted: nothing was changed.');
  const { isOpenFailure } = await import('@punto/store/open-failure');
  const { UnsafeShoeKey } = await import('@punto/store/shoes/shoe-key');
  const { MoveRefused } = await import('@punto/store/move-refused');
  const { RefusedRow } = await import('@punto/store/move/refused-row');
  const { BackupRefused } = await import('@punto/store/backup/backup');
  const { NotRestored } = await import('@punto/server/identity/sign-in-recovery');
  const known = [UnsafeShoeKey, MoveRefused, RefusedRow, BackupRefused, NotRestored];
  const isKnown = isOpenFailure(cause) || known.some((kind) => cause instanceof kind);
  // A disk that is full or not to be written to is a sentence, and no stack.
  return isKnown || 'syscall' in cause ? new Failure(cause.message) : null;
};
