// The refusals that tickets got, as a transaction asks for them, whichever database has them. [L6]
import type { TableId } from '@punto/table/ids';
import type { TicketAnswer, TicketKey } from '../store.ts';

/** Refusals remembered of one table in one round: strangers who send nothing else fill no disk. */
export const MOST_REFUSALS = 2_000;

export type RefusedTickets = {
  readonly answer: (key: TicketKey) => TicketAnswer | null;
  /** Throws when the ticket was refused before: answers never change. */
  readonly remember: (table: TableId, key: TicketKey, answer: TicketAnswer) => void;
  /** Those of the table's rounds so far. */
  readonly forget: (table: TableId) => void;
};
