// Refusals of tickets, so that the same ticket sent again in its round gets the same answer. The answer to an accepted
// ticket is stored with its stake. A ticket names its round, so one for a past round is always `betting-closed`:
// refusals are deleted when the next round opens. Their number per round is limited; a refused ticket beyond the limit
// that is sent again is decided again. [L6]

import type { DatabaseSync } from 'node:sqlite';
import { MOST_REFUSALS, type RefusedTickets } from '../shared/refused-tickets.ts';
import type { TicketAnswer } from '../store.ts';
import { query } from './query.ts';

export const createRefusedTickets = (database: DatabaseSync): RefusedTickets => {
  const select = query<{ answer: string }>(
    database,
    'SELECT answer FROM tickets WHERE patron = ? AND ticket = ?',
  );
  const insert = query(
    database,
    `INSERT INTO tickets (table_id, patron, ticket, answer)
     SELECT ?1, ?2, ?3, ?4
      WHERE (SELECT count(*) FROM (SELECT 1 FROM tickets WHERE table_id = ?1 LIMIT ${MOST_REFUSALS})) < ${MOST_REFUSALS}`,
  );
  const remove = query(database, 'DELETE FROM tickets WHERE table_id = ?');
  return {
    answer: ({ patron, ticket }): TicketAnswer | null => {
      const row = select.get(patron, ticket);
      return row ? JSON.parse(row.answer) : null;
    },
    remember: (table, { patron, ticket }, answer) =>
      void insert.run(table, patron, ticket, JSON.stringify(answer)),
    forget: (table) => void remove.run(table),
  };
};
