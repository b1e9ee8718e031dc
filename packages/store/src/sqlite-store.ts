// The store on node:sqlite: one file, one connection, one group commit. This file only puts the parts together.

import type { DatabaseSync } from 'node:sqlite';
import { auditDatabase } from './audit/audit.ts';
import { type CommitMeter, NO_COMMIT_METER } from './commit-meter.ts';
import { createCommitHealth } from './shared/commit-health.ts';
import { postGrant, postTransfers } from './shared/grants.ts';
import { createRoundBook } from './shared/round-book.ts';
import { perform, type TransactionStores } from './shared/transaction.ts';
import { createAccountCache } from './sqlite/account-cache.ts';
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
import { createSuspendedPatrons } from './sqlite/identity/suspended-patrons.ts';
import { createJournal } from './sqlite/journal.ts';
import { createJournalledWrite } from './sqlite/journalled-write.ts';
import { createMonitor } from './sqlite/monitoring/monitor.ts';
import { createOffice, createOfficeWriter } from './sqlite/office/office.ts';
import { createWebhooks } from './sqlite/office/webhooks.ts';
import { createOpenedShoes } from './sqlite/opened-shoes.ts';
import { createPatrons } from './sqlite/patrons.ts';
import { createProtectionRows, createProtections } from './sqlite/protections.ts';
import { createRecords } from './sqlite/records.ts';
import { createRefusedTickets } from './sqlite/refused-tickets.ts';
import { createRestores } from './sqlite/restores/restores.ts';
import { createPatronFigures } from './sqlite/rounds/patron-figures.ts';
import { createRoundRowWriter } from './sqlite/rounds/round-row-writer.ts';
import { createRounds } from './sqlite/rounds/rounds.ts';
import { createStaff } from './sqlite/staff.ts';
import { createStatements } from './sqlite/statement.ts';
import { createStoreHealth } from './sqlite/store-health.ts';
import { createStreams } from './sqlite/stream.ts';
import { createWallet, createWalletRows } from './sqlite/wallet/wallet.ts';
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
  const stores = createTransactionStores(database, chains);
  const { streams, books, records, figures, journal, shoes, opened, archive, definitions, protections } =
    stores;
  const [statements, pulse] = [createStatements(database), createCommitHealth(meter)];
  const [suspended, sums] = [createSuspendedPatrons(database), createPatronFigures(database)];
  const restores = createRestores(database);
  const drop = dropping([books, stores.tickets, protections, suspended, sums]);
  const group = createGroupCommit(database, pulse, drop, owned.refuseIfGone);
  const { health, close: closeHealth } = createStoreHealth(folder, owned, group, pulse);
  const writeJournalled = createJournalledWrite(group, journal);
  const patrons = createPatrons(database, writeJournalled, suspended);

  return {
    keptAside,
    tables: async () => streams.tables(),
    staked: async () => books.staked(),
    lastAt: async (table) => streams.lastAt(table === undefined ? undefined : [table]),
    load: async (table, from) => streams.load(table, from),
    write: (request) => group.decide(() => perform(stores, request), request.needs.accounts.length),
    encryptedShoe: async (shoe) => shoes.find(shoe),
    encryptedShoes: async () => shoes.all(),

    account: async (id) => books.account(id),
    transfer: (transfers) => group.run(() => postTransfers(books, transfers)),
    give: (patron, movement) => group.run(() => postGrant(stores, patron, movement)),
    inPlay: async (patron) => books.inPlay(patron),
    statement: async (patron, page) => statements.page(patron, page),
    patronFigures: sums.read,
    records: async (patron, page) => records.page(patron, page),

    journal: (entry) => group.run(() => journal.append(entry)),
    journalPage: journal.page,
    staff: createStaff(database, writeJournalled),
    approvals: createApprovals(database, writeJournalled),
    patrons,
    rounds: createRounds(database, records),
    figures: async (request) => figures.lines(request),
    monitor: createMonitor(database, writeJournalled),
    office: createOffice(database),
    webhooks: createWebhooks(database, writeJournalled),

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
    ...createIdentity(database, writeJournalled, journal, drop),
    protections: createProtections(database, protections, books, writeJournalled),
    wallet: createWallet(database, group, books, writeJournalled),

    audit: async () => auditDatabase(database).faults,
    health,
    close: async () => {
      await closeHealth();
      group.close();
      close();
    },
  };
};

/** Drops everything that is cached, so that it is read again. */
const dropping = (all: readonly { readonly drop: () => void }[]) => (): void => {
  for (const each of all) each.drop();
};

const createTransactionStores = (database: DatabaseSync, chains: ReturnType<typeof createChains>) => {
  const accounts = createAccountCache(database);
  return {
    streams: createStreams(database, chains),
    books: createBooks(database, accounts),
    records: createRecords(database, accounts),
    rounds: createRoundBook(createRoundRowWriter(database)),
    figures: createFigures(database),
    office: createOfficeWriter(database),
    journal: createJournal(database, chains),
    tickets: createRefusedTickets(database),
    shoes: createEncryptedShoes(database),
    opened: createOpenedShoes(database),
    archive: createArchive(database),
    definitions: createDefinitions(database),
    protections: createProtectionRows(database),
    wallet: createWalletRows(database),
  } satisfies TransactionStores;
};
