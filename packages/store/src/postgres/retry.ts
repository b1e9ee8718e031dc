// A transaction that the database broke off for the sake of another, before anything of it was decided, is begun again:
// nobody has noticed. One whose work has run is not, for its work is done once.
import { setTimeout } from 'node:timers/promises';
import { DatabaseError } from 'pg';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const LOCK_NOT_AVAILABLE = '55P03';
const MENDED_BY_TIME: readonly (string | undefined)[] = [SERIALIZATION_FAILURE, DEADLOCK, LOCK_NOT_AVAILABLE];
const ATTEMPTS = 5;
const PAUSE_MS = 5;

/** `begun` is called when the work begins that is done once. */
export const retried = async <T>(attempt: (begun: () => void) => Promise<T>): Promise<T> => {
  for (let number = 1; ; number += 1) {
    let hasBegun = false;
    try {
      return await attempt(() => {
        hasBegun = true;
      });
    } catch (cause) {
      if (hasBegun || number === ATTEMPTS || !isMendedByTime(cause)) throw cause;
      await setTimeout(PAUSE_MS * number);
    }
  }
};

const isMendedByTime = (cause: unknown): boolean =>
  cause instanceof DatabaseError && MENDED_BY_TIME.includes(cause.code);
