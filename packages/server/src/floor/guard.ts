// Access control of the floor's routes. Each route names its requirement, from the table of permissions; a route
// without one cannot be registered.
import { FLOOR } from '@punto/protocol/floor/paths';
import { GRAVE, may, PERMISSIONS, type Permission } from '@punto/protocol/floor/permission';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { Problem } from '../http/problem.ts';
import type { FloorSessions, SignedIn } from '../identity/floor-sessions.ts';
import type { Clock } from '../time/clock.ts';
import { FLOOR_COOKIE } from './floor-cookie.ts';

/** Requirement of a route: a permission, or one of these. */
export type Entrance =
  | Permission
  /** No session: the routes of sign-in, and `GET /api/floor/session`, which returns the signed-in member or `null`. */
  | 'door'
  /** A session, also a locked one or one whose password must be changed. */
  | 'session'
  /** An open session of any role. */
  | 'house'
  /** Like `house`, with the password confirmed recently. */
  | 'confirmed'
  /** Like `house`; the handler checks the permission that the request names: see `demand`. */
  | 'named-by-request';

declare module 'fastify' {
  interface FastifyContextConfig {
    floor?: Entrance;
  }
  interface FastifyRequest {
    /** The signed-in member; `null` on routes without a session. */
    actor: SignedIn | null;
  }
  interface FastifyInstance {
    /** Every route of the floor with its requirement. */
    floorRoutes: GuardedRoute[];
  }
}
export type GuardedRoute = { readonly method: string; readonly url: string; readonly entrance: Entrance };

const READING = new Set(['GET', 'HEAD']);

/** On the whole server, of which the floor's routes are a part. */
export const listFloorRoutes = (app: FastifyInstance): void => void app.decorate('floorRoutes', []);

/** Guards every route registered on `app` after this call. */
export const guard = (app: FastifyInstance, sessions: FloorSessions, clock: Clock): void => {
  app.decorateRequest('actor', null);
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat())
      app.floorRoutes.push({ method, url: route.url, entrance: entranceOf(route) });
  });
  app.addHook('onRequest', async (request) => {
    const entrance = request.routeOptions.config.floor;
    if (entrance === undefined || entrance === 'door') return;
    const actor = await sessions.find(request.cookies[FLOOR_COOKIE]);
    if (actor === null) throw new Problem('not-signed-in', 'Sign in first: there is no session.');
    request.actor = actor;
    if (entrance === 'session') return;
    if (actor.state === 'locked') throw new Problem('locked');
    if (actor.member.mustChangePassword) throw new Problem('change-password-first');
    admit(actor, entrance, READING.has(request.method), clock.now());
    // Automatic reads would keep a session open forever, so only changes count as activity.
    if (!READING.has(request.method)) await sessions.touch(actor.session);
  });
};

const entranceOf = ({ method, url, config }: RouteOptions): Entrance => {
  if (!url.startsWith(`${FLOOR}/`)) throw new Error(`${url} is guarded as the floor's and is not below it`);
  if (config?.floor === undefined) throw new Error(`${method} ${url} names no permission`);
  return config.floor;
};

const admit = (actor: SignedIn, entrance: Entrance, reading: boolean, now: number): void => {
  if (entrance === 'confirmed') demandConfirmed(actor, now);
  else if (isPermission(entrance)) demand(actor, entrance, reading, now);
};

const isPermission = (entrance: Entrance): entrance is Permission => entrance in PERMISSIONS;

/**
 * Throws unless the role has the permission and, for a sensitive act that is not a read, the password was confirmed.
 */
export const demand = (actor: SignedIn, permission: Permission, reading: boolean, now: number): void => {
  if (!may(actor.role, permission)) throw new Problem('not-permitted');
  if (GRAVE.has(permission) && !reading) demandConfirmed(actor, now);
};

const demandConfirmed = ({ confirmedUntil }: SignedIn, now: number): void => {
  if (now >= confirmedUntil) throw new Problem('confirm-first');
};

/** The signed-in member of a guarded route. */
export const actorOf = (request: FastifyRequest): SignedIn => {
  if (request.actor === null) throw new Error('a guarded route was reached without a session');
  return request.actor;
};
