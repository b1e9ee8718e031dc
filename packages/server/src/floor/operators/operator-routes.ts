// Floor routes of operators: the state of each brand, the calls that its wallet has not answered, and a new attempt of one
// of them. No route deletes a call or treats it as answered: see docs/decisions/0068.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { amountText } from '@punto/engine/currency';
import { FloorErrorSchema } from '@punto/protocol/floor/api';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import {
  BrandsSchema,
  MOST_UNRESOLVED_SHOWN,
  OperatorsSchema,
  OwedCallParamsSchema,
  ReceivablesQuerySchema,
  ReceivablesSchema,
  RetriedSchema,
  UnresolvedQuerySchema,
  UnresolvedSchema,
} from '@punto/protocol/floor/wallet-api';
import { UNRESOLVED_AGE_MS } from '@punto/store/wallet-store';
import { publicName, tableId } from '@punto/table/ids';
import { problemWith } from '../../http/problem-detail.ts';
import { entryOf } from '../../identity/staff-journal-entry.ts';
import { ERROR_ANSWERS } from '../error-answers.ts';
import type { FloorParts } from '../floor-parts.ts';
import { actorOf } from '../guard.ts';
import { createOperatorBoard } from './operator-board.ts';
import { owedLines } from './owed-lines.ts';

const PAGE = 50;

const GET_OPERATORS = {
  config: { floor: 'see-operators' },
  schema: {
    tags: ['floor'],
    summary:
      'Brands of operators: tables, figures of the gaming day, wallet, patrons whose betting is locked',
    response: { 200: OperatorsSchema, ...ERROR_ANSWERS },
  },
} as const;

const GET_BRANDS = {
  // A dealer sees the stakes of each brand at a table, by its id.
  config: { floor: 'see-tables' },
  schema: {
    tags: ['floor'],
    summary: 'The names and currencies of the brands',
    response: { 200: BrandsSchema, ...ERROR_ANSWERS },
  },
} as const;

const GET_CALLS = {
  config: { floor: 'see-operators' },
  schema: {
    tags: ['floor'],
    summary: 'Wallet calls that operators have not answered, oldest first',
    querystring: UnresolvedQuerySchema,
    response: { 200: UnresolvedSchema, ...ERROR_ANSWERS },
  },
} as const;

const GET_RECEIVABLES = {
  config: { floor: 'see-operators' },
  schema: {
    tags: ['floor'],
    summary: 'Corrections that operators refused because the patron’s balance was too low, newest first',
    querystring: ReceivablesQuerySchema,
    response: { 200: ReceivablesSchema, ...ERROR_ANSWERS },
  },
} as const;

const POST_RETRY = {
  config: { floor: 'retry-wallet-call' },
  schema: {
    tags: ['floor'],
    summary: 'Make the next attempt of an unanswered call now',
    params: OwedCallParamsSchema,
    response: { 200: RetriedSchema, ...ERROR_ANSWERS, 404: FloorErrorSchema },
  },
} as const;

export const operatorRoutes =
  (parts: FloorParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { store, clock, broker, brands } = parts;
    const board = createOperatorBoard(parts, parts.floorTables.wall);

    app.get(OFFICE_PATHS.operators, GET_OPERATORS, () => board.read());

    app.get(OFFICE_PATHS.brands, GET_BRANDS, async () => ({
      brands: [...brands.values()].map(({ id, name, currencies }) => ({
        ...{ brand: id, name, currencies: Object.keys(currencies) },
      })),
    }));

    app.get(OFFICE_PATHS.unresolvedCalls, GET_CALLS, async ({ query: { brand } }) => {
      const at = clock.now();
      const before = at - UNRESOLVED_AGE_MS;
      const found = await store.wallet.unresolved({ brand, before, most: MOST_UNRESOLVED_SHOWN + 1 });
      const calls = await owedLines(store, found.slice(0, MOST_UNRESOLVED_SHOWN));
      return { at, calls, more: found.length > MOST_UNRESOLVED_SHOWN };
    });

    app.get(OFFICE_PATHS.receivables, GET_RECEIVABLES, async ({ query }) => {
      const { brand, limit = PAGE, before = null } = query;
      const { items, next } = await store.wallet.receivables({ brand, limit, before });
      return { items: await owedLines(store, items), next };
    });

    app.post(OFFICE_PATHS.retryCall, POST_RETRY, async (request) => {
      const { id } = request.params;
      const [call] = await store.wallet.calls([id]);
      if (!call) throw problemWith('not-found', 'no-wallet-call');
      const [line] = await owedLines(store, [call]);
      if (!line) throw new Error(`the call ${id} is gone`);
      const { brand, patron, table } = call;
      const entry = entryOf(actorOf(request), {
        ...{ at: clock.now(), action: 'retry-wallet-call', table, patron },
        ...{ shoe: line.shoe, round: line.round },
        after: { call: id, kind: line.kind, amount: amountText(line.amountMinor, line.currency) },
      });
      const state = await store.wallet.makeDue(id, clock.now(), entry);
      if (state === null) throw problemWith('not-found', 'no-wallet-call');
      // The owner's timer is set to the earlier time of the attempt. If this message is lost, the owner keeps that time.
      if (state === 'due')
        await broker.ask(tableId(publicName(table)), { type: 'wallets', patron, wake: brand });
      return { state };
    });
  };
