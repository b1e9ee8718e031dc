// How an operator puts its book right after one of the two sides was restored: by the differences that the comparison of both books has
// found, when nothing is in play. What Punto has and the operator does not is booked; what Punto does not have is reversed.
import { gamesAccount, patronAccount, transferOf } from '@punto/operator/book/rows';
import type { HandleCall } from '@punto/operator/book/wallet';
import type { LedgerEntry, OperatorBook } from '@punto/operator/double/sqlite-book';
import type { BookDifference } from '@punto/operator/reconcile/differences';
import type { BrandTransaction } from '@punto/store/office-store';
import { mustHold } from '../violations.ts';

type Correction = {
  readonly brand: string;
  readonly ours: readonly BrandTransaction[];
  readonly differences: readonly BookDifference[];
  /** Debits that were in play in the copy to which the book went back. */
  readonly inPlay: ReadonlySet<string>;
  readonly at: number;
};

type Rows = Parameters<HandleCall>[0];

/** Returns the number of lines that were changed. */
export const correctBook = (
  book: OperatorBook,
  { brand, ours, differences, inPlay, at }: Correction,
): number => {
  const known = new Map(ours.map((each) => [each.id, each]));
  const theirs = new Map(book.ledger(Number.MAX_SAFE_INTEGER).map((each) => [each.transaction, each]));
  const correct: HandleCall = (rows) => {
    for (const { transaction } of differences) {
      const [our, their] = [known.get(transaction), theirs.get(transaction)];
      if (their && isMoved(their)) reverse(rows, brand, their);
      else if (our) bookLine(rows, brand, our, at);
    }
    for (const transaction of inPlay)
      if (rows.stored(transaction)?.state === 'taken' && known.get(transaction)?.state === 'done')
        // Its round is over, since nothing is in play.
        rows.setState(transaction, 'settled');
    return { status: 200, body: { currency: '', balance: 0 } };
  };
  book.handle(correct, { call: 'balance', body: { session: '', patron: '', brand, currency: '' } }, at);
  return differences.length;
};

const isMoved = ({ state }: LedgerEntry): boolean => state === 'taken' || state === 'settled';

const reverse = (rows: Rows, brand: string, { transaction, currency, patron, delta }: LedgerEntry): void => {
  rows.post(
    transferOf(`reversed:${transaction}`, currency, gamesAccount(brand), patronAccount(patron), -delta),
  );
  rows.setState(transaction, 'cancelled');
};

const bookLine = (rows: Rows, brand: string, line: BrandTransaction, at: number): void => {
  const { id, call, currency, patron, amountMinor } = line;
  mustHold(rows.stored(id) === null, () => `${id} moved money with Punto and none at the operator`);
  const delta = call === 'debit' ? -amountMinor : amountMinor;
  rows.post(transferOf(id, currency, gamesAccount(brand), patronAccount(patron), delta));
  rows.store({
    ...{ transaction: id, call, currency, patron, delta, at },
    state: call === 'debit' ? 'settled' : 'taken',
    print: JSON.stringify({ [call === 'adjust' ? 'delta' : 'amount']: Number(amountMinor) }),
    answer: { status: 200, body: { transaction: id, currency, balance: 0 } },
  });
};
