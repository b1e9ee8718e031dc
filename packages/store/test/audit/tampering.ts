// Changes that a person with access to the database could make to the samples of `sample-book.ts`: each as SQL that
// both stores understand, with the sentence the audit must report. `json_set` is SQLite's; tests of another database
// define one.

export type Tampering = readonly [sql: string, fault: RegExp];

const set = (table: string, change: string, where: string): string =>
  `UPDATE ${table} SET ${change} WHERE ${where}`;
const swap = (table: string, key: string, a: number, b: number, columns: readonly string[]): string =>
  `CREATE TEMP TABLE kept AS SELECT * FROM ${table} WHERE ${key} IN (${a}, ${b});
   UPDATE ${table} SET (${columns}) = (SELECT ${columns} FROM kept WHERE kept.${key} = ${a} + ${b} - ${table}.${key})
    WHERE ${key} IN (${a}, ${b})`;

const OTHER_HASH = '1'.padStart(64, '0');

export const TAMPERINGS: readonly Tampering[] = [
  // books
  [set('accounts', 'balance_minor = 9000', `account = 'patron:ann'`), /patron:ann says 9000/],
  [set('accounts', 'balance_minor = 9000', `account = 'patron:ann'`), /together are -?\d+, not 0/],
  [set('accounts', 'given_minor = given_minor + 5', `account = 'patron:ann'`), /ann says \d+ was given and/],
  [set('accounts', 'staked_minor = 0', `account = 'patron:ben'`), /ben says \d+ was given and 0 staked/],
  [set('accounts', 'pending_minor = 0', `account = 'patron:ben'`), /ben says 0 is pending/],
  [set('movements', 'amount_minor = 1001', `state = 'pending'`), /undecided movements add up to 1001/],
  [set('movements', 'amount_minor = -5', `state = 'voided'`), /damaged: CHECK .* movements/],
  [
    set('movements', `state = 'posted'`, `state = 'pending'`),
    /ticket-b5 is posted, its resolution says nothing/,
  ],
  [
    set('movements', `state = 'pending'`, `state = 'voided'`),
    /ticket-b2 is pending, its resolution says void/,
  ],
  [set('movements', `state = 'pending'`, `state = 'voided'`), /ticket-b2 is pending, and no round at main/],
  [
    set('movements', `at = 5`, `id = 'payout:main:1:1:ben'`),
    /payout:main:1:1:ben: its time is 5, by the events .* 16007/,
  ],
  [
    set('movements', `code = 'top-up', table_id = NULL`, `id = 'payout:main:1:1:ben'`),
    /payout:main:1:1:ben is missing|as top-up, at no table/,
  ],
  [
    set('movements', 'round = 9', `id = 'stake:main:1:1:ann:ticket-a1'`),
    /ticket-a1 is of round 9 .* never opened/,
  ],
  [
    set('movements', 'round = 3', `id = 'stake:main:1:1:ann:ticket-a1'`),
    /ticket-a1 is in the books, and no event/,
  ],
  [
    set('movements', `id = 'payout:x'`, `id = 'payout:main:1:1:ben'`),
    /movement payout:main:1:1:ben is missing/,
  ],
  [
    set('movements', `id = 'x'`, `id = 'correction:main:1:4:1:ann'`),
    /movement correction:main:1:4:1:ann is missing/,
  ],
  [
    set('movements', `id = 'x'`, `id = 'correction:main:1:4:1:ann'`),
    /movement x is in the books, and no event/,
  ],
  [`DELETE FROM movements WHERE state = 'voided'`, /movement stake:main:1:2:ben:ticket-b2 is missing/],
  // tickets
  [
    `INSERT INTO tickets (patron, ticket, answer) VALUES ('ann', 'ticket-c1', '{"accepted":true,"version":6}')`,
    /ticket-c1 of patron ann was accepted without/,
  ],
  [
    set('movements', 'answer = NULL', `id = 'stake:main:1:1:ann:ticket-a1'`),
    /ticket-a1 of patron ann has no answer; event 6/,
  ],
  [
    set('movements', 'answer = 9', `id = 'stake:main:1:1:ann:ticket-a1'`),
    /answered by version 9, its event is 6/,
  ],
  // streams
  [
    set('events', `body = replace(body, '"KD"', '"2D"')`, 'version = 9'),
    /^event 9 of table main does not follow/,
  ],
  [
    set('events', `body = replace(body, '"KD"', '"2D"')`, 'version = 9'),
    /record 1 of patron ben, round 1 .* by the rules/,
  ],
  [set('events', `hash = '${OTHER_HASH}'`, 'version = 9'), /^event 9 of table main does not follow/],
  [
    set('events', `body = replace(body, ':2000', ':2500')`, 'version = 6'),
    /takes 2500 by ticket ticket-a1, its stake is 2000/,
  ],
  ['DELETE FROM events WHERE version = 12', /^event 12 of table main is missing: the next is event 13/],
  ['DELETE FROM events WHERE version = 42', /^event 42 of table main is missing at the end/],
  [
    'DELETE FROM events WHERE version > 30',
    /^event 31 of table main and those up to 42 are missing at the end/,
  ],
  ['DELETE FROM events', /^event 1 of table main and those up to 42 are missing/],
  [swap('events', 'version', 9, 11, ['body', 'hash']), /^event 9 of table main does not follow/],
  [swap('events', 'version', 9, 11, ['body', 'hash']), /^event 11 of table main does not follow/],
  [
    set('chains', 'length = 41', `chain = 'events:main'`),
    /^event 42 of table main is there, but its chain ends at 41/,
  ],
  [
    set('chains', `hash = '${OTHER_HASH}'`, `chain = 'events:main'`),
    /^event 42 of table main is not the end/,
  ],
  [
    `DELETE FROM chains WHERE chain = 'events:main'`,
    /^event 42 of table main is there, but its chain ends at 0/,
  ],
  [
    set('snapshots', `state = json_set(state, '$.table.shoes', 7)`, 'version = 27'),
    /snapshot at event 27 of table main/,
  ],
  [set('table_posts', `dealers = '[{"id":"x","name":"X"}]'`, 'true'), /who deals which shoe at main/],
  // records
  [
    `DELETE FROM records WHERE patron = 'ben' AND line = 1`,
    /round 1 of shoe 1 at main has no record of patron ben/,
  ],
  [`DELETE FROM records WHERE patron = 'ben' AND line = 1`, /ben has 3 records, the last is numbered 4/],
  [set('records', 'round = 2', `patron = 'ann' AND line = 1`), /record 1 of patron ann: nothing in round 2/],
  [
    set('records', 'round = 2', `patron = 'ann' AND line = 1`),
    /record 1 of patron ann stands under another round/,
  ],
  [
    set('records', 'round = 8', `patron = 'ann' AND line = 1`),
    /record 1 of patron ann is of round 8 .* never opened/,
  ],
  [
    set('records', `body = json_set(body, '$.stakedMinor', 1)`, `patron = 'ann' AND line = 1`),
    /record 1 of patron ann, round 1 .* stakedMinor is 1, by the rules it is 2000/,
  ],
  [
    set('records', `body = json_set(body, '$.returnedMinor', 900)`, `patron = 'ann' AND line = 1`),
    /record 1 of patron ann goes from 100000 to 98000/,
  ],
  [
    set('records', `body = json_set(body, '$.correction.deltaMinor', 1)`, `patron = 'ben' AND line = 4`),
    /record 4 of patron ben, round 4 .* correction is/,
  ],
  [
    set('records', `body = json_set(body, '$.bets[0].verdict', 'won')`, `patron = 'ann' AND line = 1`),
    /record 1 of patron ann, round 1 .* bets is/,
  ],
  [set('records', 'line = 9', `patron = 'ann' AND line = 5`), /ann has 5 records, the last is numbered 9/],
  [
    set('records', `revision = 2, body = json_set(body, '$.revision', 2)`, `patron = 'ann' AND line = 4`),
    /round 4 of shoe 1 at main has no record of patron ann/,
  ],
  [
    set('records', `revision = 2, body = json_set(body, '$.revision', 2)`, `patron = 'ann' AND line = 4`),
    /record 4 of patron ann corrects a round that was not corrected so often/,
  ],
  // rounds and figures
  [set('rounds', `mark = 'P9'`, 'round = 1'), /list of rounds has "P9" as mark of round 1 .* it is "B5"/],
  [set('rounds', `dealer = 'sue'`, 'round = 4'), /list of rounds has "sue" as dealer of round 4/],
  [
    set('rounds', `corrections = '[]'`, 'round = 4'),
    /event 38 of table main corrects round 4 .* does not know/,
  ],
  ['DELETE FROM rounds WHERE round = 2', /round 2 of shoe 1 at main is missing from the list of rounds/],
  [
    set('rounds', 'round = 7', 'round = 2'),
    /round 7 of shoe 1 at main is in the list of rounds, and was never opened/,
  ],
  [
    set('figures', 'stake_minor = stake_minor + 1', `schedule = 'banker'`),
    /figures of 1970-01-01, main, banker, banker, dee: stakeMinor is 3001, .* 3000/,
  ],
  [
    `DELETE FROM figures WHERE schedule = 'tie'`,
    /figures of .* tie, tie, dee: bets is 0, the records add up to 1/,
  ],
  // journal
  [
    set('journal', `body = json_set(body, '$.reason', 'none')`, 'number = 2'),
    /^journal entry 2 does not follow/,
  ],
  [
    set('journal', `previous = '${OTHER_HASH}'`, 'number = 3'),
    /^journal entry 3 names another one before it/,
  ],
  ['DELETE FROM journal WHERE number = 2', /^journal entry 2 is missing: the next is journal entry 3/],
  ['DELETE FROM journal WHERE number = 6', /^journal entry 6 is missing at the end/],
  ['DELETE FROM journal WHERE number > 1', /^journal entry 2 and those up to 6 are missing at the end/],
  [swap('journal', 'number', 2, 3, ['body', 'hash', 'previous']), /^journal entry 2 does not follow/],
  [set('chains', 'length = 5', `chain = 'journal'`), /^journal entry 6 is there, but its chain ends at 5/],
];

