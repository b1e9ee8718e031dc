// Waits for statements that were sent one after the other in one transaction. When one fails, those after it are rejected as
// well, only because the transaction is aborted (25P02). The reason reported must be that of the first failed one, even if a
// later one is answered first.

/** Like `Promise.all`, but waits for all and rejects with the reason of the first in order that failed. */
export const inOrder = async <T extends readonly unknown[] | []>(
  sent: T,
): Promise<{ -readonly [P in keyof T]: Awaited<T[P]> }> => {
  await Promise.allSettled(sent);
  return Promise.all(sent);
};
