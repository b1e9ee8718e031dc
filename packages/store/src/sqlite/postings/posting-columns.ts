// The columns of a movement with its posting to the account `?1`, as SQL. A movement has at most one posting to an account, and none
// before it is posted.

/** The account's balance after the posting, the line of it, or the movement with the posting before it. */
const ofAccount = (name: 'balance_minor' | 'line' | 'previous'): string =>
  `iif(debit = ?1, debit_${name}, credit_${name})`;

export const PREVIOUS = ofAccount('previous');
export const BALANCE_AFTER = ofAccount('balance_minor');
/** The change of the account's balance. */
export const AMOUNT = 'iif(debit = ?1, -amount_minor, amount_minor)';
export const POSTED_AT = 'coalesce(decided_at, at)';
/** Movement with the newest posting. */
export const NEWEST_POSTING = 'SELECT newest FROM accounts WHERE account = ?1';