/** Changes in tables and columns that only the embedded store has. */
export const TAMPERINGS_EMBEDDED: readonly Tampering[] = [
  [
    set('movements', `debit = 'patron:ben'`, `id = 'grant-ann'`),
    /grant-ann goes from patron:ben .* at no table/,
  ],
  [
    set('movements', 'amount_minor = 20001', `id = 'payout:main:1:4:ben'`),
    /account patron:ben says \d+, its postings add up to \d+/,
  ],
  [
    set('movements', 'debit_balance_minor = 7', `debit_line = 2 AND debit = 'patron:ann'`),
    /line 2 of account patron:ann says 7/,
  ],
  [
    set('movements', 'posting = NULL', `debit_line = 2 AND debit = 'patron:ann'`),
    /ticket-a1 is posted, its resolution says void/,
  ],
  [
    set('movements', 'posting = NULL', `debit_line = 2 AND debit = 'patron:ann'`),
    /ann has 5 lines, the last .* 6/,
  ],
  [
    set('movements', 'posting = posting + 100', `id = 'stake:main:1:1:ann:ticket-a1'`),
    /line 3 of account patron:ann is posting \d+, the line before it posting/,
  ],
  [
    set('posted_movements', 'posted = 3', 'true'),
    /the count of posted movements is 3; there are (\d+), with \1/,
  ],
  ['DELETE FROM posted_movements', /the count of posted movements is 0; there are/],
  [
    set('movements', 'decided_at = NULL', `state = 'voided'`),
    /ticket-b2 is voided, its resolution says nothing/,
  ],
  [set('movements', 'decided_at = 1', `state = 'voided'`), /ticket-b2: its time of decision is 1/],
  [
    set('accounts', 'line = 5', `account = 'patron:ann'`),
    /ann ends with movement \d+ on line 5, the last .* line 6/,
  ],
  [
    set('movements', 'debit_previous = 1', `debit = 'patron:ann' AND debit_line = 3`),
    /line 3 of .*ann follows movement 1, the/,
  ],
  [set('accounts', 'newest = 1', `account = 'patron:ann'`), /ann ends with movement 1 on line 6/],
  [
    set('records', 'previous = 1', `patron = 'ann' AND line = 3`),
    /record 3 of patron ann follows 1, the one before it is/,
  ],
  [
    set('accounts', 'newest_record = 1', `account = 'patron:ann'`),
    /the records of patron ann end with 1 on line 5, the last .* on line 5/,
  ],
  [
    set('accounts', 'records = 0, newest_record = NULL', `account = 'patron:ben'`),
    /the records of patron ben end with null/,
  ],
];

