// Refusals of tickets in one transaction, and the earlier ones of the round. The limit per round is checked once per
// transaction, so it can be exceeded by the tickets of one batch. [L6]

import type { TableId } from '@punto/table/ids';
import type { ClientBase } from 'pg';
import { MOST_REFUSALS, type RefusedTickets, refusalName } from '../../shared/refused-tickets.ts';
import type { LockedRows } from '../locked/locked-rows.ts';
import { prepared } from '../prepared-statements.ts';

const add = prepared(
  `INSERT INTO tickets (table_id, patron, ticket, answer)
   SELECT $2, patron, ticket, answer FROM json_populate_recordset(NULL::tickets, $1)
    WHERE (SELECT count(*) FROM (SELECT 1 FROM tickets WHERE table_id = $2 LIMIT ${MOST_REFUSALS}) AS kept) < ${MOST_REFUSALS}`,
);
const remove = prepared('DELETE FROM tickets WHERE table_id = $1');

export type PendingTickets = {
  readonly store: RefusedTickets;
  readonly send: (client: ClientBase) => readonly Promise<unknown>[];
};

export const createPendingTickets = (table: TableId, refused: LockedRows['refused']): PendingTickets => {
  let rows: object[] = [];
  let isForgotten = false;
  return {
    store: {
      answer: (key) => refused.get(refusalName(key)) ?? null,
      remember: (_table, { patron, ticket }, answer) => {
        rows.push({ patron, ticket, answer: JSON.stringify(answer) });
      },
      forget: () => {
        rows = [];
        isForgotten = true;
      },
    },
    send: (client) => [
      ...(isForgotten ? [remove(client, table)] : []),
      ...(rows.length === 0 ? [] : [add(client, JSON.stringify(rows), table)]),
    ],
  };
};
