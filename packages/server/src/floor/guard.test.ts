import { GRAVE_ROUTES, isGraveRequest } from '@punto/protocol/floor/grave-request';
import { FLOOR, FLOOR_PATHS } from '@punto/protocol/floor/paths';
import { GRAVE, may, PERMISSIONS, type Permission, ROLES, type Role } from '@punto/protocol/floor/permission';
import type { DutyName } from '@punto/table/duty';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';
import { createFloorSessions } from '../identity/floor-sessions.ts';
import { demand, type Entrance, type GuardedRoute, guard, listFloorRoutes } from './guard.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ signInsPerMinute: 10_000 });
});
afterAll(() => server.close());

const isPermission = (entrance: Entrance): entrance is Permission => entrance in PERMISSIONS;
/** Without the HEAD route of each GET, which has no body to check. */
const routes = (): readonly GuardedRoute[] => {
  const all = server.app.http.floorRoutes;
  const isGet = ({ url, entrance }: GuardedRoute) =>
    all.some((other) => other.method === 'GET' && other.url === url && other.entrance === entrance);
  return all.filter((route) => route.method !== 'HEAD' || !isGet(route));
};

/** The guard's error code; `null`: it let the request through, whatever the answer. */
const refusalAt = async ({ method, url }: GuardedRoute, cookie: string): Promise<string | null> => {
  const answer = await server.app.http.inject({
    method: method as 'GET',
    url: url.replace(/:\w+/g, '1'),
    headers: { cookie },
  });
  const error = answer.body.startsWith('{') ? (answer.json().error ?? null) : null;
  return GUARDS.has(error) ? error : null;
};
const GUARDS = new Set([
  'not-signed-in',
  'locked',
  'change-password-first',
  'not-permitted',
  'confirm-first',
]);

/** The required entrance of each route, written out: a test that read it from the routes could not fail. */
const WANTED = `
  POST sign-in door
  GET openid door
  POST openid/start door
  POST openid/confirm session
  GET openid/callback door
  POST sign-out session
  POST confirm session
  POST present house
  GET session door
  GET me session
  POST me/password session
  POST me/code confirmed
  POST me/code/confirm confirmed
  DELETE me/code confirmed
  GET staff manage-staff
  POST staff manage-staff
  PATCH staff/:id manage-staff
  GET tables see-tables
  GET tables/new manage-tables
  POST tables/new manage-tables
  POST tables/close close-table
  POST tables/open reopen-table
  GET tables/:table see-tables
  POST tables/:table/duties named-by-request
  POST tables/:table/duties/preview named-by-request
  GET approvals approve-correction
  POST approvals/:id/approve approve-correction
  POST approvals/:id/decline approve-correction
  POST approvals/:id/withdraw see-rounds
  GET rounds see-rounds
  GET rounds/:table/:shoe/:round see-rounds
  GET patrons see-patrons
  GET patrons/:id see-patrons
  GET patrons/:id/records see-patrons
  GET patrons/:id/statement see-patrons
  POST patrons/:id/notes note-patron
  POST patrons/:id/suspend suspend-patron
  POST patrons/:id/reinstate suspend-patron
  POST patrons/:id/remove-name remove-patron-name
  GET patrons/:id/protection see-patrons
  POST patrons/:id/protection protect-patron
  GET monitoring see-monitoring
  POST monitoring/:number/note note-alarm
  GET brands see-tables
  GET operators see-operators
  GET operators/calls see-operators
  POST operators/calls/:id/retry retry-wallet-call
  GET operators/receivables see-operators
  GET patrons/:id/ways see-patrons
  POST patrons/:id/end-sessions end-patron-sessions
  GET invitations invite-guest
  POST invitations invite-guest
  POST invitations/:id/withdraw invite-guest
  GET dealers name-dealer
  PUT dealers/:id name-dealer
  GET reports/figures see-reports
  GET reports/theory see-reports
  GET reports/entries see-reports
  GET reports/rounds see-reports
  GET journal see-journal
  GET journal/people see-journal
  GET program see-program
  POST program/check see-program`
  .trim()
  .split(/\s*\n\s*/);

