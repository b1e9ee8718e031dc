// A page of the journal as SQL for both databases: every filter has an index, and pages go by time and number, so
// that new entries shift nothing.

import { fieldOf } from '@punto/engine/object-keys';
import { HOUSE_BRAND, isKeyedPatron, keyOf } from '@punto/ledger/patron-key';
import type { KeptEntry } from '../journal-entry.ts';
import type { JournalQuery } from '../journal-query.ts';
import { MOST_LINES, type Page, UnknownCursor } from '../page.ts';
import { scannedPage } from './pages/scanned-page.ts';

export type JournalRow = {
  readonly number: number;
  readonly at: number;
  readonly body: string;
  readonly hash: string;
};

type Value = string | number;
export type Search = { readonly sql: string; readonly values: readonly Value[]; readonly most: number };

/** Equal to the condition of the partial index in the schema, word for word. */
const FOLDED = "action NOT IN ('enter-card', 'open-betting', 'close-betting')";
const CURSOR = /^t([0-9a-z]{1,10})\.([0-9a-z]{1,10})$/;

/** `place` names the n-th value in the store's own way. */
export const journalSearch = (asked: Omit<JournalQuery, 'brand'>, place: (n: number) => string): Search => {
  const values: Value[] = [];
  const put = (value: Value): string => place(values.push(value));
  const is = (column: string, value: Value | undefined): string[] =>
    value === undefined ? [] : [`${column} = ${put(value)}`];
  const { actions, before } = asked;
  const cursor = before === null ? null : pointOf(before);
  const most = Math.min(Math.max(Math.trunc(asked.limit), 1), MOST_LINES) + 1;
  const wanted = [
    ...is('table_id', asked.table),
    ...is('shoe', asked.shoe),
    ...is('round', asked.round),
    ...is('staff_id', asked.staff),
    ...is('patron', asked.patron),
    ...(actions ? [`action IN (${actions.map(put).join(', ')})`] : []),
    ...(asked.from === undefined ? [] : [`at >= ${put(asked.from)}`]),
    ...(asked.until === undefined ? [] : [`at < ${put(asked.until)}`]),
    ...(asked.folded ? [FOLDED] : []),
    ...(cursor ? [`(at, number) < (${put(cursor.at)}, ${put(cursor.number)})`] : []),
  ];
  const where = wanted.length > 0 ? `WHERE ${wanted.join(' AND ')}` : '';
  const sql = `SELECT number, at, body, hash FROM journal ${where} ORDER BY at DESC, number DESC LIMIT ${put(most)}`;
  return { sql, values, most };
};

/** One row more than requested shows whether there is another page. */
const journalPageOf = (rows: readonly JournalRow[], most: number): Page<KeptEntry> => {
  const fits = rows.slice(0, most - 1);
  const last = fits.at(-1);
  return {
    items: fits.map(entryOf),
    next: last && rows.length === most ? cursorOf(last) : null,
  };
};

const cursorOf = ({ at, number }: JournalRow): string => `t${at.toString(36)}.${number.toString(36)}`;

const entryOf = ({ number, body, hash }: JournalRow): KeptEntry => ({ ...JSON.parse(body), number, hash });

/** Reads a page for both databases. */
export const journalPage = async (
  { brand, ...asked }: JournalQuery,
  place: (n: number) => string,
  search: (sql: string, values: readonly Value[]) => Promise<readonly JournalRow[]>,
): Promise<Page<KeptEntry>> => {
  if (brand === undefined) {
    const { sql, values, most } = journalSearch(asked, place);
    return journalPageOf(await search(sql, values), most);
  }
  return scannedPage(asked, {
    read: (before, most) => {
      // `journalSearch` reads one row more than its limit.
      const { sql, values } = journalSearch({ ...asked, before, limit: most - 1 }, place);
      return search(sql, values);
    },
    fits: (row) => isAbout(row, brand),
    itemOf: entryOf,
    cursorOf,
  });
};

/** The patron of the entry, the other of a pair, and those of corrections. */
const isAbout = (row: JournalRow, brand: string): boolean => {
  // Most entries are about no patron, or of another brand: their JSON is not read.
  if (!row.body.includes(brand === HOUSE_BRAND ? '"patron":"' : `"${brand}.`)) return false;
  const { patron, after } = entryOf(row);
  const corrections = fieldOf(after, 'corrections');
  const corrected: readonly unknown[] = Array.isArray(corrections) ? corrections : [];
  return [patron, fieldOf(after, 'other'), ...corrected.map((line) => fieldOf(line, 'patron'))].some(
    (id) => typeof id === 'string' && brandOf(id) === brand,
  );
};

const brandOf = (patron: string): string => (isKeyedPatron(patron) ? keyOf(patron).brand : HOUSE_BRAND);

const pointOf = (cursor: string): { readonly at: number; readonly number: number } => {
  const [, at, number] = CURSOR.exec(cursor) ?? [];
  if (at === undefined || number === undefined)
    throw new UnknownCursor(`not a cursor: ${JSON.stringify(cursor)}`);
  return { at: Number.parseInt(at, 36), number: Number.parseInt(number, 36) };
};
