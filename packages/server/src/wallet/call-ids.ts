// The ids of calls. Each follows from what the call is about, so that a ticket or a round that is decided again has the same call and
// never a second one. They have no full stop, which ids of brands' patrons and of private tables have.
import { hash } from 'node:crypto';

type Round = { readonly table: string; readonly shoe: number; readonly round: number };

const word = (...parts: readonly (string | number)[]): string => hash('sha256', parts.join(' '), 'base64url');

export const debitId = ({ table, shoe, round }: Round, patron: string, ticket: string): string =>
  `debit:${word(table, shoe, round, patron, ticket)}`;

/** The cancel of a debit. */
export const cancelId = (debit: string): string => debit.replace(/^debit:/, 'cancel:');

/** What a round returns to a patron. */
export const creditId = ({ table, shoe, round }: Round, patron: string): string =>
  `credit:${word(table, shoe, round, patron)}`;

/** A correction of that; `revision`: of the patron's record. */
export const adjustId = ({ table, shoe, round }: Round, patron: string, revision: number): string =>
  `adjust:${word(table, shoe, round, patron, revision)}`;
