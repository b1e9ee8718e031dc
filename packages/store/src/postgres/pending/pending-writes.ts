// All writes of one request of a table: collected in memory while its work runs over the locked rows, then sent in a few
// statements, together with those of the other requests of the same transaction.

import type { TableId } from '@punto/table/ids';
import type { ClientBase } from 'pg';
import type { JournalEntry } from '../../journal-entry.ts';
import { createRoundBook } from '../../shared/round-book.ts';
import type { TransactionStores } from '../../shared/transaction.ts';
import type { LockedRows } from '../locked/locked-rows.ts';
import { createPendingBooks, type PendingBooks } from './pending-books.ts';
import { createPendingDefinitions } from './pending-definitions.ts';
import { createPendingFigures } from './pending-figures.ts';
import { createPendingOffice } from './pending-office.ts';
import { createPendingProtections } from './pending-protections.ts';
import { createPendingRecords } from './pending-records.ts';
import { createPendingRounds } from './pending-rounds.ts';
import { createPendingShoes } from './pending-shoes.ts';
import { createPendingStreams, type PendingStreams, sendEvents } from './pending-streams.ts';
import { createPendingTickets } from './pending-tickets.ts';
import { type ClosedDebit, createPendingWallet, sendClosed } from './pending-wallet.ts';

export type PendingWrites = {
  readonly stores: TransactionStores;
  readonly entries: readonly JournalEntry[];
  readonly streams: Pick<PendingStreams, 'appended' | 'sendSnapshots'>;
  readonly books: Pick<PendingBooks, 'stakes' | 'send'>;
  readonly closedDebits: readonly ClosedDebit[];
  /** Sends everything else except the journal. */
  readonly sendRest: (client: ClientBase) => readonly Promise<unknown>[];
};

export const createPendingWrites = (table: TableId, held: LockedRows): PendingWrites => {
  const stream = createPendingStreams(table, held.head);
  const books = createPendingBooks(held.books, held.inPlay);
  const records = createPendingRecords(held.records);
  const rounds = createPendingRounds(table, held.rounds);
  const figures = createPendingFigures(table);
  const office = createPendingOffice();
  const tickets = createPendingTickets(table, held.refused);
  const protections = createPendingProtections(held.protections);
  const shoes = createPendingShoes();
  const definitions = createPendingDefinitions();
  const wallet = createPendingWallet(table, held.debits);
  const entries: JournalEntry[] = [];
  return {
    stores: {
      streams: stream.store,
      books: books.store,
      records: records.store,
      rounds: createRoundBook(rounds.store),
      figures: figures.store,
      office: office.store,
      journal: { append: (entry) => void entries.push(entry) },
      tickets: tickets.store,
      protections: protections.store,
      ...shoes.stores,
      definitions: definitions.store,
      wallet: wallet.store,
    },
    streams: stream,
    books,
    closedDebits: wallet.closed,
    sendRest: (client) =>
      [records, rounds, figures, office, tickets, protections, shoes, wallet, definitions].flatMap((each) =>
        each.send(client),
      ),
    entries,
  };
};

/** Sends all writes of these requests except the journal. */
export const sendWrites = (
  client: ClientBase,
  requests: readonly PendingWrites[],
): readonly Promise<unknown>[] => {
  const sent = requests.map((pending) => {
    const appended = pending.streams.appended();
    return { ...pending, appended, stakes: appended && pending.books.stakes() };
  });
  return [
    ...sendEvents(
      client,
      sent.flatMap(({ appended }) => appended ?? []),
      sent.flatMap(({ stakes }) => stakes ?? []),
    ),
    ...sendClosed(
      client,
      sent.flatMap(({ closedDebits }) => closedDebits),
    ),
    ...sent.flatMap(({ streams, stakes, books, sendRest }) => [
      ...streams.sendSnapshots(client),
      ...(stakes === null ? books.send(client) : []),
      ...sendRest(client),
    ]),
  ];
};
