// The books, recomputed from the smallest items; each difference is a sentence. Every check is one query that finds
// faulty rows only, so clean books cost reading and no memory.
import type { DatabaseSync } from 'node:sqlite';
import { booksIn } from '../shared/accounts/account-books.ts';
import type { AuditCheck } from './check.ts';
import { brokenConstraints } from './check-constraints.ts';
import { WALLET_CHECKS } from './wallets.ts';

/** Faults of the file itself; with any of them nothing else can be trusted, or even read. */
export const fileFaults = (database: DatabaseSync): readonly string[] => [
  // Both checks may report the same violation.
  ...new Set([...faultsOf(database, FILE), ...brokenConstraints(database)]),
];

/** Stored sums that differ from the sum of their items. [L6] [T3] */
export const bookFaults = (database: DatabaseSync): readonly string[] =>
  [...CHECKS, ...WALLET_CHECKS].flatMap((check) => faultsOf(database, check));

const faultsOf = (database: DatabaseSync, { sql, fault }: AuditCheck): readonly string[] =>
  database.prepare(sql).all().map(fault);

/** Pages, types, checks and indexes, by SQLite itself. */
const FILE: AuditCheck = {
  sql: `SELECT integrity_check AS message FROM pragma_integrity_check WHERE integrity_check <> 'ok'`,
  fault: (row) => `the file is damaged: ${row.message}`,
};