const card = { side: 'player', place: 0, card: 'AS' };
const correction = { shoe: 1, round: 1, reason: 'misread' };
const DUTIES: Readonly<Record<DutyName, object>> = {
  pause: { reason: 'a card fell' },
  'explain-pause': { reason: 'a card fell' },
  resume: {},
  'cancel-round': { reason: 'a card fell' },
  'void-round': correction,
  'resettle-round': { ...correction, player: ['9S', 'KD'], banker: ['7S', 'KC'] },
  'close-table': { after: 'round' },
  'reopen-table': {},
  'set-manual': { manual: true },
  'change-limits': { change: { differentialMinor: null }, reason: 'a quiet evening' },
  'change-table': { change: { name: 'Night' }, reason: 'a quiet evening' },
  'retire-table': { reason: 'a quiet evening' },
  'take-post': { relieves: null },
  'leave-post': {},
  'offer-post': { offered: true },
  'assign-dealer': { dealer: 'nobody', relieves: null },
  'release-dealer': { dealer: 'nobody' },
  'new-shoe': { burn: 'AS', cutDepth: 14 },
  'open-betting': {},
  'close-betting': {},
  'reopen-betting': {},
  'enter-card': card,
  'correct-card': card,
  'open-card': { side: 'player', place: 0 },
  'reveal-early': { side: 'player', place: 0 },
  'take-back': {},
  'cut-card': {},
  'take-back-cut-card': {},
  'correct-cut-card': { cutDepth: 14 },
  'confirm-result': {},
};

