// Pages of the feeds that operators read: rounds, and calls to their wallets. A cursor names the last item of its page.
import type { Feed } from '../../office-store.ts';
import { UnknownCursor } from '../../page.ts';
import { type BrandRoundRow, roundOfRow } from './office-rows.ts';

const MOST_ITEMS = 5_000;

/** Most items of a page. */
export const feedLimit = (limit: number): number => Math.min(Math.max(Math.trunc(limit), 1), MOST_ITEMS);

/** `rows`: one more than the limit, if there are; `after`: the cursor of a page that is empty. */
export const feedOf = <Row, Item>(
  rows: readonly Row[],
  { limit, after }: { readonly limit: number; readonly after: string | null },
  item: (row: Row) => Item,
  cursorOf: (last: Row) => string,
): Feed<Item> => {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(item), next: last ? cursorOf(last) : after, more: rows.length > limit };
};

/** The two parts of a cursor. Throws `UnknownCursor`. */
export const cursorParts = (pattern: RegExp, cursor: string): readonly [string, string] => {
  const [, first, second] = pattern.exec(cursor) ?? [];
  if (first === undefined || second === undefined)
    throw new UnknownCursor(`not a cursor: ${JSON.stringify(cursor)}`);
  return [first, second];
};

const ROUND_CURSOR = /^f([0-9a-z]{1,11})-([0-9a-z]{1,11})$/;

type RoundPlace = Pick<BrandRoundRow, 'writer' | 'number'>;

export const roundPlace = (cursor: string | null): RoundPlace => {
  if (cursor === null) return { writer: -1, number: -1 };
  const [writer, number] = cursorParts(ROUND_CURSOR, cursor);
  return { writer: Number.parseInt(writer, 36), number: Number.parseInt(number, 36) };
};

export const roundFeed = (rows: readonly BrandRoundRow[], limit: number, after: string | null) =>
  feedOf(
    rows,
    { limit, after },
    roundOfRow,
    ({ writer, number }) => `f${writer.toString(36)}-${number.toString(36)}`,
  );
