// Everything one transaction of a table does, gathered while its work runs over what is held, and then sent as a handful
// of statements.

import type { TableId } from '@punto/table/ids';
import type { ClientBase } from 'pg';
import type { JournalEntry } from '../../journal-entry.ts';
import { openRoundBook } from '../../shared/round-book.ts';
import type { Shelves } from '../../shared/transaction.ts';
import type { Held } from '../locked/locked-rows.ts';
import { openBookDraft } from './pending-books.ts';
import { openFigureDraft } from './pending-figures.ts';
import { openRecordDraft } from './pending-records.ts';
import { openRoundDraft } from './pending-rounds.ts';
import { openShoeDraft } from './pending-shoes.ts';
import { openStreamDraft } from './pending-streams.ts';
import { openTicketDraft } from './pending-tickets.ts';

export type Draft = {
  readonly shelves: Shelves;
  /** All but the journal. */
  readonly send: (client: ClientBase) => readonly Promise<unknown>[];
  readonly entries: readonly JournalEntry[];
};

export const openDraft = (table: TableId, held: Held): Draft => {
  const stream = openStreamDraft(table, held.head);
  const books = openBookDraft(held.books, held.inPlay);
  const records = openRecordDraft(held.records);
  const rounds = openRoundDraft(table, held.rounds);
  const figures = openFigureDraft(table);
  const tickets = openTicketDraft(table, held.refused);
  const shoes = openShoeDraft();
  const entries: JournalEntry[] = [];
  return {
    shelves: {
      streams: stream.shelf,
      books: books.shelf,
      records: records.shelf,
      rounds: openRoundBook(rounds.shelf),
      figures: figures.shelf,
      journal: { append: (entry) => void entries.push(entry) },
      tickets: tickets.shelf,
      ...shoes.shelves,
    },
    send: (client) =>
      [stream, books, records, rounds, figures, tickets, shoes].flatMap((each) => each.send(client)),
    entries,
  };
};
