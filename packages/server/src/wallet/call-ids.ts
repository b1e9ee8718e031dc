// Ids of wallet calls, derived from the ticket, debits or correction of the call: a retried decision repeats the same call
// and never makes a second one. They contain no full stop, unlike the ids of operators' patrons and private tables. After a
// restore from a backup, rounds may be corrected or cancelled differently than in the lost time: so the id of a cancel
// contains the reason, and that of an adjust the time. Otherwise the operator would refuse them with `id-reused`.
import { hash } from 'node:crypto';

type Round = { readonly table: string; readonly shoe: number; readonly round: number };

const word = (...parts: readonly (string | number)[]): string => hash('sha256', parts.join(' '), 'base64url');

export const debitId = ({ table, shoe, round }: Round, patron: string, ticket: string): string =>
  `debit:${word(table, shoe, round, patron, ticket)}`;

/** The id of the cancel of a debit for this reason. After a restore the same debit may be cancelled again for another one. */
export const cancelId = (debit: string, reason: string): string =>
  `${debit.replace(/^debit:/, 'cancel:')}:${reason}`;

/** The id of the credit for these debits, which are those of one patron in one round. */
export const creditId = (debits: readonly string[]): string => `credit:${word(...debits.toSorted())}`;

/** The id of the adjust of a corrected round; `at` is the time of the correction. */
export const adjustId = (debits: readonly string[], revision: number, at: number): string =>
  `adjust:${word(...debits.toSorted(), revision, at)}`;