describe('every route of the floor', () => {
  it('has the listed requirement, and no others exist', () => {
    const found = routes().map(
      ({ method, url, entrance }) => `${method} ${url.slice(FLOOR.length + 1)} ${entrance}`,
    );
    expect(found.toSorted()).toEqual(WANTED.toSorted());
  });

  it.each(ROLES)('[T5] [T6] allows a %s the duties of the role, and no others', async (role) => {
    for (const [duty, rest] of Object.entries(DUTIES) as [DutyName, object][]) {
      for (const confirmed of [true, false]) {
        const answer = await server.app.http.inject({
          method: 'POST',
          url: '/api/floor/tables/one/duties',
          headers: { cookie: await fresh(role, confirmed) },
          payload: { duty, ...rest },
        });
        const grave = GRAVE.has(duty) && !confirmed ? 'confirm-first' : null;
        const { error = null } = answer.json();
        expect([duty, confirmed, GUARDS.has(error) ? error : null]).toEqual([
          duty,
          confirmed,
          may(role, duty) ? grave : 'not-permitted',
        ]);
        expect(error).not.toBe('invalid-request');
      }
    }
  });

  it('is guarded, and there are some', () => {
    expect(routes().length).toBeGreaterThan(10);
    for (const { url } of routes()) expect(url).toMatch(/^\/api\/floor\//);
  });

  it('has the path that consoles use', () => {
    const { socket, ...paths } = FLOOR_PATHS;
    const urls = routes().map(({ url }) => url);
    expect(Object.values(paths).filter((path) => !urls.includes(path))).toEqual([]);
    expect(urls).not.toContain(socket);
  });

  it('needs a session, except for signing in', async () => {
    const open = [];
    for (const route of routes()) if ((await refusalAt(route, '')) === null) open.push(route.url);
    expect(open).toEqual([
      ...['/api/floor/sign-in', '/api/floor/session'],
      ...['/api/floor/openid', '/api/floor/openid/start', '/api/floor/openid/callback'],
    ]);
  });

  it.each(ROLES)('applies the table of permissions to a %s', async (role) => {
    for (const route of routes()) {
      // Each with a separate session, since one of the routes ends it.
      const cookie = await fresh(role, true);
      const { entrance } = route;
      const wanted = isPermission(entrance) && !may(role, entrance) ? 'not-permitted' : null;
      expect([route.method, route.url, await refusalAt(route, cookie)]).toEqual([
        route.method,
        route.url,
        wanted,
      ]);
    }
  });

  it.each(ROLES)('requires a confirmed password of a %s for sensitive acts', async (role) => {
    for (const route of routes()) {
      const { method, entrance } = route;
      if (isPermission(entrance) && !may(role, entrance)) continue;
      const grave =
        entrance === 'confirmed' || (isPermission(entrance) && GRAVE.has(entrance) && !isRead(method));
      const refusal = await refusalAt(route, await fresh(role, false));
      expect([method, route.url, refusal]).toEqual([method, route.url, grave ? 'confirm-first' : null]);
    }
  });

  it('[T6] is known to the console where it needs a confirmed password', () => {
    const grave = routes().filter(
      ({ method, entrance }) =>
        entrance === 'confirmed' || (isPermission(entrance) && GRAVE.has(entrance) && !isRead(method)),
    );
    expect(GRAVE_ROUTES.map((route) => route.join(' ')).toSorted()).toEqual(
      grave.map(({ method, url }) => `${method} ${url}`).toSorted(),
    );
    for (const { method, url } of routes()) {
      const path = url.replace(/:\w+/g, '1');
      const wanted = grave.some((route) => route.method === method && route.url === url);
      expect([method, url, isGraveRequest(method, path)]).toEqual([method, url, wanted]);
    }
    for (const duty of Object.keys(DUTIES) as DutyName[])
      expect(isGraveRequest('POST', '/api/floor/tables/one/duties', { duty })).toBe(GRAVE.has(duty));
  });

  it('is refused to a locked session and to one whose password must be changed', async () => {
    const { cookie, id } = await server.staff('manager', 'Locked', true);
    server.clock.advance(60 * 60_000);
    const shut = async (says: string) => {
      for (const route of routes().filter(({ entrance }) => entrance !== 'session' && entrance !== 'door'))
        expect([route.url, await refusalAt(route, cookie)]).toEqual([route.url, says]);
    };
    await shut('locked');
    const signedIn = await server.identity.sessions.find(cookie.split('=')[1]);
    await server.store.staff.sessions.confirm(
      signedIn?.session ?? '',
      server.clock.now(),
      server.clock.now() + 1,
    );
    await server.store.staff.update(id, { mustChangePassword: true });
    await shut('change-password-first');
  });

  let people = 0;
  const fresh = async (role: Role, confirmed: boolean): Promise<string> => {
    people += 1;
    return (await server.staff(role, `${role} ${people}`, confirmed)).cookie;
  };
});

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

describe('a permission that the request names', () => {
  it('is checked for every role, and confirmed where it is sensitive', async () => {
    const now = server.clock.now();
    for (const role of ROLES) {
      const { cookie } = await server.staff(role, `named ${role}`);
      const actor = await server.identity.sessions.find(cookie.split('=')[1]);
      if (actor === null) throw new Error('not signed in');
      for (const permission of Object.keys(PERMISSIONS) as Permission[]) {
        const asked = (confirmedUntil: number, reading: boolean) => {
          try {
            demand({ ...actor, confirmedUntil }, permission, reading, now);
            return null;
          } catch (problem) {
            return (problem as { code: string }).code;
          }
        };
        const forbidden = may(role, permission) ? null : 'not-permitted';
        expect(asked(now + 1, false)).toBe(forbidden);
        expect(asked(now, true)).toBe(forbidden);
        expect(asked(now, false)).toBe(forbidden ?? (GRAVE.has(permission) ? 'confirm-first' : null));
      }
    }
  });
});

describe('a route without a requirement', () => {
  it.each([
    ['/api/floor/open', undefined, 'names no permission'],
    ['/api/open', 'house' as const, 'is not below it'],
  ])('cannot be registered: %s', async (url, entrance, words) => {
    const app = fastify();
    listFloorRoutes(app);
    const idleMs = { dealer: 1, supervisor: 1, manager: 1 };
    guard(app, createFloorSessions(server.store.staff, server.clock, idleMs), server.clock);
    const register = () => app.get(url, entrance ? { config: { floor: entrance } } : {}, async () => 'in');
    expect(register).toThrow(words);
    await app.close();
  });
});
