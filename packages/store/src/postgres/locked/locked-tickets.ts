// Refusals of tickets stored for the current round, read for the tickets that a transaction declares.
import type { ClientBase } from 'pg';
import { refusalName } from '../../shared/refused-tickets.ts';
import type { Needs, TicketAnswer, TicketKey } from '../../store.ts';
import { prepared } from '../prepared-statements.ts';

/** Keyed by `refusalName`. */
export type RefusedBefore = ReadonlyMap<string, TicketAnswer>;

export type RefusalRow = Pick<TicketKey, 'patron' | 'ticket'> & { readonly answer: string };

/** `patrons` and `tickets`: parameters with two arrays of one length. */
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
  new Map(rows.map(({ answer, ...key }): [string, TicketAnswer] => [refusalName(key), JSON.parse(answer)]));
