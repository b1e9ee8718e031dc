// All writes of one transaction of a table: collected in memory while its work runs over the locked rows, then sent in
// a few statements.

import type { TableId } from '@punto/table/ids';
import type { ClientBase } from 'pg';
import type { JournalEntry } from '../../journal-entry.ts';
import { createRoundBook } from '../../shared/round-book.ts';
import type { Shelves } from '../../shared/transaction.ts';
import type { LockedRows } from '../locked/locked-rows.ts';
import { createPendingBooks } from './pending-books.ts';
import { createPendingFigures } from './pending-figures.ts';
import { createPendingProtections } from './pending-protections.ts';
import { createPendingRecords } from './pending-records.ts';
import { createPendingRounds } from './pending-rounds.ts';
import { createPendingShoes } from './pending-shoes.ts';
import { createPendingStreams } from './pending-streams.ts';
import { createPendingTickets } from './pending-tickets.ts';

export type PendingWrites = {
  readonly shelves: Shelves;
  /** Sends all writes except the journal. */
  readonly send: (client: ClientBase) => readonly Promise<unknown>[];
  readonly entries: readonly JournalEntry[];
};

export const createPendingWrites = (table: TableId, held: LockedRows): PendingWrites => {
  const stream = createPendingStreams(table, held.head);
  const books = createPendingBooks(held.books, held.inPlay);
  const records = createPendingRecords(held.records);
  const rounds = createPendingRounds(table, held.rounds);
  const figures = createPendingFigures(table);
  const tickets = createPendingTickets(table, held.refused);
  const protections = createPendingProtections(held.protections);
  const shoes = createPendingShoes();
  const entries: JournalEntry[] = [];
  return {
    shelves: {
      streams: stream.shelf,
      books: books.shelf,
      records: records.shelf,
      rounds: createRoundBook(rounds.shelf),
      figures: figures.shelf,
      journal: { append: (entry) => void entries.push(entry) },
      tickets: tickets.shelf,
      protections: protections.shelf,
      ...shoes.shelves,
    },
    send: (client) => {
      const stakes = stream.hasEvents() ? books.stakes() : null;
      return [
        ...stream.send(client, stakes),
        ...(stakes === null ? books.send(client) : []),
        ...[records, rounds, figures, tickets, protections, shoes].flatMap((each) => each.send(client)),
      ];
    },
    entries,
  };
};
