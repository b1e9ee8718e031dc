// The refusals that tickets got, so that the same ticket gets the same answer when it is sent again in its round. The
// answer of an accepted ticket is kept with its stake. A ticket names its round, so that one of a round that is over is
// `betting-closed` whenever it is decided: refusals are forgotten when the next round opens, and there is a bound for one
// round. A refused ticket beyond it that is sent again is decided anew. [L6]

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
    answer: ({ patron, ticket }) => {
      const row = select.get(patron, ticket);
      return row ? (JSON.parse(row.answer) as TicketAnswer) : null;
    },
    remember: (table, { patron, ticket }, answer) =>
      void insert.run(table, patron, ticket, JSON.stringify(answer)),
    forget: (table) => void remove.run(table),
  };
};
