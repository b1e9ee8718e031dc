// What a locking statement does with a row that another transaction has locked.

/** `skip`: leaves the row out of its answer, as if it did not exist, and never waits. */
export type LockConflict = 'wait' | 'skip';

export const SKIP_LOCKED = ' SKIP LOCKED';
