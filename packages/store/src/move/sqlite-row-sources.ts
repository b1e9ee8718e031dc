// The queries that derive the rows of SQLite from PostgreSQL. Tables that SQLite has only as indexes are computed here. The
// parts of a shared account become one account, in the order of the postings, numbered and summed again: a deployment that
// was moved once and has not played since is identical after the move back.
import { hasPartsIn } from '../shared/accounts/account-parts.ts';
import type { DatabaseTable } from '../shared/database-tables.ts';

const SHARED = hasPartsIn('account');

/**
 * The order in which movements were posted. Of a movement with an account that is shared by all tables, the number of the posting
 * to it counts, so that the order is that of every account.
 */
const PLACES = `SELECT movement, row_number() OVER (ORDER BY coalesce(min(number) FILTER (WHERE ${SHARED}), min(number))) AS posting
                  FROM postings GROUP BY movement`;
/** Postings as the embedded store numbers and sums them: `previous` is the movement with the posting before. */
const POSTINGS = `
  SELECT account, movement,
         CASE WHEN ${SHARED} THEN row_number() OVER book ELSE line END AS line,
         CASE WHEN ${SHARED} THEN lag(movement) OVER book
              WHEN line > 1 THEN coalesce(lag(movement) OVER book, 0) END AS previous,
         CASE WHEN ${SHARED} THEN (sum(amount_minor) OVER book)::bigint ELSE balance_after_minor END AS balance_after_minor
    FROM postings
  WINDOW book AS (PARTITION BY account ORDER BY CASE WHEN ${SHARED} THEN number ELSE line END)`;

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
              sum(given_minor)::bigint AS given_minor, sum(staked_minor)::bigint AS staked_minor, sum(accounts.line)::bigint AS line,
              CASE sum(accounts.line) WHEN 0 THEN NULL ELSE coalesce(min(newest.movement), 0) END AS newest,
              coalesce(min(ends.records), 0) AS records,
              CASE WHEN min(ends.records) > 0 THEN coalesce(min(ends.number), 0) END AS newest_record
         FROM accounts
         LEFT JOIN (SELECT DISTINCT ON (account) account, movement FROM (${POSTINGS}) AS lines
                     ORDER BY account, line DESC) AS newest USING (account)
         LEFT JOIN (SELECT DISTINCT ON (patron) 'patron:' || patron AS account, record_ends.line AS records, records.number
                      FROM record_ends LEFT JOIN records USING (patron) ORDER BY patron, records.line DESC) AS ends USING (account)
        GROUP BY account ORDER BY account`,
    ],
  ],
  movements: [
    [
      'movements',
      `WITH lines AS (${POSTINGS})
       SELECT movements.number, movements.id, state, debit, credit, amount_minor, code, movements.at, movements.table_id,
              movements.shoe, movements.round, answer, resolutions.at AS decided_at, posting,
              debits.line AS debit_line, debits.previous AS debit_previous, debits.balance_after_minor AS debit_balance_minor,
              credits.line AS credit_line, credits.previous AS credit_previous,
              credits.balance_after_minor AS credit_balance_minor
         FROM movements
         LEFT JOIN resolutions ON resolutions.movement = movements.number
         LEFT JOIN (${PLACES}) AS places ON places.movement = movements.number
         LEFT JOIN lines AS debits ON debits.movement = movements.number AND debits.account = debit
         LEFT JOIN lines AS credits ON credits.movement = movements.number AND credits.account = credit
        ORDER BY movements.number`,
    ],
    [
      'posted_movements',
      'SELECT 1 AS one, count(DISTINCT movement) AS posted FROM postings HAVING count(*) > 0',
    ],
  ],
  resolutions: [
    [
      'decisions',
      `SELECT movement, resolutions.id, resolutions.table_id, resolutions.shoe, resolutions.round
         FROM resolutions LEFT JOIN movements ON movements.number = movement
        WHERE resolutions.id IS NOT NULL
           OR (resolutions.table_id, resolutions.shoe, resolutions.round)
              IS DISTINCT FROM (movements.table_id, movements.shoe, movements.round)
        ORDER BY movement`,
    ],
  ],
  postings: [],
  records: [
    [
      'records',
      `SELECT number, patron, line, table_id, shoe, round, revision, body,
              CASE WHEN line > 1 THEN coalesce(lag(number) OVER (PARTITION BY patron ORDER BY line), 0) END AS previous
         FROM records ORDER BY number`,
    ],
  ],
  record_ends: [],
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
export const sourcesOf = (dbTable: DatabaseTable): readonly Source[] =>
  MADE[dbTable.table] ?? [sameAs(dbTable)];

const sameAs = ({ table, columns }: DatabaseTable): Source => {
  const names = Object.entries(columns).map(([name, type]) => (type === 'boolean' ? `${name}::int` : name));
  return [table, `SELECT ${names.join(', ')} FROM ${table} ORDER BY ${names[0]}`];
};
