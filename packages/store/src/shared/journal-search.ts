// A page of the journal as SQL for both databases: every filter has an index, and pages go by time and number, so
// that new entries shift nothing.

import type { KeptEntry } from '../journal-entry.ts';
import type { JournalQuery } from '../journal-query.ts';
import { MOST_LINES, type Page, UnknownCursor } from '../page.ts';

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
export const journalSearch = (asked: JournalQuery, place: (n: number) => string): Search => {
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
export const journalPageOf = (rows: readonly JournalRow[], most: number): Page<KeptEntry> => {
  const fits = rows.slice(0, most - 1);
  const last = fits.at(-1);
  return {
    items: fits.map(({ number, body, hash }) => ({ ...JSON.parse(body), number, hash })),
    next: last && rows.length === most ? `t${last.at.toString(36)}.${last.number.toString(36)}` : null,
  };
};

const pointOf = (cursor: string): { readonly at: number; readonly number: number } => {
  const [, at, number] = CURSOR.exec(cursor) ?? [];
  if (at === undefined || number === undefined)
    throw new UnknownCursor(`not a cursor: ${JSON.stringify(cursor)}`);
  return { at: Number.parseInt(at, 36), number: Number.parseInt(number, 36) };
};
