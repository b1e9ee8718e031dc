// The store on node:sqlite: one file, one connection, one group commit. Everything here only hands on.

import { openBook } from '@punto/ledger/book';
import type { LedgerRefusal, Transfer } from '@punto/ledger/transfer';
import { auditDatabase } from './audit/audit.ts';
import { type CommitMeter, NO_COMMIT_METER } from './commit-meter.ts';
import { openPulse } from './shared/pulse.ts';
import { openRoundBook } from './shared/round-book.ts';
import { perform, type Shelves } from './shared/transaction.ts';
import { openApprovals } from './sqlite/approvals.ts';
import { openArchive } from './sqlite/archive.ts';
import { openBooks } from './sqlite/books.ts';
import { openChains } from './sqlite/chains.ts';
import { type OnBrokenLog, type OwnedDatabase, openDatabase } from './sqlite/database.ts';
import { openFigures } from './sqlite/figures.ts';
import { openGroupCommit } from './sqlite/group-commit.ts';
import { openJournal } from './sqlite/journal.ts';
import { openOpenedShoes } from './sqlite/opened-shoes.ts';
import { openPatronSessions } from './sqlite/patron-sessions.ts';
import { openPatrons } from './sqlite/patrons.ts';
import { openRecords } from './sqlite/records.ts';
import { openRefusedTickets } from './sqlite/refused-tickets.ts';
import { openRoundSheets } from './sqlite/round-sheets.ts';
import { openRounds } from './sqlite/rounds.ts';
import { openSealedShoes } from './sqlite/sealed-shoes.ts';
import { openStaff } from './sqlite/staff.ts';
import { openStatements } from './sqlite/statement.ts';
import { openStreams } from './sqlite/stream.ts';
import { openVitals } from './sqlite/vitals.ts';
import { openWriteDown } from './sqlite/write-down.ts';
import type { Store } from './store.ts';

/** Opens the store of a data folder; rejects with one of the open failures. */
export const openSqliteStore = async (
  folder: string,
  meter: CommitMeter = NO_COMMIT_METER,
  onBrokenLog: OnBrokenLog = 'refuse',
): Promise<Store & Pick<OwnedDatabase, 'keptAside'>> => {
  const owned = openDatabase(folder, onBrokenLog);
  const { database, close, keptAside } = owned;
  const chains = openChains(database);
  const shelves = {
    streams: openStreams(database, chains),
    books: openBooks(database),
    records: openRecords(database),
    rounds: openRoundBook(openRoundSheets(database)),
    figures: openFigures(database),
    journal: openJournal(database, chains),
    tickets: openRefusedTickets(database),
    shoes: openSealedShoes(database),
    opened: openOpenedShoes(database),
    archive: openArchive(database),
  } satisfies Shelves;
  const { streams, books, records, figures, journal, shoes, opened, archive } = shelves;
  const statements = openStatements(database);
  const pulse = openPulse(meter);
  const group = openGroupCommit(database, pulse, books.forget, owned.refuseIfGone);
  const { vitals, close: closeVitals } = openVitals(folder, owned, group, pulse);
  const writeDown = openWriteDown(group, journal);
  const patrons = openPatrons(database, writeDown);

  const post = (transfers: readonly Transfer[]): LedgerRefusal | null => {
    const book = openBook(books);
    const refusal = book.post(transfers);
    if (!refusal) books.write(book.transfers);
    return refusal;
  };

  return {
    keptAside,
    tables: async () => streams.tables(),
    staked: async () => books.staked(),
    lastAt: async (table) => streams.lastAt(table === undefined ? undefined : [table]),
    load: async (table, from) => streams.load(table, from),
    write: (request) => group.run(() => perform(shelves, request), request.needs.accounts.length),
    sealedShoe: async (shoe) => shoes.find(shoe),
    sealedShoes: async () => shoes.all(),

    account: async (id) => books.account(id),
    transfer: (transfers) => group.run(() => post(transfers)),
    inPlay: async (patron) => books.inPlay(patron),
    statement: async (patron, page) => statements.page(patron, page),

    records: async (patron, page) => records.page(patron, page),

    journal: (entry) => group.run(() => journal.append(entry)),
    journalPage: async (page) => journal.page(page),
    staff: openStaff(database, writeDown),
    approvals: openApprovals(database, writeDown),
    patrons,
    rounds: openRounds(database, records),
    figures: async (request) => figures.lines(request),

    shoes: async (table, page) => archive.page(table, page),
    shoe: async (table, number) => archive.find(table, number),

    openedShoe: async (table, number) => opened.find(table, number),

    admit: (patron, sessionHash, grant) =>
      group.run(() => {
        patrons.admit(patron, sessionHash);
        const refusal = post(grant);
        if (refusal) throw new Error(`the starting balance of ${patron.id} was refused: ${refusal}`);
      }),
    sessions: openPatronSessions(database, writeDown),

    audit: async () => auditDatabase(database).faults,
    vitals,
    close: async () => {
      await closeVitals();
      group.close();
      close();
    },
  };
};
