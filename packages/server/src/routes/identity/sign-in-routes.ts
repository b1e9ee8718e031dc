// Sign-in to a patron's account by passkey or recovery code, and sign-out. A sign-in opens a new session; a refusal does not show
// which accounts exist.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ErrorSchema, type SessionAnswer, SessionSchema } from '@punto/protocol/api';
import {
  InvitedSchema,
  PasskeySignInSchema,
  RecoverySignInSchema,
  RequestOptionsSchema,
  type WaysAnswer,
  WaysSchema,
} from '@punto/protocol/identity-api';
import { IDENTITY_PATHS } from '@punto/protocol/identity-paths';
import type { PatronId } from '@punto/table/ids';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { isLaunched, refuseLaunched } from '../../http/launched-patron.ts';
import { minuteLimit } from '../../http/minute-limit.ts';
import { Problem } from '../../http/problem.ts';
import { problemWith, waitFor } from '../../http/problem-detail.ts';
import { ownSession, presentSession } from '../../http/session.ts';
import {
  ASKING_COOKIE,
  GUEST_COOKIE,
  SESSION_COOKIE,
  sessionCookieOptions,
} from '../../http/session-cookie.ts';
import { deviceWords } from '../../identity/patron/device-words.ts';
import { CHALLENGE_MS } from '../../identity/patron/passkeys.ts';
import type { PatronSignedIn } from '../../identity/patron/patron-sign-in.ts';
import { codeHash } from '../../identity/patron/recovery-code.ts';
import { relyingPartyOf } from '../../identity/patron/relying-party.ts';
import { newSessionToken, sessionHash, tokenHash } from '../../identity/session-token.ts';
import { entryOf } from '../../identity/staff-journal-entry.ts';
import { patronAnswer } from '../patron-answer.ts';
import type { HttpParts } from '../route-parts.ts';
import { afterAnswer } from './after-answer.ts';
import { done, partyOf, setSignedIn } from './refusal.ts';

const faults = { 400: ErrorSchema, 403: ErrorSchema, 409: ErrorSchema, 429: ErrorSchema } as const;

const GET_WAYS = {
  schema: {
    tags: ['patron'],
    summary: 'The sign-in methods of this house',
    response: { 200: WaysSchema },
  },
} as const;

const POST_OPTIONS = {
  schema: {
    tags: ['patron'],
    summary:
      'Begin a sign-in with a passkey: returns the options for the browser, valid once, for five minutes',
    response: { 200: RequestOptionsSchema, ...faults },
  },
} as const;

const POST_SIGN_IN = {
  schema: {
    tags: ['patron'],
    summary: 'Sign in with a passkey; sets the cookie of a new session',
    body: PasskeySignInSchema,
    response: { 200: SessionSchema, 401: ErrorSchema, ...faults },
  },
} as const;

const POST_CODE = {
  schema: {
    tags: ['patron'],
    summary: 'Sign in with a recovery code, which can be used once; sets the cookie of a new session',
    body: RecoverySignInSchema,
    response: { 200: SessionSchema, 401: ErrorSchema, ...faults },
  },
} as const;

const POST_INVITED = {
  schema: {
    tags: ['patron'],
    summary: 'Enter as a guest with an invitation, in a house that requires one; sets the cookie',
    body: InvitedSchema,
    response: { 200: SessionSchema, ...faults },
  },
} as const;

const POST_SIGN_OUT = {
  schema: {
    tags: ['patron'],
    summary: 'End this session; restores a guest account that is kept in this browser',
    security: [{ session: [] }],
    response: { 204: Type.Null(), 401: ErrorSchema, 403: ErrorSchema },
  },
} as const;

