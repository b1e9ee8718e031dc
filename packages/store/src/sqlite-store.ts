// The store on node:sqlite: one file, one connection, one group commit. This file only puts the parts together.

import type { DatabaseSync } from 'node:sqlite';
import { auditDatabase } from './audit/audit.ts';
import { type CommitMeter, NO_COMMIT_METER } from './commit-meter.ts';
import { createCommitHealth } from './shared/commit-health.ts';
import { postGrant, postTransfers } from './shared/grants.ts';
import { createRoundBook } from './shared/round-book.ts';
import { perform, type Shelves } from './shared/transaction.ts';
import { createAccountPages } from './sqlite/account-pages.ts';
import { createApprovals } from './sqlite/approvals.ts';
import { createArchive } from './sqlite/archive.ts';
import { createDefinitions } from './sqlite/bets/definitions.ts';
import { createBooks } from './sqlite/books.ts';
import { createChains } from './sqlite/chains.ts';
import { type OnBrokenLog, type OwnedDatabase, openDatabase } from './sqlite/database.ts';
import { createEncryptedShoes } from './sqlite/encrypted-shoes.ts';
import { createFigures } from './sqlite/figures.ts';
import { createGroupCommit } from './sqlite/group-commit.ts';
import { createIdentity } from './sqlite/identity/identity.ts';
import { createSuspended } from './sqlite/identity/suspended.ts';
import { createJournal } from './sqlite/journal.ts';
import { createMonitor } from './sqlite/monitoring/monitor.ts';
import { createOffice, createOfficeShelf } from './sqlite/office/office.ts';
import { createWebhooks } from './sqlite/office/webhooks.ts';
import { createOpenedShoes } from './sqlite/opened-shoes.ts';
import { createPatrons } from './sqlite/patrons.ts';
import { createProtectionShelf, createProtections } from './sqlite/protections.ts';
import { createRecords } from './sqlite/records.ts';
import { createRefusedTickets } from './sqlite/refused-tickets.ts';
import { createRestores } from './sqlite/restores/restores.ts';
import { createPatronFigures } from './sqlite/rounds/patron-figures.ts';
import { createRoundSheets } from './sqlite/rounds/round-sheets.ts';
import { createRounds } from './sqlite/rounds/rounds.ts';
import { createStaff } from './sqlite/staff.ts';
import { createStatements } from './sqlite/statement.ts';
import { createStreams } from './sqlite/stream.ts';
import { createVitals } from './sqlite/vitals.ts';
import { createWallet, createWalletShelf } from './sqlite/wallet/wallet.ts';
import { createWriteDown } from './sqlite/write-down.ts';
import type { Store } from './store.ts';

/** Opens the store of a data folder; rejects with an open failure. */
export const openSqliteStore = async (
  folder: string,
  meter: CommitMeter = NO_COMMIT_METER,
  onBrokenLog: OnBrokenLog = 'refuse',
): Promise<Store & Pick<OwnedDatabase, 'keptAside'>> => {
  const owned = openDatabase(folder, onBrokenLog);
  const { database, close, keptAside } = owned;
  const chains = createChains(database);
  const shelves = createShelves(database, chains);
  const { streams, books, records, figures, journal, shoes, opened, archive, definitions, protections } =
    shelves;
  const [statements, pulse] = [createStatements(database), createCommitHealth(meter)];
  const [suspended, sums] = [createSuspended(database), createPatronFigures(database)];
  const restores = createRestores(database);
  const drop = dropping([books, shelves.tickets, protections, suspended, sums]);
  const group = createGroupCommit(database, pulse, drop, owned.refuseIfGone);
  const { vitals, close: closeVitals } = createVitals(folder, owned, group, pulse);
  const writeDown = createWriteDown(group, journal);
  const patrons = createPatrons(database, writeDown, suspended);

  return {
    keptAside,
    tables: async () => streams.tables(),
    staked: async () => books.staked(),
    lastAt: async (table) => streams.lastAt(table === undefined ? undefined : [table]),
    load: async (table, from) => streams.load(table, from),
    write: (request) => group.decide(() => perform(shelves, request), request.needs.accounts.length),
    encryptedShoe: async (shoe) => shoes.find(shoe),
    encryptedShoes: async () => shoes.all(),

    account: async (id) => books.account(id),
    transfer: (transfers) => group.run(() => postTransfers(books, transfers)),
    give: (patron, movement) => group.run(() => postGrant(shelves, patron, movement)),
    inPlay: async (patron) => books.inPlay(patron),
    statement: async (patron, page) => statements.page(patron, page),
    patronFigures: sums.read,
    records: async (patron, page) => records.page(patron, page),

    journal: (entry) => group.run(() => journal.append(entry)),
    journalPage: journal.page,
    staff: createStaff(database, writeDown),
    approvals: createApprovals(database, writeDown),
    patrons,
    rounds: createRounds(database, records),
    figures: async (request) => figures.lines(request),
    monitor: createMonitor(database, writeDown),
    office: createOffice(database),
    webhooks: createWebhooks(database, writeDown),

    shoes: async (table, page) => archive.page(table, page),
    shoe: async (table, number) => archive.find(table, number),
    openedShoe: async (table, number) => opened.find(table, number),
    spentShoes: async () => restores.spentShoes(),
    definition: async (hash) => definitions.find(hash),

    admit: (patron, sessionHash, grant, device) =>
      group.run(() => {
        patrons.admit(patron, sessionHash, device);
        const refusal = postTransfers(books, grant);
        if (refusal) throw new Error(`the starting balance of ${patron.id} was refused: ${refusal}`);
      }),
    ...createIdentity(database, writeDown, journal, drop),
    protections: createProtections(database, protections, books, writeDown),
    wallet: createWallet(database, group, books, writeDown),

    audit: async () => auditDatabase(database).faults,
    vitals,
    close: async () => {
      await closeVitals();
      group.close();
      close();
    },
  };
};

/** Drops everything that is cached, so that it is read again. */
const dropping = (all: readonly { readonly drop: () => void }[]) => (): void => {
  for (const each of all) each.drop();
};

const createShelves = (database: DatabaseSync, chains: ReturnType<typeof createChains>) => {
  const accounts = createAccountPages(database);
  return {
    streams: createStreams(database, chains),
    books: createBooks(database, accounts),
    records: createRecords(database, accounts),
    rounds: createRoundBook(createRoundSheets(database)),
    figures: createFigures(database),
    office: createOfficeShelf(database),
    journal: createJournal(database, chains),
    tickets: createRefusedTickets(database),
    shoes: createEncryptedShoes(database),
    opened: createOpenedShoes(database),
    archive: createArchive(database),
    definitions: createDefinitions(database),
    protections: createProtectionShelf(database),
    wallet: createWalletShelf(database),
  } satisfies Shelves;
};
