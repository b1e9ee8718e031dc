// The refusals one transaction gives, beside those that were given before. [L6]

import { stakeId } from '@punto/table/place-ticket';
import type { ClientBase } from 'pg';
import type { RefusedTickets } from '../refused-tickets.ts';
import type { Held } from './held.ts';
import { prepared } from './prepared.ts';

const add = prepared(
  `INSERT INTO tickets (patron, ticket, answer)
   SELECT patron, ticket, answer FROM json_populate_recordset(NULL::tickets, $1)`,
);

export type TicketDraft = {
  readonly shelf: RefusedTickets;
  readonly send: (client: ClientBase) => readonly Promise<unknown>[];
};

export const openTicketDraft = (refused: Held['refused']): TicketDraft => {
  const given = new Map(refused);
  const rows: object[] = [];
  return {
    shelf: {
      answer: ({ patron, ticket }) => given.get(stakeId(patron, ticket)) ?? null,
      remember: ({ patron, ticket }, answer) => {
        given.set(stakeId(patron, ticket), answer);
        rows.push({ patron, ticket, answer: JSON.stringify(answer) });
      },
    },
    send: (client) => (rows.length === 0 ? [] : [add(client, JSON.stringify(rows))]),
  };
};
