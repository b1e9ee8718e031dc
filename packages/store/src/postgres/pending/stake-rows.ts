// The statements that write the movements of tickets: stakes, and the money that an operator's debit brings. The first two are SQL texts,
// since they are also part of the statement that appends events.
import { prepared } from '../prepared-statements.ts';

const MOVED = `number, id, state, debit, credit, amount_minor, code, at, table_id, shoe, round, answer, debit_line,
               credit_line, house_part`;

/** `rows`: the parameter with the movements, as JSON. */
export const addMovementsOf = (rows: string): string =>
  `INSERT INTO movements (${MOVED})
   SELECT nextval('movement_numbers'), ${MOVED.slice('number, '.length)}
     FROM json_populate_recordset(NULL::movements, ${rows})`;

/** `rows`: the parameter with the accounts and their new balances, as JSON. */
export const setAccountsOf = (rows: string): string =>
  `UPDATE accounts SET balance_minor = new.balance_minor, pending_minor = new.pending_minor,
                     given_minor = new.given_minor, staked_minor = new.staked_minor, line = new.line
     FROM json_populate_recordset(NULL::accounts, ${rows}) AS new
    WHERE accounts.account = new.account AND accounts.part = new.part`;

/** Number of a locked movement; one created in this transaction is looked up by its id. */
export const NUMBER =
  'coalesce(new.number, (SELECT movements.number FROM movements WHERE movements.id = new.movement))';

/** Sent behind the movements. */
export const addPostings = prepared(
  `INSERT INTO postings (account, part, line, number, movement, amount_minor, balance_after_minor, at)
   SELECT account, part, line, nextval('posting_numbers'), ${NUMBER}, amount_minor, balance_after_minor, at
     FROM json_to_recordset($1) AS new
            (number bigint, movement text, account text, part text, line bigint, amount_minor bigint,
             balance_after_minor bigint, at bigint)`,
);

/** `postings`: of movements that are not pending. */
export type StakeRows = {
  readonly movements: readonly object[];
  readonly accounts: readonly object[];
  readonly postings: readonly object[];
};
