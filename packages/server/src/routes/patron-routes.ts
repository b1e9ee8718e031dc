// Entering as a guest, leaving permanently, the patron's own identity, and the top-up. [L7]

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isKeyedPatron } from '@punto/ledger/patron-key';
import {
  ErrorSchema,
  type SessionAnswer,
  SessionSchema,
  TopUpAnswerSchema,
  TopUpSchema,
} from '@punto/protocol/api';
import { PATHS } from '@punto/protocol/paths';
import type { Patron } from '@punto/store/store';
import { Type } from 'typebox';
import { minuteLimit } from '../http/minute-limit.ts';
import { Problem } from '../http/problem.ts';
import { protectedFrom, waitFor } from '../http/problem-detail.ts';
import { presentSession, signedIn, visitor } from '../http/session.ts';
import { GUEST_COOKIE, SESSION_COOKIE, sessionCookieOptions } from '../http/session-cookie.ts';
import { deviceWords } from '../identity/patron/device-words.ts';
import { patronAnswer } from './patron-answer.ts';
import type { HttpParts } from './route-parts.ts';

const POST_SESSION = {
  schema: {
    tags: ['patron'],
    summary: 'Enter as a guest; with a session it returns the patron of the session',
    response: { 200: SessionSchema, 403: ErrorSchema, 429: ErrorSchema },
  },
} as const;

const DELETE_SESSION = {
  schema: {
    tags: ['patron'],
    summary: 'End every session; a guest’s account is lost with them, a patron signs in again',
    security: [{ session: [] }],
    response: { 204: Type.Null(), 401: ErrorSchema, 403: ErrorSchema },
  },
} as const;

const GET_ME = {
  schema: {
    tags: ['patron'],
    summary: 'The patron of the session, with the account',
    security: [{ session: [] }],
    response: { 200: SessionSchema, 401: ErrorSchema },
  },
} as const;

const POST_TOP_UP = {
  schema: {
    tags: ['patron'],
    summary: 'A new starting balance for a patron without coins; the same request counts once',
    security: [{ session: [] }],
    body: TopUpSchema,
    response: {
      200: TopUpAnswerSchema,
      400: ErrorSchema,
      401: ErrorSchema,
      403: ErrorSchema,
      409: ErrorSchema,
    },
  },
} as const;

export const patronRoutes =
  ({
    store,
    clock,
    guests,
    origins,
    guestsPerMinute,
    onAccount,
    onLeave,
    guestEntry,
    entrance,
    brands,
    sessionCookies,
  }: HttpParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    const cookieOptions = sessionCookieOptions(origins);
    const limit = minuteLimit(app, guestsPerMinute, (seconds) => waitFor('new-guests', seconds));

    const answer = (patron: Patron): Promise<SessionAnswer> => patronAnswer(store, clock, patron, brands);

    app.post(PATHS.session, POST_SESSION, async (request, reply) => {
      const device = deviceWords(request.headers['user-agent']);
      const known = await visitor(guests, request);
      if (known !== null) {
        const session = await presentSession(guests, request);
        if (session) await guests.see(session, device);
        const renewed = await guests.renew(request.cookies[SESSION_COOKIE]);
        if (renewed !== null) reply.setCookie(SESSION_COOKIE, renewed, sessionCookies.of(known.id));
        return answer(known);
      }
      const waiting = await guests.sessionOf(request.cookies[GUEST_COOKIE]);
      const back = waiting && (await entrance.comeBack(waiting));
      if (waiting && back) {
        reply.setCookie(SESSION_COOKIE, back, cookieOptions).clearCookie(GUEST_COOKIE, cookieOptions);
        return answer(waiting.patron);
      }
      if (guestEntry !== 'open') throw new Problem('closed-to-guests');
      await limit(request);
      const { patron, token } = await guests.admit(device);
      reply.setCookie(SESSION_COOKIE, token, cookieOptions);
      return answer(patron);
    });

    app.delete(PATHS.session, DELETE_SESSION, async (request, reply) => {
      const { id } = await signedIn(guests, request);
      await guests.leave(id);
      onLeave(id);
      reply.clearCookie(SESSION_COOKIE, sessionCookies.of(id));
      return reply.code(204).send(null);
    });

    app.get(PATHS.me, GET_ME, async (request) => answer(await signedIn(guests, request)));

    app.post(PATHS.topUp, POST_TOP_UP, async (request) => {
      const patron = await signedIn(guests, request);
      if (isKeyedPatron(patron.id)) throw new Problem('not-found');
      const topUp = await guests.topUp(patron.id, request.body.request);
      if (!topUp.ok)
        throw topUp.refusal === 'not-broke' ? new Problem('not-broke') : protectedFrom(topUp.refusal);
      onAccount(patron.id);
      return { account: topUp.account };
    });
  };
