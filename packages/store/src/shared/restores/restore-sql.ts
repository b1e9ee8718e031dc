// What restores from backups leave in the database. After one, a shoe has a number and a webhook an id that no lost shoe and no lost
// webhook can have had. See decision 0070.

/** The highest number that a lost shoe may have. */
export const SPENT_SHOES = 'SELECT coalesce(max(shoe_number), 0) AS number FROM restores';

/** The end of the ids of webhooks, as an expression of SQL: empty before the first restore. */
export const ID_END = `coalesce((SELECT ':' || mark FROM restores ORDER BY shoe_number DESC LIMIT 1), '')`;
