// A store whose reads fail while a table decides, inside a transaction that could continue. The simulated disk fails
// reads anywhere; here they fail where a decision depends on them, and much more often.
import type { Store, Transaction } from '@punto/store/store';
import type { FaultByChance, Faults } from './faults.ts';

/** SQLITE_IOERR */
const DISK_ERROR = { code: 'ERR_SQLITE_ERROR', errcode: 10, errstr: 'disk I/O error' };

export const withFailingReads = (store: Store, faults: Faults): Store => {
  const failing =
    <A extends readonly unknown[], R>(name: FaultByChance, read: (...of: A) => R) =>
    (...of: A): R => {
      if (faults.strikes(name)) throw Object.assign(new Error('disk I/O error'), DISK_ERROR);
      return read(...of);
    };
  const disturbed = (tx: Transaction): Transaction => ({
    ...tx,
    account: failing('read fails inside a transaction', tx.account),
    answer: failing('read fails inside a transaction', tx.answer),
    recordsOf: failing('read fails inside a correction', tx.recordsOf),
  });
  return {
    ...store,
    write: (request) => store.write({ ...request, work: (tx) => request.work(disturbed(tx)) }),
  };
};
