// The store on node:sqlite: one file, one connection, one group commit. Everything here only hands on.

import { openBook } from '@punto/ledger/book';
import type { LedgerRefusal, Transfer } from '@punto/ledger/transfer';
import { openArchive } from './archive.ts';
import { auditDatabase } from './audit.ts';
import { openBooks } from './books.ts';
import { openDatabase } from './database.ts';
import { openGroupCommit } from './group-commit.ts';
import { openPatrons } from './patrons.ts';
import { openRecords } from './records.ts';
import { openSealedShoes } from './sealed-shoes.ts';
import { openStatements } from './statement.ts';
import type { Store } from './store.ts';
import { openStreams } from './stream.ts';
import { openTickets } from './tickets.ts';
import { perform, type Shelves } from './transaction.ts';

/** Opens the store of a data folder; rejects with one of the open failures. */
export const openSqliteStore = async (folder: string): Promise<Store> => {
  const database = openDatabase(folder);
  const shelves: Shelves = {
    streams: openStreams(database),
    books: openBooks(database),
    records: openRecords(database),
    tickets: openTickets(database),
    shoes: openSealedShoes(database),
    archive: openArchive(database),
  };
  const { streams, books, records, shoes, archive } = shelves;
  const statements = openStatements(database);
  const patrons = openPatrons(database);
  const group = openGroupCommit(database);

  const post = (transfers: readonly Transfer[]): LedgerRefusal | null => {
    const book = openBook(books);
    const refusal = book.post(transfers);
    if (!refusal) books.write(book.changes().transfers);
    return refusal;
  };

  return {
    tables: async () => streams.tables(),
    staked: async () => books.staked(),
    lastAt: async () => streams.lastAt(),
    load: async (table, from) => streams.load(table, from),
    write: (request) => group.run(() => perform(shelves, request)),
    sealedShoe: async (shoe) => shoes.find(shoe),

    account: async (id) => books.account(id),
    transfer: (transfers) => group.run(() => post(transfers)),
    inPlay: async (patron) => books.inPlay(patron),
    statement: async (patron, page) => statements.page(patron, page),

    records: async (patron, page) => records.page(patron, page),

    shoes: async (table, page) => archive.page(table, page),
    shoe: async (table, number) => archive.find(table, number),

    admit: (patron, sessionHash, grant) =>
      group.run(() => {
        patrons.admit(patron, sessionHash);
        const refusal = post(grant);
        if (refusal) throw new Error(`the starting balance of ${patron.id} was refused: ${refusal}`);
      }),
    patronOf: async (sessionHash) => patrons.patronOf(sessionHash),

    audit: async () => auditDatabase(database),
    close: async () => {
      group.close();
      if (database.isOpen) database.close();
    },
  };
};
