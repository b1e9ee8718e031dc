// Rows that a restore from a backup leaves in the database: after it, a shoe gets a number and a webhook an id that no shoe and no
// webhook of the lost time can have had. See decision 0070.

/** The highest number that a lost shoe may have. */
export const SPENT_SHOES = 'SELECT coalesce(max(shoe_number), 0) AS number FROM restores';

/** The end of the ids of webhooks, as an expression of SQL: empty before the first restore. */
export const ID_END = `coalesce((SELECT ':' || mark FROM restores ORDER BY shoe_number DESC LIMIT 1), '')`;
