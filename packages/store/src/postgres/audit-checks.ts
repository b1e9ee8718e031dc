// Audit checks of what only PostgreSQL stores: parts of the house's account, positions of movements in the books,
// unique numbers without a unique index, columns copied out of a body for an index, and sequences. They run before the
// books are checked as a whole. Each check is one statement that selects only faulty rows.
import { hasPartsIn } from '../shared/accounts/account-parts.ts';
import { DATABASE_TABLES } from '../shared/database-tables.ts';

type Row = Readonly<Record<string, unknown>>;
export type PartCheck = { readonly sql: string; readonly fault: (row: Row) => string };

const book = ({ account, part }: Row): string =>
  part === '' ? `account ${account}` : `part ${part} of account ${account}`;

const inPart = (part: unknown): string => (part ? ` of part ${part}` : '');

const BOOKS: readonly PartCheck[] = [
  {
    sql: `SELECT account, part, coalesce(balance_minor, 0) AS balance_minor, coalesce(total, 0)::bigint AS total
            FROM accounts FULL JOIN
                 (SELECT account, part, sum(amount_minor) AS total FROM postings GROUP BY account, part) AS sums
                 USING (account, part)
           WHERE coalesce(balance_minor, 0) <> coalesce(total, 0)`,
    fault: (row) => `${book(row)} says ${row.balance_minor}, its postings add up to ${row.total}`,
  },
  {
    sql: `SELECT account, part, coalesce(accounts.line, 0) AS line, coalesce(lines, 0) AS lines, last
            FROM accounts FULL JOIN
                 (SELECT account, part, count(*) AS lines, max(line) AS last FROM postings GROUP BY account, part) AS sums
                 USING (account, part)
           WHERE coalesce(accounts.line, 0) <> coalesce(lines, 0) OR lines <> last`,
    fault: (row) =>
      `${book(row)} ends on line ${row.line}, it has ${row.lines} lines and the last is numbered ${row.last}`,
  },
  {
    sql: `SELECT account, part, line, balance_after_minor, total::bigint AS total FROM
            (SELECT *, sum(amount_minor) OVER (PARTITION BY account, part ORDER BY line) AS total FROM postings) AS sums
           WHERE balance_after_minor <> total`,
    fault: (row) =>
      `line ${row.line} of ${book(row)} says ${row.balance_after_minor}, the lines up to it add up to ${row.total}`,
  },
  {
    sql: `SELECT account, part, line, number, before FROM
            (SELECT *, lag(number) OVER (PARTITION BY account, part ORDER BY line) AS before FROM postings) AS lines
           WHERE before >= number`,
    fault: (row) =>
      `line ${row.line} of ${book(row)} is posting ${row.number}, and the line before it posting ${row.before}`,
  },
  {
    sql: `SELECT account, part FROM accounts WHERE part <> '' AND NOT ${hasPartsIn('account')}`,
    fault: (row) => `${book(row)}: no account but those that all tables share has parts`,
  },
  {
    // Both postings of a movement are at the line and part that the movement names.
    sql: `SELECT id, side, said, said_part, line, part FROM
            (SELECT movements.*, 'debit' AS side, debit AS account, debit_line AS said FROM movements
              UNION ALL
             SELECT movements.*, 'credit', credit, credit_line FROM movements) AS sides
             CROSS JOIN LATERAL
             (SELECT CASE WHEN said IS NULL THEN NULL WHEN ${hasPartsIn('account')} THEN house_part ELSE '' END AS said_part) AS named
             LEFT JOIN postings ON movement = sides.number AND postings.account = sides.account
           WHERE said IS DISTINCT FROM line OR said_part IS DISTINCT FROM part`,
    fault: (row) =>
      `movement ${row.id} names line ${row.said} for its ${row.side}${inPart(row.said_part)}, it is on line ${row.line}${inPart(row.part)}`,
  },
  {
    // Every movement that is direct or posted has a debit and a credit of its amount, and there are no other postings.
    sql: `SELECT movements.id, state, count(account) AS lines, coalesce(sum(postings.amount_minor), 0)::bigint AS total
            FROM movements LEFT JOIN postings ON postings.movement = movements.number
           GROUP BY movements.number
          HAVING coalesce(sum(postings.amount_minor), 0) <> 0
              OR count(account) <> CASE WHEN state IN ('direct', 'posted') THEN 2 ELSE 0 END
              OR count(account) <> count(*) FILTER (WHERE postings.amount_minor =
                   CASE account WHEN debit THEN -movements.amount_minor WHEN credit THEN movements.amount_minor END)`,
    fault: (row) =>
      `movement ${row.id} (${row.state}) has ${row.lines} postings that add up to ${row.total}: not one debit and one credit of its amount`,
  },
  {
    sql: `SELECT movements.id, state, kind FROM movements LEFT JOIN resolutions ON movement = movements.number
           WHERE state <> CASE kind WHEN 'post' THEN 'posted' WHEN 'void' THEN 'voided'
                                    ELSE CASE state WHEN 'direct' THEN 'direct' ELSE 'pending' END END`,
    fault: (row) => `movement ${row.id} is ${row.state}, its resolution says ${row.kind ?? 'nothing'}`,
  },
  {
    // A posting is made when its movement is, or when the movement is decided.
    sql: `SELECT movements.id, account, line, postings.at, coalesce(resolutions.at, movements.at) AS made
            FROM postings JOIN movements ON movements.number = postings.movement
            LEFT JOIN resolutions ON resolutions.movement = movements.number
           WHERE postings.at <> coalesce(resolutions.at, movements.at)`,
    fault: (row) =>
      `line ${row.line} of account ${row.account} is at ${row.at}, and its movement ${row.id} was posted at ${row.made}`,
  },
  {
    sql: `SELECT patron, record_ends.line, last FROM record_ends FULL JOIN
                 (SELECT patron, max(line) AS last FROM records GROUP BY patron) AS ends USING (patron)
           WHERE record_ends.line IS DISTINCT FROM last`,
    fault: (row) =>
      `the records of patron ${row.patron} end on line ${row.line}, the last there is is line ${row.last}`,
  },
];

