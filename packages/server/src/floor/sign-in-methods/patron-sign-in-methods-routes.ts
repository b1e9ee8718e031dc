// Floor routes of a patron's sign-in methods and sessions, without secrets; and the end of all sessions, for a patron who
// reports a stolen device.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { DoneSchema, FloorErrorSchema } from '@punto/protocol/floor/api';
import { PatronWaysSchema } from '@punto/protocol/floor/identity-api';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import { PatronParamsSchema, WhySchema } from '@punto/protocol/floor/patron-api';
import { patronId } from '@punto/table/ids';
import { problemWith } from '../../http/problem-detail.ts';
import { SESSION_MS } from '../../identity/session-expiry.ts';
import { entryOf } from '../../identity/staff-journal-entry.ts';
import { ERROR_ANSWERS } from '../error-answers.ts';
import type { FloorParts } from '../floor-parts.ts';
import { actorOf } from '../guard.ts';
import { whyOf } from '../patron-routes.ts';

const GET_WAYS = {
  config: { floor: 'see-patrons' },
  schema: {
    tags: ['floor'],
    summary: 'The sign-in methods and open sessions of a patron',
    params: PatronParamsSchema,
    response: { 200: PatronWaysSchema, ...ERROR_ANSWERS, 404: FloorErrorSchema },
  },
} as const;

const POST_END = {
  config: { floor: 'end-patron-sessions' },
  schema: {
    tags: ['floor'],
    summary: 'End all sessions of a patron; a guest loses the account with them',
    params: PatronParamsSchema,
    body: WhySchema,
    response: { 200: DoneSchema, ...ERROR_ANSWERS, 404: FloorErrorSchema, 409: FloorErrorSchema },
  },
} as const;

export const patronSignInMethodsRoutes =
  ({ store, clock, onSessionsEnded }: FloorParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    const known = async (id: string) => {
      const patron = await store.patrons.find(patronId(id));
      if (patron === null) throw problemWith('not-found', 'no-patron');
      return patron.id;
    };

    app.get(OFFICE_PATHS.ways, GET_WAYS, async ({ params }) => {
      const patron = await known(params.id);
      const [passkeys, recoveryCodes, openid, sessions] = await Promise.all([
        store.passkeys.of(patron),
        store.recoveryCodes.left(patron),
        store.openid.of('patron', patron),
        store.sessions.of(patron, clock.now() - SESSION_MS + 1),
      ]);
      return { passkeys: passkeys.length, recoveryCodes, openid: openid.length > 0, sessions };
    });

    app.post(OFFICE_PATHS.endSessions, POST_END, async (request) => {
      const patron = await known(request.params.id);
      const reason = whyOf(request.body.reason);
      const entry = entryOf(actorOf(request), {
        ...{ at: clock.now(), action: 'end-patron-sessions', patron, reason },
      });
      if (!(await store.sessions.endAll(patron, { at: entry.at, reason: 'house' }, entry)))
        throw problemWith('conflict', 'no-session');
      onSessionsEnded(patron);
      return { done: true } as const;
    });
  };
