// Rounds and figures of brands in PostgreSQL. A feed shows only what no running transaction can still be before: numbers are given
// before a commit, and a reader would pass over the lower number that commits last.
import type { OfficeStore } from '../../office-store.ts';
import { feedLimit, roundFeed, roundPlace } from '../../shared/office/feed.ts';
import {
  type BrandFigureRow,
  type BrandRoundRow,
  FIGURE_KEY,
  FIGURE_SUMS,
  figureOfRow,
} from '../../shared/office/office-rows.ts';
import {
  type TransactionRow,
  transactionFeed,
  transactionsSql,
  transactionsValues,
} from '../../shared/office/transactions.ts';
import { type BookPageRow, bookSql, walletBookPages } from '../../shared/office/wallet-book-pages.ts';
import { type Queryable, row, rows } from '../typed-queries.ts';

/** Of the first transaction that may still run. */
const OLDEST_WRITER = 'pg_snapshot_xmin(pg_current_snapshot())::text::bigint';

const ROUNDS = `SELECT number, writer, brand, table_id, shoe, round, revision, at, status, currencies FROM brand_rounds
  WHERE brand = $1 AND (writer, number) > ($2, $3) AND writer < ${OLDEST_WRITER} AND at >= $4 AND at < $5
  ORDER BY writer, number LIMIT $6`;
const FIGURES = `SELECT ${FIGURE_KEY.join(', ')}, ${FIGURE_SUMS.map((sum) => `sum(${sum})::bigint AS ${sum}`).join(', ')}
   FROM brand_figures WHERE brand = $1 AND quarter >= $2 AND quarter < $3
  GROUP BY ${FIGURE_KEY.join(', ')} ORDER BY ${FIGURE_KEY.join(', ')}`;
const BOOK = bookSql('postgres', (n) => `$${n}`);

export const createOffice = (pool: Queryable): OfficeStore => ({
  transactions: async (request) => {
    const sql = transactionsSql('postgres', (n) => `$${n}`, request.unresolved);
    return transactionFeed(await rows<TransactionRow>(pool, sql, transactionsValues(request)), request);
  },
  walletBookPages: (request) =>
    walletBookPages(BOOK, request, (sql, values) => row<BookPageRow>(pool, sql, values)),
  rounds: async ({ brand, from = 0, to = Number.MAX_SAFE_INTEGER, after, limit }) => {
    const [{ writer, number }, most] = [roundPlace(after), feedLimit(limit)];
    const found = await rows<BrandRoundRow>(pool, ROUNDS, [brand, writer, number, from, to, most + 1]);
    return roundFeed(found, most, after);
  },
  figures: async (brand, from, to) =>
    (await rows<BrandFigureRow>(pool, FIGURES, [brand, from, to])).map(figureOfRow),
});
