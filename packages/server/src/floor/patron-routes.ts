// Patrons as the floor sees them: search by id or name, account, play record, statement and notes. A suspended patron
// may watch and withdraw, but not stake; stakes already placed are played to the end.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { availableMinor, patronAccount } from '@punto/ledger';
import { PageQuerySchema, RecordsSchema, StatementSchema } from '@punto/protocol/api';
import { DoneSchema, FloorErrorSchema } from '@punto/protocol/floor/api';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import {
  AddNoteSchema,
  type PatronAnswer,
  PatronNoteSchema,
  PatronParamsSchema,
  PatronSchema,
  PatronsQuerySchema,
  PatronsSchema,
  WhySchema,
} from '@punto/protocol/floor/patron-api';
import type { KnownPatron } from '@punto/store/patron-store';
import type { Store } from '@punto/store/store';
import { type PatronId, patronId } from '@punto/table/ids';
import { faultyFields } from '../http/problem.ts';
import { problemWith } from '../http/problem-detail.ts';
import type { SignedIn } from '../identity/floor-sessions.ts';
import { entryOf } from '../identity/staff-journal-entry.ts';
import { ERROR_ANSWERS } from './error-answers.ts';
import type { FloorParts } from './floor-parts.ts';
import { actorOf } from './guard.ts';
import { operatorOf } from './search/operator-patrons.ts';
import { patronPage } from './search/patron-page.ts';

const PAGE = 50;
const DONE = { done: true } as const;
const ofOne = { ...ERROR_ANSWERS, 404: FloorErrorSchema } as const;

const GET_PATRONS = {
  config: { floor: 'see-patrons' },
  schema: {
    tags: ['floor'],
    summary: 'Patrons whose id or name begins with a text, newest first',
    querystring: PatronsQuerySchema,
    response: { 200: PatronsSchema, ...ERROR_ANSWERS },
  },
} as const;

const GET_PATRON = {
  config: { floor: 'see-patrons' },
  schema: {
    tags: ['floor'],
    summary: 'One patron: account, stakes in play, notes',
    params: PatronParamsSchema,
    response: { 200: PatronSchema, ...ofOne },
  },
} as const;

const GET_RECORDS = {
  config: { floor: 'see-patrons' },
  schema: {
    tags: ['floor'],
    summary: 'The play record, newest first, with a separate record for each correction',
    params: PatronParamsSchema,
    querystring: PageQuerySchema,
    response: { 200: RecordsSchema, ...ofOne },
  },
} as const;

const GET_STATEMENT = {
  config: { floor: 'see-patrons' },
  schema: {
    tags: ['floor'],
    summary: 'Every movement of the account, newest first',
    params: PatronParamsSchema,
    querystring: PageQuerySchema,
    response: { 200: StatementSchema, ...ofOne },
  },
} as const;

const POST_NOTES = {
  config: { floor: 'note-patron' },
  schema: {
    tags: ['floor'],
    summary: 'Add a note, which is never deleted',
    params: PatronParamsSchema,
    body: AddNoteSchema,
    response: { 200: PatronNoteSchema, ...ofOne },
  },
} as const;

const POST_SUSPEND = {
  config: { floor: 'suspend-patron' },
  schema: {
    tags: ['floor'],
    summary: 'Suspend a patron: stakes are refused',
    params: PatronParamsSchema,
    body: WhySchema,
    response: { 200: DoneSchema, ...ofOne, 409: FloorErrorSchema },
  },
} as const;

const POST_REINSTATE = {
  config: { floor: 'suspend-patron' },
  schema: {
    tags: ['floor'],
    summary: 'End the suspension of a patron',
    params: PatronParamsSchema,
    body: WhySchema,
    response: { 200: DoneSchema, ...ofOne, 409: FloorErrorSchema },
  },
} as const;

export const floorPatronRoutes =
  ({ store, clock, brands, onAccount }: FloorParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    const find = async (id: string): Promise<KnownPatron> => {
      const patron = await store.patrons.find(patronId(id));
      if (patron === null) throw problemWith('not-found', 'no-patron');
      return patron;
    };

    const entry = (actor: SignedIn, patron: PatronId, action: string, of: Partial<Changed>) =>
      entryOf(actor, { at: clock.now(), action, patron, ...of });

    app.get(
      OFFICE_PATHS.patrons,
      GET_PATRONS,
      ({ query: { limit = PAGE, before = null, search = '', brand } }) =>
        patronPage({ store, brands }, { limit, before, search: search.trim(), brand }),
    );

    app.get(OFFICE_PATHS.patron, GET_PATRON, async (request) => {
      return patronAnswer(store, await find(request.params.id));
    });

    app.get(OFFICE_PATHS.records, GET_RECORDS, async ({ params, query: { limit = PAGE, before = null } }) => {
      const { id } = await find(params.id);
      return store.records(id, { limit, before });
    });

    app.get(
      OFFICE_PATHS.statement,
      GET_STATEMENT,
      async ({ params, query: { limit = PAGE, before = null } }) => {
        const { id } = await find(params.id);
        return store.statement(id, { limit, before });
      },
    );

    app.post(OFFICE_PATHS.notes, POST_NOTES, async (request) => {
      const actor = actorOf(request);
      const { id } = await find(request.params.id);
      const text = request.body.text.trim();
      if (text === '')
        throw faultyFields([{ field: 'text', says: 'a note must not be empty', why: { code: 'missing' } }]);
      const note = { at: clock.now(), staff: actor.staff, text };
      return store.patrons.addNote(id, note, entry(actor, id, 'note-patron', { after: { text } }));
    });

    app.post(OFFICE_PATHS.suspend, POST_SUSPEND, async (request) => {
      const { id } = await find(request.params.id);
      const reason = whyOf(request.body.reason);
      const suspended = { at: clock.now(), reason };
      const change = { reason, before: { suspended: null }, after: { suspended } };
      const journalled = entry(actorOf(request), id, 'suspend-patron', change);
      const done = await store.patrons.suspend(id, suspended, journalled);
      if (!done) throw problemWith('conflict', 'suspended');
      onAccount(patronId(id));
      return DONE;
    });

    app.post(OFFICE_PATHS.reinstate, POST_REINSTATE, async (request) => {
      const { id, suspended } = await find(request.params.id);
      const reason = whyOf(request.body.reason);
      const change = { reason, before: { suspended }, after: { suspended: null } };
      const done = await store.patrons.reinstate(id, entry(actorOf(request), id, 'reinstate-patron', change));
      if (!done) throw problemWith('conflict', 'not-suspended');
      onAccount(patronId(id));
      return DONE;
    });
  };

const patronAnswer = async (store: Store, patron: KnownPatron): Promise<PatronAnswer> => {
  const [account, inPlay, notes, operator] = await Promise.all([
    store.account(patronAccount(patron.id)),
    store.inPlay(patron.id),
    store.patrons.notes(patron.id),
    operatorOf(store, patron.id),
  ]);
  return {
    patron,
    account: { availableMinor: availableMinor(account), inPlay: [...inPlay] },
    ...(operator && { operator }),
    notes,
  };
};

type Changed = { readonly reason: string; readonly before: unknown; readonly after: unknown };

const SHORTEST = 3;
/** Blanks are not a reason. */
export const whyOf = (reason: string, field = 'reason'): string => {
  const text = reason.trim();
  if (text.length < SHORTEST)
    throw faultyFields([
      {
        field,
        says: 'say why, in a few words',
        why: { code: 'too-few-letters', limit: SHORTEST },
      },
    ]);
  return text;
};
