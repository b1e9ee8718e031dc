// The two ways a command fails, distinguished by the exit code: the data or the work failed (1), or the
// command was called wrongly (2). Each message says what was wrong and what to change.

export const FAILED = 1;
export const MISUSED = 2;

/** The data or the work failed: exit code 1. */
export class Failure extends Error {}

/** Arguments that are right one by one and wrong together: exit code 2. */
export class Misuse extends Error {}

/** A failure with a line for each fault. */
export const failureOf = (faults: readonly string[]): Failure => new Failure(faults.join('\npunto: '));
