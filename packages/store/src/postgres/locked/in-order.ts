// Waits for statements that were sent one behind the other in one transaction. When one fails, those behind it are rejected as well, and
// say only that the transaction is aborted (25P02): by which of them is answered first must not hide why.

/** As `Promise.all`, once all are settled: rejects with the reason of the first in order that failed. */
export const inOrder = async <T extends readonly unknown[] | []>(
  sent: T,
): Promise<{ -readonly [P in keyof T]: Awaited<T[P]> }> => {
  await Promise.allSettled(sent);
  return Promise.all(sent);
};
