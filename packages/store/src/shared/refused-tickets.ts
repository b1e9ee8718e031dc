// Stored refusals of tickets as used by a transaction, for both databases. [L6]
import type { TableId } from '@punto/table/ids';
import type { TicketAnswer, TicketKey } from '../store.ts';

/** Most refusals stored for one table in one round, so that a flood of refused tickets cannot fill the disk. */
export const MOST_REFUSALS = 2_000;

/** The key of a ticket among refusals. The round is not part of it, since only refusals of one round are stored. */
export const refusalName = ({ patron, ticket }: Pick<TicketKey, 'patron' | 'ticket'>): string =>
  `${patron} ${ticket}`;

export type RefusedTickets = {
  readonly answer: (key: TicketKey) => TicketAnswer | null;
  /** Throws when the ticket was refused before: answers never change. */
  readonly remember: (table: TableId, key: TicketKey, answer: TicketAnswer) => void;
  /** Refusals of the table's rounds so far. */
  readonly forget: (table: TableId) => void;
};
