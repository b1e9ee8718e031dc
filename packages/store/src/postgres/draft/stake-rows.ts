// The two statements that write the stakes of tickets, as SQL texts: they are also part of the statement that appends events.

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

export type StakeRows = { readonly movements: readonly object[]; readonly accounts: readonly object[] };