export const signInRoutes =
  (parts: HttpParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { store, clock, guests, entrance, origins, signInsPerMinute } = parts;
    const cookieOptions = sessionCookieOptions(origins);
    app.addHook('preHandler', refuseLaunched(guests));
    const askingOptions = { ...cookieOptions, path: IDENTITY_PATHS.signIn, maxAge: CHALLENGE_MS / 1000 };
    const limit = minuteLimit(app, signInsPerMinute, (seconds) => waitFor('sign-in-wait', seconds));

    const enter = async (
      reply: FastifyReply,
      signedIn: PatronSignedIn,
      before: PatronId | undefined,
    ): Promise<SessionAnswer> => {
      setSignedIn(reply, signedIn, cookieOptions);
      // Closes sockets of the ended session, or of the guest that was left.
      if (before !== undefined) afterAnswer(clock, () => parts.onSessionsEnded(before));
      const patron = await store.patrons.find(signedIn.patron);
      if (patron === null) throw new Error(`patron ${signedIn.patron} signed in but is not in the store`);
      return patronAnswer(store, clock, patron);
    };

    app.post(IDENTITY_PATHS.signInOptions, POST_OPTIONS, async (request, reply) => {
      await limit(request);
      const party = partyOf(request, origins);
      const asking = newSessionToken();
      reply.setCookie(ASKING_COOKIE, asking, askingOptions);
      return { options: await entrance.signInOptions(tokenHash(asking), party) };
    });

    app.post(IDENTITY_PATHS.signIn, POST_SIGN_IN, async (request, reply) => {
      await limit(request);
      const party = partyOf(request, origins);
      const present = await presentSession(guests, request);
      const device = deviceWords(request.headers['user-agent']);
      const asking = sessionHash(request.cookies[ASKING_COOKIE]);
      const signedIn = done(await entrance.signIn(present, request.body, { device, party, asking }));
      reply.clearCookie(ASKING_COOKIE, askingOptions);
      return enter(reply, signedIn, present?.patron.id);
    });

    app.post(IDENTITY_PATHS.recoverySignIn, POST_CODE, async (request, reply) => {
      await limit(request);
      const present = await presentSession(guests, request);
      const device = deviceWords(request.headers['user-agent']);
      const signedIn = done(await entrance.signInByCode(present, request.body, device));
      return enter(reply, signedIn, present?.patron.id);
    });

    app.post(IDENTITY_PATHS.signOut, POST_SIGN_OUT, async (request, reply) => {
      const session = await ownSession(guests, request);
      await entrance.signOut(session);
      afterAnswer(clock, () => parts.onSessionsEnded(session.patron.id));
      const waiting = await guests.sessionOf(request.cookies[GUEST_COOKIE]);
      const back = waiting && (await entrance.comeBack(waiting));
      reply.clearCookie(GUEST_COOKIE, cookieOptions);
      if (back) reply.setCookie(SESSION_COOKIE, back, cookieOptions);
      else reply.clearCookie(SESSION_COOKIE, cookieOptions);
      return reply.code(204).send(null);
    });
  };

/** The sign-in methods that this house offers, and sign-in by invitation. */
export const entryRoutes =
  ({
    store,
    clock,
    guests,
    origins,
    signInsPerMinute,
    guestEntry,
    openid,
  }: HttpParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    const cookieOptions = sessionCookieOptions(origins);
    const limit = minuteLimit(app, signInsPerMinute, (seconds) => waitFor('sign-in-wait', seconds));

    app.get(IDENTITY_PATHS.ways, GET_WAYS, async (request): Promise<WaysAnswer> => {
      if (await isLaunched(guests, request)) return { guests: 'closed', passkeys: false, openid: null };
      return {
        guests: guestEntry,
        passkeys: relyingPartyOf(request.headers, origins) !== null,
        openid: openid?.provider.settings.patrons ? { name: openid.name } : null,
      };
    });

    app.post(IDENTITY_PATHS.invitation, POST_INVITED, async (request, reply) => {
      await limit(request);
      if (await isLaunched(guests, request)) throw new Problem('not-found');
      if (guestEntry !== 'invitation') throw problemWith('conflict', 'invitation-refused');
      const invitation = await store.invitations.redeem(codeHash(request.body.code), clock.now());
      if (invitation === null) throw problemWith('conflict', 'invitation-refused');
      const { patron, token } = await guests.admit(deviceWords(request.headers['user-agent']));
      const came = { at: clock.now(), action: 'enter-invited', patron: patron.id, after: { invitation } };
      await store.journal(entryOf(null, came));
      reply.setCookie(SESSION_COOKIE, token, cookieOptions);
      return patronAnswer(store, clock, patron);
    });
  };
