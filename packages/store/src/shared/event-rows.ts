// How a stream is laid out in rows: one row for each event, except that accepted tickets of the same millisecond that one
// transaction appends one after the other share a row. A row has the version and one hash of its last event, so the rows
// after a version are found by their version alone; a snapshot or the end of a transaction always falls on the end of a
// row. [T3]
import type { TableEvent } from '@punto/table/event';
import { type Instant, instant, type Version, version } from '@punto/table/ids';
import type { Ticket } from '@punto/table/ticket';
import { type Head, linkHash } from './chain.ts';

type TicketAccepted = Extract<TableEvent, { readonly type: 'TicketAccepted' }>;
type TicketsAccepted = {
  readonly type: 'TicketsAccepted';
  readonly tickets: readonly Ticket[];
  readonly at: Instant;
};

/**
 * Most characters of tickets in a row. With them a row stays in a page of SQLite, which continues one of more than 1,000
 * bytes on pages of its own, and PostgreSQL does not compress it.
 */
const ROW_CHARACTERS = 840;

export type EventRow = {
  readonly version: Version;
  readonly at: Instant;
  readonly body: string;
  readonly hash: string;
};

export type EventRowWriter = {
  /** Includes the tickets that wait for the end of their row. */
  readonly version: () => Version;
  readonly append: (event: TableEvent) => void;
  /** Ends the present row; returns the head of the chain. */
  readonly flush: () => Head;
};

/** Writes the rows that follow the head `before`. */
export const createEventRowWriter = (before: Head, write: (row: EventRow) => void): EventRowWriter => {
  let head = before;
  /** The tickets of the present row as JSON, all accepted at this moment. */
  let tickets: string[] = [];
  let characters = 0;
  let at = instant(0);

  const put = (body: string, events: number, lastAt: Instant): void => {
    const length = head.length + events;
    head = { length, hash: linkHash(head.hash, length, body) };
    write({ version: version(length), at: lastAt, body, hash: head.hash });
  };

  const flush = (): Head => {
    const events = tickets.length;
    if (events === 0) return head;
    const body =
      events === 1
        ? `{"type":"TicketAccepted","ticket":${tickets[0]},"at":${at}}`
        : `{"type":"TicketsAccepted","tickets":[${tickets.join(',')}],"at":${at}}`;
    tickets = [];
    characters = 0;
    put(body, events, at);
    return head;
  };

  const accept = (event: TicketAccepted): void => {
    const ticket = JSON.stringify(event.ticket);
    if (event.at !== at || characters + ticket.length > ROW_CHARACTERS) flush();
    tickets.push(ticket);
    characters += ticket.length;
    at = event.at;
  };

  return {
    version: () => version(head.length + tickets.length),
    append: (event) => {
      if (event.type === 'TicketAccepted') return accept(event);
      flush();
      put(JSON.stringify(event), 1, event.at);
    },
    flush,
  };
};

/** The events of a row, in order; the row has the version of the last. */
export const eventsOfRow = (body: string): readonly TableEvent[] => {
  const content: TableEvent | TicketsAccepted = JSON.parse(body);
  if (!isOfTickets(content)) return [content];
  const { tickets, at } = content;
  return tickets.map((ticket): TicketAccepted => ({ type: 'TicketAccepted', ticket, at }));
};

/** Holds for any JSON, so that the audit can report a row that was changed by hand. */
const isOfTickets = (content: TableEvent | TicketsAccepted | null): content is TicketsAccepted =>
  content?.type === 'TicketsAccepted' && Array.isArray(content.tickets);

export type NumberedEvent = { readonly version: Version; readonly event: TableEvent };

/** The events of a row, each with its version. */
export const numberedEventsOf = (row: {
  readonly version: number;
  readonly body: string;
}): readonly NumberedEvent[] => {
  const events = eventsOfRow(row.body);
  const before = row.version - events.length;
  return events.map((event, index) => ({ version: version(before + index + 1), event }));
};
