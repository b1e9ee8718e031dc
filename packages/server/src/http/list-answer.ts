// Answers a list: one page as JSON, or all pages as one CSV file, read page by page while it is sent.
import type { Readable } from 'node:stream';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { Page, PageRequest } from '@punto/store/store';
import { type Static, type TSchema, Type } from 'typebox';
import { type Columns, csvFile } from './csv.ts';

/** Response schema of a route that answers with this schema or, on request, with a file. */
export const orFile = <T extends TSchema>(schema: T) => Type.Unsafe<Static<T> | Readable>(schema);

type Reply = { readonly headers: (values: Record<string, string>) => unknown };

/** Sets the headers of the file and returns its content. `name`: without `punto-` and `.csv`. */
export const fileAnswer = <T>(
  reply: Reply,
  { name, columns, items }: FileOf<T> & { readonly items: Iterable<T> | AsyncIterable<T> },
): Readable => {
  reply.headers({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': `attachment; filename="punto-${name}.csv"`,
  });
  return csvFile(columns, items, NO_ACTIVITY);
};

/** Content of a file of the house that would otherwise be empty and look like a failed export. [B-57] */
const NO_ACTIVITY = 'No activity';

type FileOf<T> = { readonly name: string; readonly columns: Columns<T> };
export type ListQuery = {
  readonly format: 'csv' | 'json' | undefined;
  readonly limit: number | undefined;
  readonly before: string | undefined;
};
type ReadPage<T> = (page: PageRequest) => Promise<Page<T>>;

const PAGE = 50;

/** The requested page, or a file of all pages. */
export const listAnswer = async <T>(
  reply: Reply,
  { format, limit = PAGE, before }: ListQuery,
  { name, columns, read }: FileOf<T> & { readonly read: ReadPage<T> },
): Promise<Page<T> | Readable> =>
  format === 'csv'
    ? fileAnswer(reply, { name, columns, items: everyItem(read) })
    : read({ limit, before: before ?? null });

/** All pages, one after the other. */
export async function* everyItem<T>(read: ReadPage<T>, limit = FILE_PAGE): AsyncGenerator<T> {
  let before: string | null = null;
  do {
    const page: Page<T> = await read({ limit, before });
    yield* page.items;
    before = page.next;
    // SQLite reads do not yield, and a fast client takes everything: this gives the tables their turn.
    await turnOfTheLoop();
  } while (before !== null);
}

const FILE_PAGE = 200;
