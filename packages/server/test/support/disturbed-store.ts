// A store whose writes get a changed transaction, for tests of faults.
import type { Store, Transaction, WriteRequest } from '@punto/store/store';

export const disturbWrites = (
  store: Store,
  disturb: (tx: Transaction, request: WriteRequest<unknown>) => Transaction,
): Store => ({
  ...store,
  write: (request) => store.write({ ...request, work: (tx) => request.work(disturb(tx, request)) }),
});

/** Its books refuse to settle a round: a broken invariant, which stops the table. */
export const refuseToSettle = (tx: Transaction): Transaction => ({
  ...tx,
  post: (transfers) =>
    transfers.some(({ kind }) => kind === 'post') ? 'pending-decided' : tx.post(transfers),
});
