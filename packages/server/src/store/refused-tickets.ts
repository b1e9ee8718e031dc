// The answer each ticket got, so that the same ticket gets the same answer whenever it is sent again. That of one that
// was taken stands with its stake, under the one name both have; here are the refusals. [L6]
import type { DatabaseSync } from 'node:sqlite';
import { query } from './query.ts';
import type { TicketAnswer, TicketKey } from './store.ts';

export type RefusedTickets = {
  readonly answer: (key: TicketKey) => TicketAnswer | null;
  /** Throws when the ticket was refused before: answers never change. */
  readonly remember: (key: TicketKey, answer: TicketAnswer) => void;
};

export const openRefusedTickets = (database: DatabaseSync): RefusedTickets => {
  const select = query<{ answer: string }>(
    database,
    'SELECT answer FROM tickets WHERE patron = ? AND ticket = ?',
  );
  const insert = query(database, 'INSERT INTO tickets (patron, ticket, answer) VALUES (?, ?, ?)');
  return {
    answer: ({ patron, ticket }) => {
      const row = select.get(patron, ticket);
      return row ? (JSON.parse(row.answer) as TicketAnswer) : null;
    },
    remember: ({ patron, ticket }, answer) => void insert.run(patron, ticket, JSON.stringify(answer)),
  };
};
