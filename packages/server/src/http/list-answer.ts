// Answers a list: one page as JSON, or all pages as one CSV file, read page by page while it is sent.
import type { Readable } from 'node:stream';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { Page, PageRequest } from '@punto/store/store';
import { type Static, type TSchema, Type } from 'typebox';
import { type Columns, csvFile } from './csv.ts';

/** The response of a route that answers with this or, when asked, with a file of it. */
export const orFile = <T extends TSchema>(schema: T) => Type.Unsafe<Static<T> | Readable>(schema);

type Reply = { readonly headers: (values: Record<string, string>) => unknown };

/** Sets the headers of the file and gives its content. `name` is without `punto-` and `.csv`. */
export const fileAnswer = <T>(
  reply: Reply,
  { name, columns, items }: FileOf<T> & { readonly items: Iterable<T> | AsyncIterable<T> },
): Readable => {
  reply.headers({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': `attachment; filename="punto-${name}.csv"`,
  });
  return csvFile(columns, items);
};

type FileOf<T> = { readonly name: string; readonly columns: Columns<T> };
export type ListQuery = {
  readonly format: 'csv' | 'json' | undefined;
  readonly limit: number | undefined;
  readonly before: string | undefined;
};
type ReadPage<T> = (page: PageRequest) => Promise<Page<T>>;

const PAGE = 50;

/** The page that the query asks for, or a file of everything. */
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
    // Reading never waits and a near reader takes everything: without this the tables would stand still meanwhile.
    await turnOfTheLoop();
  } while (before !== null);
}

const FILE_PAGE = 200;