const CHECKS: readonly AuditCheck[] = [
  {
    sql: `SELECT "table" AS child, parent FROM pragma_foreign_key_check`,
    fault: (row) => `a row of ${row.child} points to a row of ${row.parent} that does not exist`,
  },

  // books
  {
    sql: `SELECT ${booksIn('account', 'instr')} AS books, sum(balance_minor) AS total
            FROM accounts GROUP BY books HAVING total <> 0`,
    fault: (row) => `all accounts${row.books ? ` of ${row.books}` : ''} together are ${row.total}, not 0`,
  },
  {
    sql: `SELECT id, debit, credit FROM movements
           WHERE ${booksIn('debit', 'instr')} <> ${booksIn('credit', 'instr')}`,
    fault: (row) => `movement ${row.id} goes from ${row.debit} to ${row.credit}, into the books of another`,
  },
  {
    sql: `SELECT account, coalesce(balance_minor, 0) AS balance_minor, coalesce(total, 0) AS total
            FROM accounts FULL JOIN
                 (SELECT account, sum(amount_minor) AS total FROM postings GROUP BY account) USING (account)
           WHERE coalesce(balance_minor, 0) <> coalesce(total, 0)`,
    fault: (row) => `account ${row.account} says ${row.balance_minor}, its postings add up to ${row.total}`,
  },
  {
    sql: `WITH undecided AS (SELECT debit AS account, sum(amount_minor) AS total
                               FROM movements WHERE state = 'pending' GROUP BY debit)
          SELECT account, coalesce(pending_minor, 0) AS pending_minor, coalesce(total, 0) AS total
            FROM accounts FULL JOIN undecided USING (account)
           WHERE coalesce(pending_minor, 0) <> coalesce(total, 0)`,
    fault: (row) =>
      `account ${row.account} says ${row.pending_minor} is pending, its undecided movements add up to ${row.total}`,
  },
  {
    sql: `WITH sums AS (
            SELECT account, sum(given) AS given, sum(staked) AS staked
              FROM (SELECT credit AS account, amount_minor AS given, 0 AS staked
                      FROM movements WHERE state = 'direct' AND code IN ('grant', 'top-up', 'wallet-in')
                     UNION ALL
                    SELECT debit, -amount_minor, 0
                      FROM movements WHERE code = 'wallet-out' AND debit GLOB 'patron:*'
                     UNION ALL
                    SELECT debit, 0, amount_minor FROM movements WHERE state <> 'direct' AND code = 'stake')
             GROUP BY account)
          SELECT account, given_minor, staked_minor, coalesce(given, 0) AS given, coalesce(staked, 0) AS staked
            FROM accounts LEFT JOIN sums USING (account)
           WHERE given_minor <> coalesce(given, 0) OR staked_minor <> coalesce(staked, 0)`,
    fault: (row) =>
      `account ${row.account} says ${row.given_minor} was given and ${row.staked_minor} staked, its movements say ${row.given} and ${row.staked}`,
  },
  {
    sql: `SELECT account, line, balance_after_minor, total FROM
            (SELECT *, sum(amount_minor) OVER (PARTITION BY account ORDER BY line) AS total FROM postings)
           WHERE balance_after_minor <> total`,
    fault: (row) =>
      `line ${row.line} of account ${row.account} says ${row.balance_after_minor}, the lines up to it add up to ${row.total}`,
  },
  {
    sql: `SELECT account, count(*) AS lines, max(line) AS last FROM postings GROUP BY account HAVING lines <> last`,
    fault: (row) => `account ${row.account} has ${row.lines} lines, the last is numbered ${row.last}`,
  },
  {
    sql: `SELECT account, accounts.line, newest, last, movement
            FROM accounts LEFT JOIN (SELECT account, max(line) AS last, movement FROM postings GROUP BY account) USING (account)
           WHERE accounts.line <> coalesce(last, 0) OR newest IS NOT movement`,
    fault: (row) =>
      `account ${row.account} ends with movement ${row.newest} on line ${row.line}, the last there is is ${row.movement} on line ${row.last}`,
  },
  {
    sql: `SELECT account, line, previous, before FROM
            (SELECT *, lag(movement) OVER (PARTITION BY account ORDER BY line) AS before FROM postings)
           WHERE previous IS NOT before`,
    fault: (row) =>
      `line ${row.line} of account ${row.account} follows movement ${row.previous}, the one before it is ${row.before}`,
  },
  {
    // Postings are numbered in the order in which they were made.
    sql: `SELECT account, line, number, before FROM
            (SELECT *, lag(number) OVER (PARTITION BY account ORDER BY line) AS before FROM postings)
           WHERE before >= number`,
    fault: (row) =>
      `line ${row.line} of account ${row.account} is posting ${row.number}, the line before it posting ${row.before}`,
  },
  {
    sql: `SELECT coalesce(posted, 0) AS posted, movements, places, last
            FROM (SELECT count(posting) AS movements, count(DISTINCT posting) AS places, coalesce(max(posting), 0) AS last FROM movements)
            LEFT JOIN posted_movements
           WHERE coalesce(posted, 0) <> movements OR places <> movements OR last <> movements`,
    fault: (row) =>
      `the count of posted movements is ${row.posted}; there are ${row.movements}, with ${row.places} numbers up to ${row.last}`,
  },
  {
    // A decided movement has the time of its decision, and a direct or posted one its postings.
    sql: `SELECT id, state, iif(decided_at IS NULL, NULL, iif(posting IS NULL, 'void', 'post')) AS kind FROM movements
           WHERE state <> iif(decided_at IS NULL, iif(posting IS NULL, 'pending', 'direct'), iif(posting IS NULL, 'voided', 'posted'))`,
    fault: (row) => `movement ${row.id} is ${row.state}, its resolution says ${row.kind ?? 'nothing'}`,
  },
  {
    // Stakes are posted and paid out in one transaction, so an escrow never keeps anything.
    sql: `SELECT account, balance_minor FROM accounts WHERE account GLOB 'escrow:*' AND balance_minor <> 0`,
    fault: (row) => `${row.account} holds ${row.balance_minor} that belong to no undecided stake`,
  },
  {
    // Transfers without a table are grants of the house or of an operator to patrons, and corrections that an operator could not
    // collect.
    sql: `SELECT id, debit, credit, code FROM movements
           WHERE table_id IS NULL
             AND NOT ((debit = 'house' OR debit GLOB 'operator:*') AND credit GLOB 'patron:*' AND state = 'direct'
                      AND code IN ('grant', 'top-up'))
             AND NOT (id GLOB 'uncollected:*' AND code = 'wallet-out')`,
    fault: (row) => `movement ${row.id} goes from ${row.debit} to ${row.credit} as ${row.code}, at no table`,
  },
  {
    sql: `SELECT id, table_id, shoe, round FROM movements
           WHERE table_id IS NOT NULL
             AND NOT EXISTS (SELECT 1 FROM rounds WHERE rounds.table_id = movements.table_id
                                AND rounds.shoe = movements.shoe AND rounds.round = movements.round)`,
    fault: (row) =>
      `movement ${row.id} is of round ${row.round} of shoe ${row.shoe} at ${row.table_id}, which was never opened`,
  },
  {
    sql: `SELECT credit, count(DISTINCT shoe || '/' || round) AS rounds FROM movements
           WHERE state = 'pending' AND credit GLOB 'escrow:*' GROUP BY credit HAVING rounds > 1`,
    fault: (row) => `${row.credit} has undecided stakes of ${row.rounds} rounds`,
  },

  {
    sql: `SELECT patron, ticket FROM tickets WHERE answer ->> '$.accepted'`,
    fault: (row) => `ticket ${row.ticket} of patron ${row.patron} was accepted without a stake`,
  },

  // streams
  {
    // The ids of stakes are those of `stakeId` in the table package. A row has one accepted ticket, or several and the version of the last: see `shared/event-rows.ts`.
    sql: `WITH accepted (table_id, version, ticket) AS (
            SELECT table_id, version, body -> '$.ticket' FROM events WHERE type = 'TicketAccepted'
             UNION ALL
            SELECT table_id, version - json_array_length(body, '$.tickets') + 1 + key, value
              FROM events, json_each(body, '$.tickets') WHERE events.type = 'TicketsAccepted')
          SELECT accepted.table_id, version, ticket ->> '$.id' AS ticket, amount_minor,
                 (SELECT sum(value ->> '$.stakeMinor') FROM json_each(ticket, '$.bets')) AS total
            FROM accepted LEFT JOIN movements
                 ON id = concat_ws(':', 'stake', accepted.table_id, ticket ->> '$.shoe', ticket ->> '$.round',
                                   ticket ->> '$.patron', ticket ->> '$.id')
                AND movements.table_id = accepted.table_id
                AND shoe = ticket ->> '$.shoe' AND round = ticket ->> '$.round'
           WHERE amount_minor IS NOT total`,
    fault: (row) =>
      `event ${row.version} of table ${row.table_id} takes ${row.total} by ticket ${row.ticket}, its stake is ${row.amount_minor}`,
  },
  {
    sql: `SELECT rounds.table_id, shoe, round FROM rounds LEFT JOIN events
                 ON events.table_id = rounds.table_id AND version = first AND type = 'RoundOpened'
           WHERE version IS NULL OR round <> body ->> '$.round'`,
    fault: (row) =>
      `round ${row.round} of shoe ${row.shoe} at ${row.table_id} is in the list of rounds, and was never opened`,
  },

  {
    sql: `SELECT table_id, first, count(*) AS rounds FROM rounds GROUP BY table_id, first HAVING rounds > 1`,
    fault: (row) =>
      `the list of rounds has ${row.rounds} rounds opened by event ${row.first} of table ${row.table_id}`,
  },

  // records
  {
    sql: `SELECT patron, line, table_id, shoe, round FROM records
           WHERE NOT EXISTS (SELECT 1 FROM rounds
                              WHERE rounds.table_id = records.table_id
                                AND rounds.shoe = records.shoe AND rounds.round = records.round)`,
    fault: (row) =>
      `record ${row.line} of patron ${row.patron} is of round ${row.round} of shoe ${row.shoe} at ${row.table_id}, which was never opened`,
  },
  {
    sql: `SELECT patron, line, body ->> '$.balanceBeforeMinor' AS before, body ->> '$.balanceAfterMinor' AS after
            FROM records
           WHERE after - before IS NOT
                 coalesce((body ->> '$.correction.deltaMinor') + (body ->> '$.correction.uncollectedMinor'),
                          (body ->> '$.returnedMinor') - (body ->> '$.stakedMinor'))`,
    fault: (row) =>
      `record ${row.line} of patron ${row.patron} goes from ${row.before} to ${row.after}: not by what it says was moved`,
  },
  {
    // The columns are copies of fields of the body.
    sql: `SELECT patron, line FROM records
           WHERE patron IS NOT (body ->> '$.patron') OR table_id IS NOT (body ->> '$.table')
              OR shoe IS NOT (body ->> '$.shoe') OR round IS NOT (body ->> '$.round')
              OR revision IS NOT coalesce(body ->> '$.revision', 0)`,
    fault: (row) => `record ${row.line} of patron ${row.patron} stands under another round than its own`,
  },
  {
    sql: `SELECT patron, count(*) AS lines, max(line) AS last FROM records GROUP BY patron HAVING lines <> last`,
    fault: (row) => `patron ${row.patron} has ${row.lines} records, the last is numbered ${row.last}`,
  },
  {
    sql: `SELECT patron, record_ends.line, record, last, number
            FROM record_ends FULL JOIN (SELECT patron, max(line) AS last, number FROM records GROUP BY patron) USING (patron)
           WHERE record_ends.line IS NOT last OR record IS NOT number`,
    fault: (row) =>
      `the records of patron ${row.patron} end with ${row.record} on line ${row.line}, the last there is is ${row.number} on line ${row.last}`,
  },
  {
    sql: `SELECT patron, line, previous, before FROM
            (SELECT *, lag(number) OVER (PARTITION BY patron ORDER BY line) AS before FROM records)
           WHERE previous IS NOT before`,
    fault: (row) =>
      `record ${row.line} of patron ${row.patron} follows ${row.previous}, the one before it is ${row.before}`,
  },
];
