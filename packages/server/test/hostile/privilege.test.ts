import { FloorClientMessageSchema } from '@punto/protocol/floor/message';
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import { ClientMessageSchema } from '@punto/protocol/message';
import type { HTTPMethods } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Authenticator } from '../support/authenticator.ts';
import { createTestServer, type TestServer } from '../support/test-server.ts';
import { openTestSocket } from '../support/test-socket.ts';
import { chanceFrom } from './fuzz/chance.ts';
import { type Schema, sampleOf } from './fuzz/sample.ts';

let server: TestServer;
let host: string;
beforeAll(async () => {
  server = await createTestServer({ guestsPerMinute: 1_000 });
  host = await server.listen();
});
afterAll(() => server.close());

/**
 * Written out, because a test that read it from the routes could not fail. Routes below /api/floor are in the guard's
 * own test.
 */
const WHO: Readonly<Record<string, 'anybody' | 'patron'>> = {
  'POST /api/session': 'anybody',
  'DELETE /api/session': 'patron',
  'GET /api/me': 'patron',
  'GET /api/me/name': 'patron',
  'PUT /api/me/name': 'patron',
  'GET /api/ways': 'anybody',
  'POST /api/session/invitation': 'anybody',
  'POST /api/sign-in/options': 'anybody',
  'POST /api/sign-in': 'anybody',
  'POST /api/sign-in/recovery-code': 'anybody',
  'POST /api/sign-out': 'patron',
  'GET /api/me/identity': 'patron',
  'POST /api/me/passkeys/options': 'patron',
  'POST /api/me/passkeys': 'patron',
  'PATCH /api/me/passkeys/:id': 'patron',
  'DELETE /api/me/passkeys/:id': 'patron',
  'POST /api/me/proof/options': 'patron',
  'POST /api/me/proof': 'patron',
  'POST /api/me/recovery-codes': 'patron',
  'DELETE /api/me/sessions/:id': 'patron',
  'DELETE /api/me/sessions': 'patron',
  'GET /api/me/export': 'patron',
  'POST /api/me/erase': 'patron',
  'GET /api/protection': 'patron',
  'POST /api/protection': 'patron',
  'POST /api/top-up': 'patron',
  'GET /api/bets/:hash': 'anybody',
  'GET /api/tables': 'anybody',
  'GET /api/tables/:table': 'anybody',
  'GET /api/tables/:table/shoes': 'anybody',
  'GET /api/tables/:table/shoes/:shoe': 'anybody',
  // At a private table only for its patron; see `opened-routes.test.ts`.
  'GET /api/tables/:table/shoes/:shoe/opened': 'anybody',
  'GET /api/tables/:table/shoes/:shoe/rounds/:round/opened': 'anybody',
  'GET /api/records': 'patron',
  'GET /api/records/export': 'patron',
  'GET /api/records/figures': 'patron',
  'GET /api/statement': 'patron',
  'GET /api/notices': 'patron',
  'POST /api/notices/seen': 'patron',
  'GET /health/live': 'anybody',
  'GET /health/ready': 'anybody',
};

const EMPTY = { challenge: 'x', rp: { id: 'x' }, user: { id: 'x' } };

/** A valid body for each route, because bodies are checked before the session. */
const BODIES: Readonly<Record<string, object>> = {
  '/api/me/name': { name: 'Ann', shown: true },
  '/api/top-up': { request: 'request-0001' },
  '/api/notices/seen': { until: 1 },
  '/api/me/passkeys': { credential: new Authenticator('').create(EMPTY) },
  '/api/me/passkeys/:id': { name: 'Phone' },
  '/api/me/proof': { code: 'x' },
  '/api/protection': { zone: 'Europe/Paris', change: { change: 'answer-prompt' } },
};

const isPage = (url: string): boolean => !url.startsWith('/api/') && !url.startsWith('/health/');
const routes = () =>
  server.app.http.everyRoute.filter(({ method, url }) => method !== 'HEAD' && !url.startsWith('/api/floor/'));