/** Changes in tables that only PostgreSQL has. */
export const TAMPERINGS_POSTGRES: readonly Tampering[] = [
  [
    set('postings', 'amount_minor = 20001', 'amount_minor = 20000'),
    /movement payout:main:1:4:ben \(direct\)/,
  ],
  [
    set('postings', 'balance_after_minor = 7', `line = 2 AND account = 'patron:ann'`),
    /line 2 of account patron:ann/,
  ],
  [
    `DELETE FROM postings WHERE account = 'patron:ann' AND line = 2`,
    /movement stake:main:1:1:ann:ticket-a1 \(posted\)/,
  ],
  [
    `DELETE FROM postings WHERE account = 'patron:ann' AND line = 2`,
    /ann ends on line 6, it has 5 lines and the last is numbered 6/,
  ],
  [
    set('accounts', 'line = 5', `account = 'patron:ann'`),
    /ann ends on line 5, it has 6 lines and the last is numbered 6/,
  ],
  [set('resolutions', `kind = 'post'`, `kind = 'void'`), /ticket-b2 is voided, its resolution says post/],
  [set('resolutions', `at = 1`, `kind = 'void'`), /ticket-b2: its time of decision is 1/],
  [
    set('movements', `debit = 'patron:ben'`, `id = 'grant-ann'`),
    /movement grant-ann names line 1 for its debit, it is on line null/,
  ],
  [set('postings', 'at = 5', 'movement = 1'), /line 1 of account house is at 5, and its movement grant-ann/],
  [`DELETE FROM record_ends WHERE patron = 'ben'`, /the records of patron ben end on line null/],
];
