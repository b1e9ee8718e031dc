// Retries a transaction that the database aborted in favour of another (deadlock, serialization failure, lock timeout).
// Only before its work has run: the work runs once.
import { setTimeout } from 'node:timers/promises';
import { DatabaseError } from 'pg';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const LOCK_NOT_AVAILABLE = '55P03';
const MENDED_BY_TIME: readonly (string | undefined)[] = [SERIALIZATION_FAILURE, DEADLOCK, LOCK_NOT_AVAILABLE];
const ATTEMPTS = 5;
const PAUSE_MS = 5;

/** `attempt` calls `begun` right before it runs the work. */
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
