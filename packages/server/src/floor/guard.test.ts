import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import { GRAVE, may, PERMISSIONS, type Permission, ROLES, type Role } from '@punto/protocol/floor/permission';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFloorSessions } from '../identity/floor-sessions.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { demand, type Entrance, type GuardedRoute, guard, listFloorRoutes } from './guard.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ signInsPerMinute: 10_000 });
});
afterAll(() => server.close());

const isPermission = (entrance: Entrance): entrance is Permission => entrance in PERMISSIONS;
/** Without the HEAD of each GET, which is the same route and has no body to tell by. */
const routes = (): readonly GuardedRoute[] => {
  const all = server.app.http.floorRoutes;
  const isGet = ({ url, entrance }: GuardedRoute) =>
    all.some((other) => other.method === 'GET' && other.url === url && other.entrance === entrance);
  return all.filter((route) => route.method !== 'HEAD' || !isGet(route));
};

/** What the guard says; `null`: it let the request through, whatever became of it there. */
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

describe('every route of the floor', () => {
  it('is guarded, and there are some', () => {
    expect(routes().length).toBeGreaterThan(10);
    for (const { url } of routes()) expect(url).toMatch(/^\/api\/floor\//);
  });

  it('is where consoles look for it', () => {
    const { socket, ...paths } = FLOOR_PATHS;
    const urls = routes().map(({ url }) => url);
    expect(Object.values(paths).filter((path) => !urls.includes(path))).toEqual([]);
    expect(urls).not.toContain(socket);
  });

  it('asks for a session, but for the one where one signs in', async () => {
    const open = [];
    for (const route of routes()) if ((await refusalAt(route, '')) === null) open.push(route.url);
    expect(open).toEqual(['/api/floor/sign-in']);
  });

  it.each(ROLES)('obeys the table of permissions for a %s', async (role) => {
    for (const route of routes()) {
      // Each with a session of its own, since one of the routes ends it.
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

  it.each(ROLES)('asks a %s for the password again where the act is grave', async (role) => {
    for (const route of routes()) {
      const { method, entrance } = route;
      if (isPermission(entrance) && !may(role, entrance)) continue;
      const grave =
        entrance === 'confirmed' || (isPermission(entrance) && GRAVE.has(entrance) && !isRead(method));
      const refusal = await refusalAt(route, await fresh(role, false));
      expect([method, route.url, refusal]).toEqual([method, route.url, grave ? 'confirm-first' : null]);
    }
  });

  it('is shut to a locked session and to one with a password given by another', async () => {
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
  it('is asked of every role, and confirmed where it is grave', async () => {
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

describe('a route that does not say who may come', () => {
  it.each([
    ['/api/floor/open', undefined, 'does not say who may come'],
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
