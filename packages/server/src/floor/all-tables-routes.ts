// Closes or opens all tables. Each table gets the duty for one table, so that event, journal entry and reason are in
// each stream. A table that does not answer does not block the others: the answer names it, and repeating the request
// reaches the remaining ones. [T5]
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FloorErrorSchema } from '@punto/protocol/floor/api';
import { WhySchema } from '@punto/protocol/floor/patron-api';
import { AllTablesSchema, type TableOutcome } from '@punto/protocol/floor/table-api';
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import type { Duty, FloorView, TableId } from '@punto/table';
import type { FastifyBaseLogger } from 'fastify';
import { Problem } from '../http/problem.ts';
import type { SignedIn } from '../identity/floor-sessions.ts';
import { ERROR_ANSWERS } from './error-answers.ts';
import type { FloorParts } from './floor-parts.ts';
import { actorOf } from './guard.ts';
import { noReplyProblem, sendDuty } from './send-duty.ts';

type AllDuty = Extract<Duty, { readonly duty: 'close-table' | 'reopen-table' }>;
type Outcome = Omit<TableOutcome, 'table' | 'name'>;

const faults = { ...ERROR_ANSWERS, 503: FloorErrorSchema } as const;

export const allTablesRoutes =
  (parts: FloorParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      FLOOR_TABLE_PATHS.closeAll,
      {
        config: { floor: 'close-table' },
        schema: {
          tags: ['floor'],
          summary: 'Close all tables, each at the end of its round',
          body: WhySchema,
          response: { 200: AllTablesSchema, ...faults },
        },
      },
      async (request) => {
        const duty = { duty: 'close-table', after: 'round', reason: request.body.reason } as const;
        return { tables: await askAll(parts, actorOf(request), duty, request.log) };
      },
    );

    app.post(
      FLOOR_TABLE_PATHS.openAll,
      {
        config: { floor: 'reopen-table' },
        schema: {
          tags: ['floor'],
          summary: 'Open all tables that are closed or are about to close',
          body: WhySchema,
          response: { 200: AllTablesSchema, ...faults },
        },
      },
      async (request) => {
        const duty = { duty: 'reopen-table', reason: request.body.reason } as const;
        return { tables: await askAll(parts, actorOf(request), duty, request.log) };
      },
    );
  };

const askAll = async (
  { broker, lobby, floorTables: { wall } }: FloorParts,
  actor: SignedIn,
  duty: AllDuty,
  log: FastifyBaseLogger,
): Promise<TableOutcome[]> => {
  const shown = new Map(lobby().map((entry) => [entry.table, entry]));
  const outcomes = await Promise.all(
    broker.tables().map(async (table): Promise<TableOutcome | null> => {
      const name = wall.entry(table)?.floor.view.setup.name ?? shown.get(table)?.name ?? table;
      if (shown.get(table)?.solo) return { table, name, outcome: 'private', says: null };
      const became = await askOne(broker, table, actor, duty).catch((err: unknown) =>
        failed(err, table, log),
      );
      return became && { table, name, ...became };
    }),
  );
  return outcomes
    .filter((each) => each !== null)
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
};

/** `null`: the table is retired or gone. Throws when the table does not answer. */
const askOne = async (
  broker: FloorParts['broker'],
  table: TableId,
  { staff, role }: SignedIn,
  duty: AllDuty,
): Promise<Outcome | null> => {
  // Read first, because the request may be repeated while tables still finish their rounds.
  const seen = await broker.ask(table, { type: 'oversee' });
  if (seen.type === 'no-reply' && seen.reason === 'no-such-table') return null;
  if (seen.type === 'no-reply') throw noReplyProblem(seen.reason);
  if (seen.type !== 'oversee') throw new Error('unexpected reply to a look at a table');
  const { view } = seen.floor;
  if (view.retired) return null;
  if (isSo(view.service, duty)) return ALREADY;
  const { refusal } = await sendDuty(broker, table, { staff, role, duty, preview: false });
  if (refusal?.reason === 'table-retired') return null;
  // The only other refusal of these duties: another member did the same meanwhile.
  return refusal ? ALREADY : { outcome: 'done', says: null };
};

const ALREADY: Outcome = { outcome: 'already', says: null };

const isSo = (service: FloorView['view']['service'], { duty }: AllDuty): boolean =>
  duty === 'close-table' ? service === 'shut' || service === 'closing-after-round' : service === 'open';

const failed = (err: unknown, table: TableId, log: FastifyBaseLogger): Outcome => {
  if (err instanceof Problem) {
    const { detail } = err.more;
    return { outcome: 'not-reached', says: err.message, error: err.code, ...(detail && { detail }) };
  }
  log.error({ component: 'floor', table, err }, 'a table could not be closed or opened with all others');
  const says = 'The table did not answer. Check the table and try again.';
  return { outcome: 'not-reached', says, error: 'not-ready', detail: 'table-unanswered' };
};
