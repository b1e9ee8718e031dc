// Refusals of tickets that are kept for the round, found by the tickets that a transaction names.
import type { TransferId } from '@punto/ledger/transfer';
import { stakeId } from '@punto/table/place-ticket';
import type { ClientBase } from 'pg';
import type { Needs, TicketAnswer } from '../../store.ts';
import { prepared } from '../prepared.ts';

/** By the id the ticket's stake would have. */
export type RefusedBefore = ReadonlyMap<TransferId, TicketAnswer>;

export type RefusalRow = { readonly patron: string; readonly ticket: string; readonly answer: string };

/** `patrons` and `tickets`: two arrays of one length. */
export const refusalsOf = (patrons: string, tickets: string): string =>
  `SELECT patron, ticket, answer FROM unnest(${patrons}::text[], ${tickets}::text[]) AS told (patron, ticket)
     JOIN tickets USING (patron, ticket)`;
const refusals = prepared<RefusalRow>(refusalsOf('$1', '$2'));

export const readRefusals = async (client: ClientBase, tickets: Needs['tickets']): Promise<RefusedBefore> => {
  if (tickets.length === 0) return new Map();
  const rows = await refusals(
    client,
    tickets.map(({ patron }) => patron),
    tickets.map(({ ticket }) => ticket),
  );
  return refusedBefore(rows);
};

export const refusedBefore = (rows: readonly RefusalRow[]): RefusedBefore =>
  new Map(
    rows.map(({ patron, ticket, answer }): [TransferId, TicketAnswer] => [
      stakeId(patron, ticket),
      JSON.parse(answer),
    ]),
  );
