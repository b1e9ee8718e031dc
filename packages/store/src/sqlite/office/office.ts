// Rounds and figures of brands in SQLite, written in the transaction that settles.
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { OfficeStore } from '../../office-store.ts';
import type { OfficeWriter } from '../../shared/office/brand-changes.ts';
import { feedLimit, roundFeed, roundPlace } from '../../shared/office/feed.ts';
import {
  type BrandFigureRow,
  type BrandRoundRow,
  FIGURE_KEY,
  FIGURE_SUMS,
  figureOfRow,
  figureRowOf,
  roundRowOf,
  webhookRowOf,
} from '../../shared/office/office-rows.ts';
import {
  type TransactionRow,
  transactionFeed,
  transactionsSql,
  transactionsValues,
} from '../../shared/office/transactions.ts';
import { type BookPageRow, bookSql, walletBookPages } from '../../shared/office/wallet-book-pages.ts';
import { query } from '../typed-queries.ts';
import { INSERT_EVENT } from './webhooks.ts';

const FIGURE_COLUMNS = [...FIGURE_KEY, ...FIGURE_SUMS];

export const createOfficeWriter = (database: DatabaseSync): OfficeWriter => {
  const addRound = query(
    database,
    `INSERT INTO brand_rounds (brand, table_id, shoe, round, revision, at, status, currencies)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const addFigure = query(
    database,
    `INSERT INTO brand_figures (${FIGURE_COLUMNS.join(', ')}) VALUES (${FIGURE_COLUMNS.map(() => '?').join(', ')})
     ON CONFLICT DO UPDATE SET ${FIGURE_SUMS.map((sum) => `${sum} = ${sum} + excluded.${sum}`).join(', ')}`,
  );
  const addEvent = query(database, INSERT_EVENT);
  return {
    add: ({ rounds, figures, events }) => {
      for (const round of rounds) addRound.run(...Object.values(roundRowOf(round)));
      for (const figure of figures) {
        const row = figureRowOf(figure);
        addFigure.run(...FIGURE_COLUMNS.map((column): SQLInputValue => row[column]));
      }
      for (const event of events) addEvent.run(...Object.values(webhookRowOf(event)));
    },
  };
};

export const createOffice = (database: DatabaseSync): OfficeStore => {
  const rounds = query<BrandRoundRow>(
    database,
    `SELECT number, 0 AS writer, brand, table_id, shoe, round, revision, at, status, currencies FROM brand_rounds
      WHERE brand = ?1 AND number > ?2 AND at >= ?3 AND at < ?4 ORDER BY number LIMIT ?5`,
  );
  const figures = query<BrandFigureRow>(
    database,
    `SELECT ${FIGURE_COLUMNS.join(', ')} FROM brand_figures WHERE brand = ? AND quarter >= ? AND quarter < ?
      ORDER BY ${FIGURE_KEY.join(', ')}`,
  );
  const [all, unresolved] = [false, true].map((open) =>
    query<TransactionRow>(
      database,
      transactionsSql('sqlite', (n) => `?${n}`, open),
    ),
  );
  const book = new Map(
    bookSql('sqlite', (n) => `?${n}`).map((sql) => [sql, query<BookPageRow>(database, sql)]),
  );
  return {
    walletBookPages: (request) =>
      walletBookPages([...book.keys()], request, async (sql, values) => book.get(sql)?.get(...values)),
    transactions: async (request) => {
      const found = (request.unresolved ? unresolved : all)?.all(...transactionsValues(request)) ?? [];
      return transactionFeed(found, request);
    },
    rounds: async ({ brand, from = 0, to = Number.MAX_SAFE_INTEGER, after, limit }) => {
      const [{ number }, most] = [roundPlace(after), feedLimit(limit)];
      return roundFeed(rounds.all(brand, number, from, to, most + 1), most, after);
    },
    figures: async (brand, from, to) => figures.all(brand, from, to).map(figureOfRow),
  };
};
