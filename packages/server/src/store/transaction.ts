// What one writer sees inside the group's transaction: its own work over committed facts. Money is gathered
// in a ledger book and written when the work is done; the rest is written as it comes.

import { minor } from '@punto/engine/minor';
import { availableMinor, patronAccount } from '@punto/ledger/account';
import { openBook } from '@punto/ledger/book';
import { type Version, version } from '@punto/table/ids';
import type { KeptRecord, PlayRecord } from '@punto/table/record';
import type { Archive } from './archive.ts';
import type { Books } from './books.ts';
import type { Records } from './records.ts';
import type { SealedShoes } from './sealed-shoes.ts';
import { type Transaction, VersionConflict, type WriteRequest } from './store.ts';
import type { Streams } from './stream.ts';
import type { Tickets } from './tickets.ts';

export type Shelves = {
  readonly streams: Streams;
  readonly books: Books;
  readonly records: Records;
  readonly tickets: Tickets;
  readonly shoes: SealedShoes;
  readonly archive: Archive;
};

/** Runs the request's work inside a transaction that is already open. */
export const perform = <T>(shelves: Shelves, { table, expected, work }: WriteRequest<T>): T => {
  const { streams, books, records, tickets, shoes, archive } = shelves;
  checkVersion(table, expected, streams.version(table));

  const book = openBook(books);
  let last: number = expected;

  const withBalances = (record: PlayRecord): KeptRecord => {
    const after = availableMinor(book.account(patronAccount(record.patron)));
    const before = minor(after - (record.returnedMinor - record.stakedMinor));
    return { ...record, balanceBeforeMinor: before, balanceAfterMinor: after };
  };

  const transaction: Transaction = {
    account: book.account,
    answer: tickets.answer,
    post: book.post,
    append: (events) => {
      for (const event of events) streams.append(table, version(++last), event);
    },
    keep: (played) => {
      const kept = played.map(withBalances);
      for (const record of kept) records.keep(record);
      return kept;
    },
    remember: tickets.remember,
    seal: shoes.keep,
    archive: archive.keep,
    snapshot: (state) => streams.snapshot(table, version(last), state),
  };

  const result = work(transaction);
  books.write(book.changes().transfers);
  return result;
};

const checkVersion = (table: string, expected: Version, found: Version): void => {
  if (found !== expected) {
    throw new VersionConflict(`table ${table} is at version ${found}, the writer at ${expected}`);
  }
};
