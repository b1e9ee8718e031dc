// Sign-in routes of the floor: signing in and out, confirming the password, and one's own account.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  ChangePasswordSchema,
  CodeSchema,
  ConfirmSchema,
  DoneSchema,
  EnrolmentSchema,
  FloorErrorSchema,
  FloorSessionSchema,
  type MeAnswer,
  MeSchema,
  SignInSchema,
} from '@punto/protocol/floor/api';
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { minuteLimit } from '../http/minute-limit.ts';
import { Problem } from '../http/problem.ts';
import { problemWith, waitFor } from '../http/problem-detail.ts';
import type { SignedIn } from '../identity/floor-sessions.ts';
import type { ProofRefusal } from '../identity/proof.ts';
import type { Entered } from '../identity/staff-sign-in.ts';
import { BROWSER_COOKIE, browserCookieOptions, FLOOR_COOKIE, floorCookieOptions } from './floor-cookie.ts';
import type { FloorParts } from './floor-parts.ts';
import { actorOf } from './guard.ts';

const DONE = { done: true } as const;
const LOCKED = 'sign-in refused: too many wrong passwords';

const faults = { 400: FloorErrorSchema, 401: FloorErrorSchema, 403: FloorErrorSchema } as const;
const inside = { ...faults, 423: FloorErrorSchema } as const;

const POST_SIGN_IN = {
  config: { floor: 'door' },
  schema: {
    tags: ['floor'],
    summary: 'Sign in; a second sign-in of the same person ends the first',
    body: SignInSchema,
    response: { 200: MeSchema, ...faults, 429: FloorErrorSchema },
  },
} as const;

const POST_SIGN_OUT = {
  config: { floor: 'session' },
  schema: { tags: ['floor'], summary: 'Sign out', response: { 200: DoneSchema, ...faults } },
} as const;

const POST_CONFIRM = {
  config: { floor: 'session' },
  schema: {
    tags: ['floor'],
    summary:
      'Confirm the password: unlocks a locked session, and permits acts that need a confirmation for five minutes',
    body: ConfirmSchema,
    response: { 200: MeSchema, ...faults, 429: FloorErrorSchema },
  },
} as const;

const POST_PRESENT = {
  config: { floor: 'house' },
  schema: {
    tags: ['floor'],
    summary: 'Report that the console is used, which renews the session; reading does not renew it',
    response: { 200: DoneSchema, ...inside },
  },
} as const;

const GET_SESSION = {
  config: { floor: 'door' },
  schema: {
    tags: ['floor'],
    summary: 'The signed-in member of the session; null if there is none',
    response: { 200: FloorSessionSchema },
  },
} as const;

const GET_ME = {
  config: { floor: 'session' },
  schema: {
    tags: ['floor'],
    summary: 'Who one is',
    response: { 200: MeSchema, 401: FloorErrorSchema },
  },
} as const;

const POST_PASSWORD = {
  config: { floor: 'session' },
  schema: {
    tags: ['floor'],
    summary: 'Change the own password',
    body: ChangePasswordSchema,
    response: { 200: MeSchema, ...inside, 422: FloorErrorSchema, 429: FloorErrorSchema },
  },
} as const;

const POST_CODE = {
  config: { floor: 'confirmed' },
  schema: {
    tags: ['floor'],
    summary: 'Set up one-time codes: returns the secret for the authenticator app',
    response: { 200: EnrolmentSchema, ...inside },
  },
} as const;

const POST_CONFIRM_CODE = {
  config: { floor: 'confirmed' },
  schema: {
    tags: ['floor'],
    summary: 'Confirm one-time codes with the first code; later sign-ins require a code',
    body: CodeSchema,
    response: { 200: DoneSchema, ...inside, 409: FloorErrorSchema },
  },
} as const;

const DELETE_CODE = {
  config: { floor: 'confirmed' },
  schema: {
    tags: ['floor'],
    summary: 'Remove the one-time codes of the own account',
    response: { 200: DoneSchema, ...inside },
  },
} as const;

