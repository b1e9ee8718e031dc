// The refusals one transaction gives. What a ticket got before is known for those that were told. [L6]

import { stakeId } from '@punto/table/place-ticket';
import type { ClientBase } from 'pg';
import type { RefusedTickets } from '../refused-tickets.ts';
import { Untold } from '../store.ts';
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

export const openTicketDraft = ({ refused, needs }: Pick<Held, 'refused' | 'needs'>): TicketDraft => {
  const told = new Set(needs.tickets.map(({ patron, ticket }) => stakeId(patron, ticket)));
  const given = new Map(refused);
  const rows: object[] = [];
  return {
    shelf: {
      answer: ({ patron, ticket }) => {
        const stake = stakeId(patron, ticket);
        if (!told.has(stake))
          throw new Untold(`the needs of the transaction do not name ticket ${ticket} of ${patron}`);
        return given.get(stake) ?? null;
      },
      remember: ({ patron, ticket }, answer) => {
        given.set(stakeId(patron, ticket), answer);
        rows.push({ patron, ticket, answer: JSON.stringify(answer) });
      },
    },
    send: (client) => (rows.length === 0 ? [] : [add(client, JSON.stringify(rows))]),
  };
};
