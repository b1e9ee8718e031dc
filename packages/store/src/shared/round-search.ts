// A page of rounds as SQL that both databases read: newest first by opening time and number, so that rounds opened
// meanwhile shift nothing. Each filter has an index in this order (migrations 0008 and 0004); a statement names only
// the given filters, so that the planner can take the right one. Rounds of a patron: `patron-rounds.ts`. [T6] [T8]
import { isPrivate } from '@punto/table/ids';
import { MOST_LINES, type Page, type PageRequest, UnknownCursor } from '../page.ts';
import type { RoundFilter, RoundSummary } from '../round-store.ts';
import { type FloorRoundRow, summaryOf } from './rounds.ts';

type Value = string | number;
export type RoundSearch = { readonly sql: string; readonly values: readonly Value[]; readonly most: number };

/** How a database writes what the two write differently. */
export type RoundDialect = {
  /** The n-th value. */
  readonly place: (n: number) => string;
  /** The room of a table, as its index has it: a private table is named after its room, a dot and its patron. */
  readonly room: string;
  /** The version of the newest event that corrected a round. */
  readonly lastCorrection: string;
};

const CURSOR = /^t([0-9a-z]{1,10})\.([0-9a-z]{1,10})$/;

/** The columns of a listed round: its row, and the event that cancelled or last corrected it. */
export const roundColumns = ({ lastCorrection }: Pick<RoundDialect, 'lastCorrection'>): string =>
  `rounds.*, (SELECT body FROM events
               WHERE events.table_id = rounds.table_id
                 AND events.version = CASE WHEN rounds.status = 'cancelled' THEN rounds.last
                                           WHEN rounds.status IN ('voided', 'resettled') THEN ${lastCorrection}
                                      END) AS closing`;

export const roundSearch = (asked: RoundFilter & PageRequest, dialect: RoundDialect): RoundSearch => {
  const values: Value[] = [];
  const put = (value: Value): string => dialect.place(values.push(value));
  const { table, shoe, statuses, dealer, from, to, before } = asked;
  const cursor = before === null ? null : pointOf(before);
  const most = pageSize(asked) + 1;
  const wanted = [
    ...(table === undefined ? [] : tableConditions(asked, table, dialect.room, put)),
    ...(shoe === undefined ? [] : [`shoe = ${put(shoe)}`]),
    ...(statuses ? [statusCondition(statuses, put)] : []),
    // The planner sees that the partial index of these has all of them.
    ...(isOutOfOrder(asked) ? ["status <> 'settled'"] : []),
    ...(dealer === undefined ? [] : [`${dealerColumn(asked)} = ${put(dealer)}`]),
    ...(asked.staked ? ['patrons > 0'] : []),
    ...(from === undefined ? [] : [`opened_at >= ${put(from)}`]),
    ...(to === undefined ? [] : [`opened_at < ${put(to)}`]),
    ...(cursor ? [`(opened_at, number) < (${put(cursor.at)}, ${put(cursor.number)})`] : []),
  ];
  const where = wanted.length > 0 ? `WHERE ${wanted.join(' AND ')}` : '';
  // A private table and a shoe have few rounds: they are found by key and sorted, regardless of the planner.
  const order = isFew(asked) ? 'opened_at + 0 DESC, number + 0 DESC' : 'opened_at DESC, number DESC';
  return {
    sql: `SELECT number AS line, ${roundColumns(dialect)} FROM rounds ${where} ORDER BY ${order} LIMIT ${put(most)}`,
    values,
    most,
  };
};

/** PostgreSQL refuses an empty list, which SQLite takes. */
const statusCondition = (statuses: readonly string[], put: (value: Value) => string): string =>
  statuses.length === 0 ? 'FALSE' : `status IN (${statuses.map(put).join(', ')})`;

const isFew = ({ table, shoe }: RoundFilter): boolean =>
  table !== undefined && (isPrivate(table) || shoe !== undefined);

/** Few rounds are neither open nor settled as first dealt: with any other filter they are found by their own index. */
const isOutOfOrder = ({ statuses }: RoundFilter): boolean =>
  statuses !== undefined && !statuses.includes('settled');

/** A shoe is found by the unique name of its rounds, which begins with the table. */
const tableConditions = (
  asked: RoundFilter,
  table: string,
  room: string,
  put: (value: Value) => string,
): readonly string[] => {
  if (isPrivate(table)) return [`table_id = ${put(table)}`];
  if (asked.shoe === undefined) return [`${isOutOfOrder(asked) ? notIndexed(room) : room} = ${put(table)}`];
  // `/` is the letter after the dot.
  return [
    `(table_id = ${put(table)} OR (table_id > ${put(`${table}.`)} AND table_id < ${put(`${table}/`)}))`,
  ];
};

/** Machines deal most rounds, and most of theirs without a stake: those with stakes are found by their own index. */
const dealerColumn = (asked: RoundFilter): string =>
  isOutOfOrder(asked) || (asked.dealer === '' && asked.staked) ? notIndexed('dealer') : 'dealer';

/** The same text, which no index has. */
const notIndexed = (text: string): string => `${text} || ''`;

/** One row more than requested shows that there is another page. */
export const roundPageOf = (rows: readonly FloorRoundRow[], most: number): Page<RoundSummary> => {
  const fits = rows.slice(0, most - 1);
  const last = fits.at(-1);
  return {
    items: fits.map(summaryOf),
    next: last && rows.length === most ? roundCursor(last) : null,
  };
};

/** Where the page after this row starts. */
export const roundCursor = ({ opened_at, line }: Pick<FloorRoundRow, 'opened_at' | 'line'>): string =>
  `t${opened_at.toString(36)}.${line.toString(36)}`;

export const pageSize = ({ limit }: PageRequest): number =>
  Math.min(Math.max(Math.trunc(limit), 1), MOST_LINES);

const pointOf = (cursor: string): { readonly at: number; readonly number: number } => {
  const [, at, number] = CURSOR.exec(cursor) ?? [];
  if (at === undefined || number === undefined)
    throw new UnknownCursor(`not a cursor: ${JSON.stringify(cursor)}`);
  return { at: Number.parseInt(at, 36), number: Number.parseInt(number, 36) };
};
