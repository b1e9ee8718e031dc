// Reports as files, written as they are read: CSV as in RFC 4180. A word that a spreadsheet would take for a formula is
// written with an apostrophe before it, since names and reasons are whatever people typed.
import { Readable } from 'node:stream';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { Page, PageRequest } from '@punto/store/store';
import { type Static, type TSchema, Type } from 'typebox';

export type Field = string | number | boolean | null;
export type Columns<T> = readonly (readonly [name: string, of: (item: T) => Field])[];

/** A route that answers with this or, where it is asked for, with a file of it. */
export const orFile = <T extends TSchema>(schema: T) => Type.Unsafe<Static<T> | Readable>(schema);

export const fileHeaders = (name: string): Record<string, string> => ({
  'content-type': 'text/csv; charset=utf-8; header=present',
  'content-disposition': `attachment; filename="punto-${name}.csv"`,
});

export const csvOf = <T>(columns: Columns<T>, items: Iterable<T> | AsyncIterable<T>): Readable =>
  Readable.from(rowsOf(columns, items));

async function* rowsOf<T>(
  columns: Columns<T>,
  items: Iterable<T> | AsyncIterable<T>,
): AsyncGenerator<string> {
  yield rowOf(columns.map(([name]) => name));
  for await (const item of items) yield rowOf(columns.map(([, of]) => of(item)));
}

/** All pages, one after the other. */
export async function* everyItem<T>(read: (request: PageRequest) => Promise<Page<T>>): AsyncGenerator<T> {
  let before: string | null = null;
  do {
    const page: Page<T> = await read({ limit: PAGE, before });
    yield* page.items;
    before = page.next;
    // Reading never waits, and the tables must not stand still meanwhile.
    await turnOfTheLoop();
  } while (before !== null);
}

const PAGE = 200;

const rowOf = (fields: readonly Field[]): string => `${fields.map(fieldOf).join(',')}\r\n`;

export const fieldOf = (field: Field): string => {
  if (field === null) return '';
  if (typeof field !== 'string') return String(field);
  const text = /^\s*[=+\-@＝＋－＠]|^[\t\r]/.test(field) ? `'${field}` : field;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A moment as files have it. */
export const momentOf = (at: number | null): string => (at === null ? '' : new Date(at).toISOString());
