// Reports: figures, theory, the entries behind both, and cancelled or corrected rounds. Each as JSON, or complete as a
// file.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import {
  CLOSED_STATUSES,
  type ClosedRoundsQuery,
  ClosedRoundsQuerySchema,
  EntriesQuerySchema,
  EntriesSchema,
  FiguresQuerySchema,
  FiguresSchema,
  TheoryQuerySchema,
  TheorySchema,
} from '@punto/protocol/floor/report-api';
import { RoundsSchema } from '@punto/protocol/floor/round-api';
import { fileAnswer, listAnswer, orFile } from '../../http/list-answer.ts';
import { ERROR_ANSWERS } from '../error-answers.ts';
import type { FloorParts } from '../floor-parts.ts';
import { ENTRY_COLUMNS, entriesPage } from './entries.ts';
import { figureColumns, figureFileRows, figureReport } from './figure-report.ts';
import { spanOf } from './report-span.ts';
import { createRoundAnswer } from './round-list.ts';
import { theoryColumns, theoryReport } from './theory.ts';

const config = { floor: 'see-reports' } as const;

const GET_FIGURES = {
  config,
  schema: {
    tags: ['floor'],
    summary: 'Handle, payouts, commission and hold by table, option, dealer or day',
    querystring: FiguresQuerySchema,
    response: { 200: orFile(FiguresSchema), ...ERROR_ANSWERS },
  },
} as const;

const GET_THEORY = {
  config,
  schema: {
    tags: ['floor'],
    summary: 'The actual return of the stakes, beside the theoretical return and its band',
    querystring: TheoryQuerySchema,
    response: { 200: orFile(TheorySchema), ...ERROR_ANSWERS },
  },
} as const;

const GET_ENTRIES = {
  config,
  schema: {
    tags: ['floor'],
    summary: 'The bets that add up to a figure, by round',
    querystring: EntriesQuerySchema,
    response: { 200: orFile(EntriesSchema), ...ERROR_ANSWERS },
  },
} as const;

const GET_CLOSED_ROUNDS = {
  config,
  schema: {
    tags: ['floor'],
    summary: 'Rounds that were cancelled, voided or settled again, newest first',
    querystring: ClosedRoundsQuerySchema,
    response: { 200: orFile(RoundsSchema), ...ERROR_ANSWERS },
  },
} as const;

export const reportRoutes =
  ({ store, lobby, kindOf, returns, brands }: FloorParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    const roundAnswer = createRoundAnswer({ ...store, hasBrands: brands.size > 0 });

    app.get(OFFICE_PATHS.figures, GET_FIGURES, async ({ query: { format, ...query } }, reply) => {
      const report = await figureReport({ store, lobby, kindOf }, query);
      if (format !== 'csv') return report;
      const name = `figures-by-${query.by}-${query.from}-${query.to}`;
      const items = figureFileRows(report);
      return fileAnswer(reply, { name, columns: figureColumns(items), items });
    });

    app.get(OFFICE_PATHS.theory, GET_THEORY, async ({ query: { format, ...query } }, reply) => {
      const report = await theoryReport({ store, kindOf, returns }, query);
      if (format !== 'csv') return report;
      const name = `theory-${query.from}-${query.to}`;
      return fileAnswer(reply, { name, columns: theoryColumns(brands.size > 0), items: report.rows });
    });

    app.get(
      OFFICE_PATHS.entries,
      GET_ENTRIES,
      ({ query: { format, limit, before, from, to, ...narrowed } }, reply) => {
        const wanted = { ...spanOf({ from, to }), ...narrowed };
        return listAnswer(
          reply,
          { format, limit, before },
          {
            ...{ name: `entries-${from}-${to}`, columns: ENTRY_COLUMNS },
            read: (page) => entriesPage(store.rounds, wanted, page),
          },
        );
      },
    );

    app.get(
      OFFICE_PATHS.closedRounds,
      GET_CLOSED_ROUNDS,
      ({ query: { format, limit, before, ...query } }, reply) =>
        roundAnswer(reply, { format, limit, before }, closedOnes(query)),
    );
  };

/** Without days: all rounds. */
const closedOnes = ({ from, to, table, status }: Omit<ClosedRoundsQuery, 'format' | 'limit' | 'before'>) => {
  const span = spanOf({ from: from ?? to ?? SOME_DAY, to: to ?? from ?? SOME_DAY });
  return {
    statuses: status === undefined ? CLOSED_STATUSES : [status],
    ...(table === undefined ? {} : { table }),
    ...(from === undefined ? {} : { from: span.start }),
    ...(to === undefined ? {} : { to: span.end }),
  };
};
const SOME_DAY = '2000-01-01';
