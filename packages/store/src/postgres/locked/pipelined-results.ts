// Waits for the results of statements that were sent without waiting in one transaction. After a failed statement the later
// ones are rejected too, only because the transaction is aborted (25P02). The error that is thrown is that of the first
// failed statement, even if a later one is answered first.

/** Like `Promise.all`, but waits for all and rejects with the reason of the first in order that failed. */
export const pipelinedResults = async <T extends readonly unknown[] | []>(
  sent: T,
): Promise<{ -readonly [P in keyof T]: Awaited<T[P]> }> => {
  await Promise.allSettled(sent);
  return Promise.all(sent);
};
