// Paging of lists that only grow at their newest end. The cursor is the number of the last line shown, so that new
// lines shift nothing; for clients it is opaque.

export const MOST_LINES = 500;
/** Greater than every line number: start of the first page. */
export const NEWEST = Number.MAX_SAFE_INTEGER;
const CURSOR = /^l[0-9a-z]{1,10}$/;

export type PageRequest = { readonly limit: number; readonly before: string | null };
export type Page<T> = { readonly items: readonly T[]; readonly next: string | null };

/** `before` is not a cursor of this store. */
export class UnknownCursor extends Error {
  override readonly name = 'UnknownCursor';
}

/** Turns rows, read newest first, into a page; `read` returns at most `most` rows with line numbers below `below`. */
export const pageOf = <Row extends Line, Item>(
  request: PageRequest,
  read: (below: number, most: number) => readonly Row[],
  item: (row: Row) => Item,
): Page<Item> => {
  const { below, most } = windowOf(request);
  return shown(read(below, most), most, item);
};

/** The same for rows that are read asynchronously. */
export const pageLater = async <Row extends Line, Item>(
  request: PageRequest,
  read: (below: number, most: number) => Promise<readonly Row[]>,
  item: (row: Row) => Item,
): Promise<Page<Item>> => {
  const { below, most } = windowOf(request);
  return shown(await read(below, most), most, item);
};

type Line = { readonly line: number };

/** One row more than the page shows whether there is another page. */
const windowOf = ({ limit, before }: PageRequest): { below: number; most: number } => ({
  below: before === null ? NEWEST : lineOf(before),
  most: Math.min(Math.max(Math.trunc(limit), 1), MOST_LINES) + 1,
});

const shown = <Row extends Line, Item>(
  rows: readonly Row[],
  most: number,
  item: (row: Row) => Item,
): Page<Item> => {
  const fits = rows.slice(0, most - 1);
  const last = fits.at(-1);
  return { items: fits.map(item), next: last && rows.length === most ? `l${last.line.toString(36)}` : null };
};

const lineOf = (cursor: string): number => {
  if (!CURSOR.test(cursor)) throw new UnknownCursor(`not a cursor: ${JSON.stringify(cursor)}`);
  return Number.parseInt(cursor.slice(1), 36);
};
