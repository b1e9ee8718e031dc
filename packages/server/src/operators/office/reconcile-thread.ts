// The worker thread of a reconciliation. It reads the file of the operator from disk, asks for the book of Punto piece by piece, and
// answers with the differences.
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { readBook } from '@punto/operator/reconcile/book-file';
import { BookFileFault, LINE_COLUMNS } from '@punto/operator/reconcile/book-line';
import type { BookDifference } from '@punto/operator/reconcile/differences';
import type { GamingDay } from '@punto/operator/reconcile/gaming-day';
import { type Reconciliation, reconcile } from '@punto/operator/reconcile/reconcile';

export type ReconcileJob = {
  /** The file of the operator. */
  readonly file: string;
  /** For the books on disk. */
  readonly folder: string;
  readonly gamingDay: GamingDay;
  readonly day: string;
  readonly mostListed: number;
};

/** `more`: the next piece of Punto's book is wanted, `null` after the last; `fault`: of the operator's file. */
export type FromReconcileThread =
  | { readonly type: 'more' }
  | { readonly type: 'fault'; readonly message: string }
  | {
      readonly type: 'found';
      readonly result: Reconciliation;
      readonly differences: readonly BookDifference[];
    };

const { file, folder, gamingDay, day, mostListed }: ReconcileJob = workerData;
const tell = (message: FromReconcileThread): void => parentPort?.postMessage(message);

async function* ourBook(): AsyncGenerator<string> {
  yield `${LINE_COLUMNS.join(',')}\n`;
  while (parentPort) {
    const asked = once(parentPort, 'message');
    tell({ type: 'more' });
    const [piece]: (string | null)[] = await asked;
    if (typeof piece !== 'string') return;
    yield piece;
  }
}

const differences: BookDifference[] = [];
try {
  const result = await reconcile({
    ours: readBook(ourBook()),
    theirs: readBook(createReadStream(file)),
    ...{ gamingDay, day, folder },
    onDifference: (found) => {
      if (differences.length < mostListed) differences.push(found);
    },
  });
  tell({ type: 'found', result, differences });
} catch (cause) {
  if (!(cause instanceof BookFileFault)) throw cause;
  tell({ type: 'fault', message: cause.message });
}
