// How a stream is laid out in rows: one row for each event, except that accepted tickets that one transaction appends one
// after the other share a row. A row has the version, the time and one hash of its last event, so the rows after a version
// are found by their version alone; a snapshot or the end of a transaction always falls on the end of a row. [T3]
import type { TableEvent } from '@punto/table/event';
import { type Instant, type Version, version } from '@punto/table/ids';
import { type Head, linkHash } from './chain.ts';

type TicketAccepted = Extract<TableEvent, { readonly type: 'TicketAccepted' }>;
type TicketsAccepted = {
  readonly type: 'TicketsAccepted';
  readonly at: Instant;
  readonly events: readonly TicketAccepted[];
};

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
  let tickets: TicketAccepted[] = [];

  const put = (content: TableEvent | TicketsAccepted, events: number): void => {
    const body = JSON.stringify(content);
    const length = head.length + events;
    head = { length, hash: linkHash(head.hash, length, body) };
    write({ version: version(length), at: content.at, body, hash: head.hash });
  };

  const flush = (): Head => {
    const events = tickets;
    const last = events.at(-1);
    tickets = [];
    if (last)
      put(events.length === 1 ? last : { type: 'TicketsAccepted', at: last.at, events }, events.length);
    return head;
  };

  return {
    version: () => version(head.length + tickets.length),
    append: (event) => {
      if (event.type === 'TicketAccepted') tickets.push(event);
      else {
        flush();
        put(event, 1);
      }
    },
    flush,
  };
};

/** The events of a row, in order; the row has the version of the last. */
export const eventsOfRow = (body: string): readonly TableEvent[] => {
  const content: TableEvent | TicketsAccepted = JSON.parse(body);
  return isOfTickets(content) ? content.events : [content];
};

/** Holds for any JSON, so that the audit can report a row that was changed by hand. */
const isOfTickets = (content: TableEvent | TicketsAccepted | null): content is TicketsAccepted =>
  content?.type === 'TicketsAccepted' && Array.isArray(content.events);

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
