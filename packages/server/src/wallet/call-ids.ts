// Ids of wallet calls, derived from the ticket, round or record of the call: a retried decision repeats the same call and never makes
// a second one. They contain no full stop, unlike the ids of operators' patrons and private tables.
import { hash } from 'node:crypto';

type Round = { readonly table: string; readonly shoe: number; readonly round: number };

const word = (...parts: readonly (string | number)[]): string => hash('sha256', parts.join(' '), 'base64url');

export const debitId = ({ table, shoe, round }: Round, patron: string, ticket: string): string =>
  `debit:${word(table, shoe, round, patron, ticket)}`;

/** The id of the cancel of a debit. */
export const cancelId = (debit: string): string => debit.replace(/^debit:/, 'cancel:');

/** The id of the credit of a round. */
export const creditId = ({ table, shoe, round }: Round, patron: string): string =>
  `credit:${word(table, shoe, round, patron)}`;

/** The id of the adjust of a corrected round; `revision`: of the patron's record. */
export const adjustId = ({ table, shoe, round }: Round, patron: string, revision: number): string =>
  `adjust:${word(table, shoe, round, patron, revision)}`;
