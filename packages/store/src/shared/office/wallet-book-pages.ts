// Pages of the wallet calls of a brand, as the book that a reconciliation compares. The database writes the lines, so that a
// page is one value and no object is made for each call. For both databases.
import type { BookRequest } from '../../office-store.ts';
import { DEBIT_STATE, OWED_STATE } from './transactions.ts';

/** Of a page the lines, each with its line feed; `null`: there is none. */
export type BookPageRow = { lines: string | null };

const JOINED = {
  sqlite: "group_concat(line, '' ORDER BY at, id)",
  postgres: "string_agg(line, '' ORDER BY at, id)",
};

/** `place`: how the values are named: brand, time and id of the last line before, end of the span, limit. */
const pageSql = (
  database: keyof typeof JOINED,
  place: (n: number) => string,
  { table, id, amount, state, also }: BookHalf,
): string => `SELECT ${JOINED[database]} AS lines FROM (
  SELECT at, ${id} AS id,
      ${id} || ',' || substr(patron, length(brand) + 2, 3) || ',' || ${amount} || ',' || ${state} || ',' || at || '\n' AS line
    FROM ${table} WHERE brand = ${place(1)} AND (at, ${id}) > (${place(2)}, ${place(3)}) AND at < ${place(4)} ${also}
   ORDER BY at, ${id} LIMIT ${place(5)}) AS page`;

type BookHalf = Readonly<Record<'table' | 'id' | 'amount' | 'state' | 'also', string>>;

/** A cancel is no line: that of its debit has its state. */
const HALVES: readonly BookHalf[] = [
  { table: 'wallet_debits', id: 'debit', amount: 'amount_minor', state: DEBIT_STATE, also: '' },
  {
    ...{ table: 'wallet_outbox', id: 'call_id', amount: 'delta_minor', state: OWED_STATE },
    also: "AND call <> 'cancel'",
  },
];

export const bookSql = (database: keyof typeof JOINED, place: (n: number) => string): readonly string[] =>
  HALVES.map((half) => pageSql(database, place, half));

export type BookValues = readonly [brand: string, at: number, id: string, to: number, limit: number];

/** `read`: a page by one of the statements. The next page is asked for while the last one is used. */
export async function* walletBookPages(
  statements: readonly string[],
  { brand, from, to, limit }: BookRequest,
  read: (sql: string, values: BookValues) => Promise<BookPageRow | undefined>,
): AsyncGenerator<string> {
  for (const sql of statements) {
    const page = async (at: number, id: string): Promise<string | null> =>
      (await read(sql, [brand, at, id, to, limit]))?.lines ?? null;
    let asked = page(from, '');
    for (;;) {
      const lines = await asked;
      if (lines === null) break;
      asked = page(...placeOf(lines));
      // It is reported where it is awaited, unless the reader has gone.
      asked.catch(() => {});
      yield lines;
    }
  }
}

/** Time and id of the last line. An id of Punto has no comma. */
const placeOf = (lines: string): [number, string] => {
  const last = lines.slice(lines.lastIndexOf('\n', lines.length - 2) + 1, -1);
  return [Number(last.slice(last.lastIndexOf(',') + 1)), last.slice(0, last.indexOf(','))];
};