const ONCE: readonly PartCheck[] = ['postings', 'records'].map((table) => ({
  sql: `SELECT number, count(*) AS times FROM ${table} GROUP BY number HAVING count(*) > 1`,
  fault: (row) => `number ${row.number} of ${table} was given ${row.times} times`,
}));

const BESIDE: readonly PartCheck[] = [
  {
    sql: `SELECT table_id, version, at FROM events WHERE at IS DISTINCT FROM (body::json ->> 'at')::bigint`,
    fault: (row) =>
      `event ${row.version} of table ${row.table_id} stands at ${row.at}, and tells another time`,
  },
  {
    sql: `SELECT number, table_id FROM journal WHERE table_id IS DISTINCT FROM body::json ->> 'table'`,
    fault: (row) => `journal entry ${row.number} stands under table ${row.table_id}, and tells another`,
  },
  {
    sql: `SELECT chain FROM chains WHERE length = 0 AND hash <> encode(sha256(convert_to(chain, 'UTF8')), 'hex')`,
    fault: (row) => `the chain ${row.chain} has no link, and does not begin where it must`,
  },
  {
    sql: `SELECT account, patron FROM (SELECT * FROM accounts WHERE account LIKE 'patron:%' AND part = '') AS own
            LEFT JOIN protections ON account = 'patron:' || patron
           WHERE (protection IS NULL) <> (patron IS NULL)`,
    fault: ({ account, patron }) =>
      patron === null
        ? `account ${account} has the mark of a protection that does not exist`
        : `account ${account} has no mark of its protection, so no ticket is compared with its limits`,
  },
  {
    sql: 'SELECT table_id, epoch FROM leases WHERE epoch < 1',
    fault: (row) => `the lease of table ${row.table_id} is of epoch ${row.epoch}`,
  },
];

/** A sequence must not be behind the greatest number in its table. */
const SEQUENCES: readonly PartCheck[] = DATABASE_TABLES.flatMap(({ table, sequence }) =>
  sequence === undefined
    ? []
    : [
        {
          sql: `SELECT last, highest FROM (SELECT max(number) AS highest FROM ${table}) AS given,
                       (SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS last FROM ${sequence}) AS said
                 WHERE highest > last`,
          fault: (row) =>
            `the numbers of ${table} stand at ${row.last}, and ${row.highest} was given already`,
        },
      ],
);

export const PART_CHECKS: readonly PartCheck[] = [...BOOKS, ...ONCE, ...BESIDE, ...SEQUENCES];
