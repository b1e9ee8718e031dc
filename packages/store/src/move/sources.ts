// How the rows of SQLite are derived from PostgreSQL. Tables that SQLite has only as indexes are computed here. The
// partitioned books become one, in the order of the postings, numbered and summed anew: a deployment that was moved
// once and has not played since comes back identical.
import { hasPartsIn } from '../shared/accounts/account-parts.ts';
import type { Shelf } from '../shared/inventory.ts';

const SHARED = hasPartsIn('account');

type Source = readonly [table: string, select: string];

/** Tables that differ, by their name in PostgreSQL. */
const MADE: Readonly<Record<string, readonly Source[]>> = {
  events: [['events', 'SELECT table_id, version, body, hash FROM events ORDER BY table_id, version']],
  // One without a link is of a stream whose first writing failed.
  chains: [['chains', 'SELECT chain, length, hash FROM chains WHERE length > 0 ORDER BY chain']],
  accounts: [
    [
      'accounts',
      `SELECT account, sum(balance_minor)::bigint AS balance_minor, sum(pending_minor)::bigint AS pending_minor,
              sum(given_minor)::bigint AS given_minor, sum(staked_minor)::bigint AS staked_minor, sum(line)::bigint AS line,
              CASE sum(line) WHEN 0 THEN NULL ELSE coalesce(min(newest.number), 0) END AS posting
         FROM accounts
         LEFT JOIN (SELECT DISTINCT ON (account) account, number FROM postings
                     ORDER BY account, CASE WHEN ${SHARED} THEN number ELSE line END DESC) AS newest USING (account)
        GROUP BY account ORDER BY account`,
    ],
  ],
  movements: [
    [
      'movements',
      `SELECT number, id, state, debit, credit, amount_minor, code, at, table_id, shoe, round, answer, posting
         FROM movements
         LEFT JOIN (SELECT movement, min(number) AS posting FROM postings GROUP BY movement) AS made ON movement = number
        ORDER BY number`,
    ],
  ],
  postings: [
    [
      'postings',
      `SELECT number, account, movement, amount_minor, at,
              CASE WHEN ${SHARED} THEN row_number() OVER book ELSE line END AS line,
              CASE WHEN ${SHARED} THEN lag(number) OVER book
                   WHEN line > 1 THEN coalesce(lag(number) OVER book, 0) END AS previous,
              CASE WHEN ${SHARED} THEN (sum(amount_minor) OVER book)::bigint
                           ELSE balance_after_minor END AS balance_after_minor
         FROM postings
       WINDOW book AS (PARTITION BY account ORDER BY CASE WHEN ${SHARED} THEN number ELSE line END)
        ORDER BY number`,
    ],
  ],
  records: [
    [
      'records',
      `SELECT number, patron, line, table_id, shoe, round, revision, body,
              CASE WHEN line > 1 THEN coalesce(lag(number) OVER (PARTITION BY patron ORDER BY line), 0) END AS previous
         FROM records ORDER BY number`,
    ],
  ],
  record_ends: [
    [
      'record_ends',
      `SELECT patron, record_ends.line, coalesce(newest.number, 0) AS record
         FROM record_ends
         LEFT JOIN (SELECT DISTINCT ON (patron) patron, number FROM records ORDER BY patron, line DESC) AS newest
                   USING (patron)
        ORDER BY patron`,
    ],
  ],
  figures: [
    [
      'figures',
      `SELECT day, table_id, option, schedule, dealer, brand, currency, sum(rounds)::bigint AS rounds, sum(bets)::bigint AS bets,
              sum(stake_minor)::bigint AS stake_minor, sum(winnings_minor)::bigint AS winnings_minor,
              sum(commission_minor)::bigint AS commission_minor, sum(returned_minor)::bigint AS returned_minor,
              sum(uncollected_minor)::bigint AS uncollected_minor, sum(square_coins) AS square_coins
         FROM figures GROUP BY day, table_id, option, schedule, dealer, brand, currency
        ORDER BY day, table_id, option, schedule, dealer, brand, currency`,
    ],
  ],
  journal: [['journal', 'SELECT number, body, previous, hash FROM journal ORDER BY number']],
  patrons: [
    [
      'patrons',
      'SELECT patron, name, created_at, suspended_at, suspended_reason, erased_at FROM patrons ORDER BY patron',
    ],
    ['patron_numbers', 'SELECT number, patron FROM patrons ORDER BY number'],
  ],
};

/** By the table of the embedded store. */
export const sourcesOf = (shelf: Shelf): readonly Source[] => MADE[shelf.table] ?? [sameAs(shelf)];

const sameAs = ({ table, columns }: Shelf): Source => {
  const names = Object.entries(columns).map(([name, type]) => (type === 'boolean' ? `${name}::int` : name));
  return [table, `SELECT ${names.join(', ')} FROM ${table} ORDER BY ${names[0]}`];
};
