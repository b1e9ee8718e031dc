// Copies the only table of a deployment with its patrons and their money, in the database itself. In ids of patrons, tickets
// and transfers the table's name before a dash or a colon is replaced by the copy's; row numbers and the lines of the house
// account continue those of the table before. Seals of shoes keep the name of the table that dealt them, since the proofs
// depend on it. Each row of events must hold one event: one ticket is placed in a round.
import type { DatabaseSync } from 'node:sqlite';
import { chainStart, eventsChain, linkHash } from '@punto/store/shared/chain';
import { openDatabase } from '@punto/store/sqlite/database';
import { tableId } from '@punto/table/ids';

/** Makes `tables` of one, with the names `table-0`, `table-1` … */
export const copyTable = (
  data: string,
  table: string,
  tables: number,
  report: (line: string) => void,
): void => {
  const { database, close } = openDatabase(data);
  // After a power cut the deployment is made again.
  database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -1048576');
  const played = measure(database);
  for (let number = 1; number < tables; number += 1) {
    copy(database, played, table, `table-${number}`, number);
    report(`table-${number} copied`);
  }
  close();
};

type Played = {
  readonly movements: number;
  readonly posted: number;
  readonly records: number;
  readonly lines: number;
  readonly balance: number;
  readonly newest: number;
};

/** The size of what is copied, and the account of the house after it. */
const measure = (database: DatabaseSync): Played =>
  database
    .prepare(
      `SELECT (SELECT max(number) FROM movements) AS movements, (SELECT posted FROM posted_movements) AS posted,
              (SELECT max(number) FROM records) AS records, line AS lines, balance_minor AS balance, newest
         FROM accounts WHERE account = 'house'`,
    )
    .get() as Played;

const copy = (database: DatabaseSync, played: Played, from: string, to: string, number: number): void => {
  const chain = eventsChain(tableId(to));
  let { hash } = chainStart(chain);
  database.function('linked', (version, body) => {
    hash = linkHash(hash, Number(version), String(body));
    return hash;
  });
  const own = (column: string): string => renamed(renamed(column, '-'), ':');
  const renamed = (column: string, mark: string): string =>
    `replace(${column}, '${from}${mark}', '${to}${mark}')`;
  const text = (column: string): string => `replace(${own(column)}, '"${from}"', '"${to}"')`;
  const account = (column: string): string =>
    `iif(${column} = 'escrow:${from}', 'escrow:${to}', ${own(column)})`;
  const past = (column: string, of: 'movements' | 'posted' | 'records'): string =>
    `${column} + ${number * played[of]}`;
  /** Columns of a side of a movement; those of the house continue what the table before has. */
  const side = (name: 'debit' | 'credit'): string =>
    `iif(${name} = 'house', ${name}_line + ${number * played.lines}, ${name}_line),
     iif(${name} = 'house' AND ${name}_line = 1, ${newestOfHouse}, ${past(`${name}_previous`, 'movements')}),
     iif(${name} = 'house', ${name}_balance_minor + ${number * played.balance}, ${name}_balance_minor)`;
  const here = `table_id = '${from}'`;
  const ofHere = (column: string): string => `${column} GLOB '*${from}-*'`;
  const newestOfHouse = played.newest + (number - 1) * played.movements;
  database.exec(`
    BEGIN IMMEDIATE;
    INSERT INTO patrons (patron, name, created_at)
      SELECT ${own('patron')}, ${own('name')}, created_at FROM patrons WHERE ${ofHere('patron')};
    INSERT INTO patron_numbers (patron)
      SELECT ${own('patron')} FROM patron_numbers WHERE ${ofHere('patron')} ORDER BY number;
    INSERT INTO sessions (hash, patron, opened_at)
      SELECT ${own('hash')}, ${own('patron')}, opened_at FROM sessions WHERE ${ofHere('patron')};
    INSERT INTO accounts (account, balance_minor, pending_minor, line, newest, given_minor, staked_minor, records, newest_record)
      SELECT ${account('account')}, balance_minor, pending_minor, line, ${past('newest', 'movements')}, given_minor,
             staked_minor, records, ${past('newest_record', 'records')} FROM accounts
       WHERE account = 'escrow:${from}' OR ${ofHere('account')};
    UPDATE accounts SET balance_minor = balance_minor + ${played.balance}, line = line + ${played.lines},
                        newest = newest + ${played.movements} WHERE account = 'house';
    INSERT INTO movements (number, id, state, debit, credit, amount_minor, code, at, table_id, shoe, round, answer, decided_at,
                           posting, debit_line, debit_previous, debit_balance_minor, credit_line, credit_previous,
                           credit_balance_minor)
      SELECT ${past('number', 'movements')}, ${own('id')}, state, ${account('debit')}, ${account('credit')}, amount_minor,
             code, at, iif(${here}, '${to}', table_id), shoe, round, answer, decided_at, ${past('posting', 'posted')},
             ${side('debit')}, ${side('credit')}
        FROM movements WHERE number <= ${played.movements} ORDER BY number;
    UPDATE posted_movements SET posted = posted + ${played.posted};
    INSERT INTO records (number, patron, line, previous, table_id, shoe, round, revision, body)
      SELECT ${past('number', 'records')}, ${own('patron')}, line, ${past('previous', 'records')}, '${to}', shoe, round,
             revision, ${text('body')}
        FROM records WHERE number <= ${played.records} ORDER BY number;
    INSERT INTO events (table_id, version, body, hash)
      SELECT '${to}', version, made, linked(version, made)
        FROM (SELECT version, iif(version = 1, ${text('body')}, ${own('body')}) AS made FROM events
               WHERE ${here} ORDER BY version);
    INSERT INTO chains (chain, length, hash)
      SELECT '${chain}', version, hash FROM events WHERE table_id = '${to}' ORDER BY version DESC LIMIT 1;
    INSERT INTO snapshots (table_id, version, state)
      SELECT '${to}', version, ${text('state')} FROM snapshots WHERE ${here} AND state ->> '$.table.shoe' IS NULL;
    INSERT INTO rounds (table_id, shoe, round, status, opened_at, ended_at, player, banker, mark, dealer, patrons,
                        staked_minor, returned_minor, commission_minor, first, last, corrections, money)
      SELECT '${to}', shoe, round, status, opened_at, ended_at, player, banker, mark, dealer, patrons,
             staked_minor, returned_minor, commission_minor, first, last, corrections, money
        FROM rounds WHERE ${here} ORDER BY number;
    INSERT INTO table_posts SELECT '${to}', shoe, round, dealers FROM table_posts WHERE ${here};
    INSERT INTO figures
      SELECT day, '${to}', option, schedule, dealer, brand, currency, rounds, bets, stake_minor, winnings_minor, commission_minor,
             returned_minor, uncollected_minor, square_coins FROM figures WHERE ${here};
    INSERT INTO shoe_archive SELECT '${to}', number, ${text('body')} FROM shoe_archive WHERE ${here};
    INSERT INTO opened_shoes SELECT '${to}', number, body FROM opened_shoes WHERE ${here};
    COMMIT`);
};