describe('every route', () => {
  it('is listed here, or is a readable page', () => {
    const found = routes().map(({ method, url }) => `${method} ${url}`);
    expect(found.filter((route) => !isPage(route.split(' ')[1] ?? '')).toSorted()).toEqual(
      Object.keys(WHO).toSorted(),
    );
    expect(found.filter((route) => isPage(route.split(' ')[1] ?? '') && !route.startsWith('GET '))).toEqual(
      [],
    );
  });

  it('of the floor is guarded', () => {
    const all = server.app.http.everyRoute.filter(({ url }) => url.startsWith('/api/floor'));
    const guarded = server.app.http.floorRoutes.map(({ method, url }) => `${method} ${url}`);
    expect(all.length).toBeGreaterThan(30);
    expect(
      all.map(({ method, url }) => `${method} ${url}`).filter((route) => !guarded.includes(route)),
    ).toEqual([]);
  });

  it.each(Object.entries(WHO).filter(([, who]) => who === 'patron'))(
    '%s is for a patron, and not for one of the house, a forged session or an old one',
    async (route) => {
      const [method, url = ''] = route.split(' ');
      const { cookie } = await server.staff(
        'manager',
        `manager ${method} ${url.replaceAll(/\W/g, ' ').trim()}`,
      );
      const token = cookie.split('=')[1] ?? '';
      const cookies = [
        '',
        cookie,
        `punto_session=${token}`,
        `punto_session=${'A'.repeat(43)}`,
        'punto_session=__proto__',
        'punto_session=%00',
        `punto_session="${token}"`,
      ];
      for (const each of cookies) {
        const answer = await server.app.http.inject({
          method: method as HTTPMethods as 'GET',
          url: url.includes('records/export') ? `${url}?format=csv` : url.replace(':id', '0'.repeat(32)),
          headers: { cookie: each },
          ...(method === 'POST' || method === 'PUT' || method === 'PATCH'
            ? { payload: BODIES[url] ?? {} }
            : {}),
        });
        expect([each, answer.statusCode]).toEqual([each, 401]);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    },
  );

  it.each(['records', 'statement', 'records/export'])(
    '%s takes no name of a patron: whose they are the session says',
    async (path) => {
      const ann = await server.enter();
      const { cookie } = await server.enter();
      for (const name of ['patron', 'id', 'user', '__proto__[patron]', 'patron[]']) {
        const url = `/api/${path}?format=csv&${encodeURIComponent(name)}=${ann.id}`.replace(
          path === 'records/export' ? '' : 'format=csv&',
          '',
        );
        const answer = await server.app.http.inject({ url, headers: { cookie } });
        expect([url, answer.statusCode]).toEqual([url, 400]);
      }
    },
  );
});

const typesOf = (schema: {
  anyOf: readonly { properties: { type: { const: string } } }[];
}): readonly string[] => schema.anyOf.map(({ properties }) => properties.type.const);

/** The rights each message needs, beyond a session. */
const PATRON_MESSAGES = [
  'act',
  'cut-place',
  'leave-lobby',
  'leave-table',
  'peel',
  'ping',
  'place-ticket',
  'watch-lobby',
  'watch-table',
];
const HOUSE_MESSAGES = ['ping', 'watch-table'];

describe('every message', () => {
  it('is listed here', () => {
    expect(typesOf(ClientMessageSchema).toSorted()).toEqual(PATRON_MESSAGES);
    expect(typesOf(FloorClientMessageSchema).toSorted()).toEqual(HOUSE_MESSAGES);
  });

  it.each(PATRON_MESSAGES)(
    '%s is for its patron: the message of any other patron is refused',
    async (type) => {
      const manager = await server.staff('manager', `manager who says ${type.replace('-', ' ')}`);
      const one = ClientMessageSchema.anyOf.find(({ properties }) => properties.type.const === type);
      const message = sampleOf(one as Schema, chanceFrom(1), ['one']);
      const asked = vi.spyOn(server.broker, 'ask');
      for (const cookie of ['', manager.cookie, `punto_session=${manager.cookie.split('=')[1]}`]) {
        const socket = await openTestSocket(host, { cookie });
        socket.send(message);
        expect((await socket.closed).code).toBe(4401);
      }
      // Requests of the lobby itself are of no patron.
      expect(
        asked.mock.calls.filter(([, request]) => 'patron' in request && request.patron !== null),
      ).toEqual([]);
      asked.mockRestore();
    },
  );

  it.each(HOUSE_MESSAGES)('%s at the floor is for staff: a patron’s is ignored', async (type) => {
    const { cookie } = await server.enter();
    const floorCookie = `punto_floor=${cookie.split('=')[1]}`;
    for (const each of ['', cookie, floorCookie]) {
      const socket = new WebSocket(`ws://${host}${FLOOR_PATHS.socket}`, { headers: { cookie: each } });
      const told: string[] = [];
      socket.on('message', (data) => told.push(JSON.parse(String(data)).type));
      socket.on('open', () => socket.send(JSON.stringify({ type, table: 'one', sent: 1 })));
      const code = await new Promise((resolve) => socket.on('close', resolve));
      expect([code, told]).toEqual([4401, ['session', 'error']]);
    }
  });

  it('that names another patron is refused, because the field does not exist', async () => {
    const { cookie } = await server.enter();
    const ann = await server.enter();
    const socket = await openTestSocket(host, { cookie });
    expect(ClientMessageSchema.anyOf.length).toBeGreaterThan(8);
    for (const { properties } of ClientMessageSchema.anyOf) {
      const message = sampleOf(
        { type: 'object', properties, required: Object.keys(properties) } as Schema,
        chanceFrom(2),
        ['one'],
      );
      socket.send({ ...(message as object), patron: ann.id });
      expect((await socket.next('error')).error).toBe('malformed');
    }
    socket.raw.terminate();
  });
});
