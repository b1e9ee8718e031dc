// CSV for the whole product, by csv-stringify: RFC 4180 files for people and spreadsheets, written as a stream, and
// lines for pipes. In a file, text that a spreadsheet would take for a formula gets an apostrophe before it, since
// names and reasons are typed by people.
import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { stringify as stringifyAtOnce } from 'csv-stringify/sync';

export type Field = string | number | bigint | boolean | null;
export type Columns<T> = readonly (readonly [name: string, of: (item: T) => Field])[];

/** `none`: the first field of the only row, where there are no items; left out: there is no row. */
export const csvFile = <T>(
  columns: Columns<T>,
  items: Iterable<T> | AsyncIterable<T>,
  none?: string,
): Readable => {
  const writer = stringify({
    header: true,
    columns: columns.map(([name]) => name),
    record_delimiter: 'windows',
    // Otherwise a single line feed would be written without quotes.
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: { boolean: String, string: escapeHiddenFormula },
  });
  // A failed read destroys the writer with its error, so the reader of the writer gets it.
  return pipeline(Readable.from(rowsOf(columns, items, none)), writer, () => undefined);
};

async function* rowsOf<T>(
  columns: Columns<T>,
  items: Iterable<T> | AsyncIterable<T>,
  none: string | undefined,
): AsyncGenerator<readonly Field[]> {
  let isEmpty = true;
  for await (const item of items) {
    isEmpty = false;
    yield columns.map(([, of]) => of(item));
  }
  if (isEmpty && none !== undefined) yield columns.map((_, i) => (i === 0 ? none : ''));
}

/** Spreadsheets ignore spaces before a formula; csv-stringify only checks the first character. */
const escapeHiddenFormula = (text: string): string => (/^\s+[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text);

/** Rows for another program: only CSV quoting, and lines end with LF. */
export const csvLines = (rows: readonly (readonly Field[])[]): string =>
  stringifyAtOnce([...rows], { cast: { boolean: String } });

/** ISO 8601 time for files; `''` for `null`. */
export const momentOf = (at: number | null): string => (at === null ? '' : new Date(at).toISOString());