export const sessionRoutes =
  (parts: FloorParts): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { origins, signInsPerMinute } = parts;
    const { signIn, sessions } = parts.identity;
    const cookieOptions = floorCookieOptions(origins);

    const meOf = (signedIn: SignedIn) => meAnswer(parts, signedIn);

    const enter = async (reply: FastifyReply, token: string, marks: string): Promise<MeAnswer> => {
      const signedIn = await sessions.find(token);
      if (signedIn === null) throw problemWith('not-signed-in', 'session-ended');
      reply.setCookie(FLOOR_COOKIE, token, cookieOptions);
      reply.setCookie(BROWSER_COOKIE, marks, browserCookieOptions(origins));
      return meOf(signedIn);
    };

    /** Rate limit, because each try costs the server a password hash. */
    const slowDown = minuteLimit(app, signInsPerMinute, (seconds) => waitFor('sign-in-tries', seconds));

    /**
     * Failed tries at a locked name are not journalled, so the address to block is logged here. An invalid name is not
     * logged, because it may be a password typed into the wrong field.
     */
    const refuseSignIn = (request: FastifyRequest, { refusal, name }: Extract<Entered, { ok: false }>) => {
      if (refusal === 'locked-out')
        request.log.warn({ component: 'floor', address: request.ip, name }, LOCKED);
      return new Problem(refusal);
    };

    /** The member is known here, so a wrong proof means a wrong password. */
    const refuseAgain = (refusal: ProofRefusal): Problem => {
      if (refusal === 'wrong-name-or-password') return problemWith(refusal, 'password-wrong');
      return refusal === 'locked-out' ? problemWith(refusal, 'tries-over') : new Problem(refusal);
    };

    app.post(FLOOR_PATHS.signIn, POST_SIGN_IN, async (request, reply) => {
      await slowDown(request);
      const former = await sessions.find(request.cookies[FLOOR_COOKIE]);
      const entered = await signIn.signIn(request.body, request.ip, request.cookies[BROWSER_COOKIE]);
      if (!entered.ok) throw refuseSignIn(request, entered);
      const me = await enter(reply, entered.token, entered.marks);
      // Another staff member signed in on this browser: end the session of the one before.
      if (former !== null && former.staff.id !== me.staff.id) await signIn.signOut(former);
      return me;
    });

    app.post(FLOOR_PATHS.signOut, POST_SIGN_OUT, async (request, reply) => {
      await signIn.signOut(actorOf(request));
      reply.clearCookie(FLOOR_COOKIE, cookieOptions);
      return DONE;
    });

    app.post(FLOOR_PATHS.confirm, POST_CONFIRM, async (request) => {
      await slowDown(request);
      const actor = actorOf(request);
      const confirmed = await signIn.confirm(actor, request.body);
      if (!confirmed.ok) throw refuseAgain(confirmed.refusal);
      const signedIn = await sessions.findByHash(actor.session);
      if (signedIn === null) throw new Problem('not-signed-in');
      return meOf(signedIn);
    });

    app.post(FLOOR_PATHS.present, POST_PRESENT, async () => DONE);

    const addMeRoutes = (): void => {
      app.get(FLOOR_PATHS.session, GET_SESSION, async (request) => {
        const signedIn = await sessions.find(request.cookies[FLOOR_COOKIE]);
        return { me: signedIn === null ? null : await meOf(signedIn) };
      });

      app.get(FLOOR_PATHS.me, GET_ME, async (request) => meOf(actorOf(request)));
    };
    addMeRoutes();

    app.post(FLOOR_PATHS.password, POST_PASSWORD, async (request, reply) => {
      await slowDown(request);
      const actor = actorOf(request);
      if (actor.state === 'locked') throw new Problem('locked');
      const { next, ...given } = request.body;
      const changed = await signIn.changePassword(actor, given, next, request.cookies[BROWSER_COOKIE]);
      if (changed.ok) return enter(reply, changed.token, changed.marks);
      if (changed.refusal === 'weak-password') throw problemWith(changed.refusal, changed.why);
      throw refuseAgain(changed.refusal);
    });

    const addCodeRoutes = (): void => {
      app.post(FLOOR_PATHS.code, POST_CODE, async (request) => signIn.offerCode(actorOf(request)));

      app.post(FLOOR_PATHS.confirmCode, POST_CONFIRM_CODE, async (request) => {
        const done = await signIn.confirmCode(actorOf(request), request.body.code);
        if (!done.ok) throw new Problem(done.refusal);
        return DONE;
      });

      app.delete(FLOOR_PATHS.code, DELETE_CODE, async (request) => {
        await signIn.removeCode(actorOf(request));
        return DONE;
      });
    };
    addCodeRoutes();
  };

const meAnswer = async (
  { identity, openid, clock, approvalMinor, brands }: FloorParts,
  { staff, member, role, state, confirmedUntil }: SignedIn,
): Promise<MeAnswer> => {
  const atProvider = openid?.provider.settings.staff === true && (await openid.staff.isLinked(member.id));
  return {
    staff: {
      ...staff,
      role,
      hasCode: member.codeSecret !== null,
      provider: atProvider ? openid.name : null,
      mustChangePassword: member.mustChangePassword,
      lastSignInAt: member.lastSignInAt,
    },
    state,
    confirmedUntil: confirmedUntil > clock.now() ? confirmedUntil : null,
    approvalMinor,
    operators: brands.size > 0,
    idleMs: identity.sessions.idleMs[role],
    serverTime: clock.now(),
  };
};
