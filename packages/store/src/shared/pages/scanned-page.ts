// A page of the rows that pass a test which no index has, newest first. A page examines a bounded number of rows, so that a test which few
// pass ends; such a page may have fewer items than requested, even none, and still a next page.
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { MOST_LINES, type Page, type PageRequest } from '../../page.ts';

export const ROWS_AT_ONCE = 250;
export const MOST_EXAMINED = 10_000;

export type ScannedList<Row, Item> = {
  /** The next rows after the cursor; `null`: from the newest. */
  readonly read: (before: string | null, most: number) => Promise<readonly Row[]>;
  readonly fits: (row: Row) => boolean;
  readonly itemOf: (row: Row) => Item;
  readonly cursorOf: (row: Row) => string;
};

export const scannedPage = async <Row, Item>(
  asked: PageRequest,
  { read, fits, itemOf, cursorOf }: ScannedList<Row, Item>,
): Promise<Page<Item>> => {
  const limit = Math.min(Math.max(Math.trunc(asked.limit), 1), MOST_LINES);
  const items: Item[] = [];
  let { before } = asked;
  for (let examined = 0; examined < MOST_EXAMINED; examined += ROWS_AT_ONCE) {
    const rows = await read(before, ROWS_AT_ONCE);
    for (const row of rows) {
      if (fits(row)) {
        if (items.length === limit) return { items, next: before };
        items.push(itemOf(row));
      }
      before = cursorOf(row);
    }
    if (rows.length < ROWS_AT_ONCE) return { items, next: null };
    // The embedded store reads on the thread that the tables play on.
    await turnOfTheLoop();
  }
  return { items, next: before };
};
