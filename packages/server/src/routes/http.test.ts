import { errorType } from '@punto/protocol/error-page';
import { PATHS } from '@punto/protocol/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.http.inject({ url, headers });
const post = (url: string, payload: object | undefined, headers: Record<string, string> = {}) =>
  server.app.http.inject({ method: 'POST', url, headers, ...(payload ? { payload } : {}) });

describe('entering', () => {
  it('[L7] gives a guest a name, 10,000 coins and a cookie that scripts cannot read', async () => {
    const answer = await post('/api/session', undefined);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      patron: { id: expect.stringMatching(/^guest-/), name: expect.stringMatching(/^Guest \d{4}$/) },
      account: { availableMinor: 1_000_000, inPlay: [] },
      serverTime: server.clock.now(),
    });
    expect(answer.headers['set-cookie']).toMatch(
      /^punto_session=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('again with the cookie gives the same patron, and no new cookie', async () => {
    const { cookie, id } = await server.enter();
    const again = await post('/api/session', undefined, { cookie });
    expect(again.json().patron.id).toBe(id);
    expect(again.headers['set-cookie']).toBeUndefined();
    expect((await get('/api/me', { cookie })).json().patron.id).toBe(id);
  });

  it.each(['', 'punto_session=short', `punto_session=${'A'.repeat(43)}`])(
    'is required: %s',
    async (cookie) => {
      const answer = await get('/api/me', { cookie });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({
        error: 'not-signed-in',
        type: '/docs/reference/errors.html#http-not-signed-in',
        message: expect.any(String),
      });
    },
  );

  it('sets a secure cookie and HSTS over https', async () => {
    const secure = await createTestServer({ origins: ['https://punto.example'] });
    const answer = await secure.app.http.inject({ method: 'POST', url: '/api/session' });
    expect(answer.headers['set-cookie']).toContain('; Secure');
    expect(answer.headers['strict-transport-security']).toBeDefined();
    await secure.close();
  });

  it('is rate-limited for each address, but not for signed-in patrons', async () => {
    const small = await createTestServer({ guestsPerMinute: 2 });
    const { cookie } = await small.enter();
    await small.enter();
    const third = await small.app.http.inject({ method: 'POST', url: '/api/session' });
    expect(third.statusCode).toBe(429);
    expect(third.json().error).toBe('too-frequent');
    const known = await small.app.http.inject({ method: 'POST', url: '/api/session', headers: { cookie } });
    expect(known.statusCode).toBe(200);
    await small.close();
  });
});

describe('writing', () => {
  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'http://localhost:80' }, 200],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{}, 200],
  ])('needs a page of this site: %o gives %i', async (headers, status) => {
    const host = 'localhost';
    const answer = await post('/api/session', undefined, { host, ...headers } as Record<string, string>);
    expect(answer.statusCode).toBe(status);
  });

  it('needs one of the configured origins', async () => {
    const told = await createTestServer({ origins: ['https://punto.example'] });
    const from = async (origin: string) =>
      (await told.app.http.inject({ method: 'POST', url: '/api/session', headers: { origin } })).statusCode;
    expect([await from('https://punto.example'), await from('http://localhost:80')]).toEqual([200, 403]);
    await told.close();
  });
});

describe('tables', () => {
  it('are listed without a session', async () => {
    const answer = await get('/api/tables');
    expect(answer.json().tables).toMatchObject([
      { table: 'one', name: 'Table one', minMinor: 500, maxMinor: 100_000, phase: 'betting', patrons: 0 },
      { table: 'two' },
    ]);
  });

  it('show their rules', async () => {
    const answer = await get('/api/tables/one');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ table: 'one', shoe: { decks: 8 }, differentialMinor: null });
  });

  it.each([
    ['/api/tables/nowhere', 404, 'no-such-table'],
    ['/api/tables/NO', 400, 'invalid-request'],
    ['/api/nothing', 404, 'not-found'],
    ['/%ff', 400, 'invalid-request'],
  ])('%s is %i %s', async (url, status, error) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().error]).toEqual([status, error]);
  });
});

describe('the documents', () => {
  it('list every route of the API', async () => {
    const document = (await get('/docs/json')).json();
    expect(document.openapi).toBe('3.1.0');
    const patrons = Object.keys(document.paths).filter((path) => !path.startsWith('/api/floor/'));
    expect(patrons.sort()).toEqual([
      '/api/bets/{hash}',
      '/api/me',
      '/api/me/erase',
      '/api/me/export',
      '/api/me/identity',
      '/api/me/name',
      '/api/me/passkeys',
      '/api/me/passkeys/options',
      '/api/me/passkeys/{id}',
      '/api/me/proof',
      '/api/me/proof/options',
      '/api/me/recovery-codes',
      '/api/me/sessions',
      '/api/me/sessions/{id}',
      '/api/notices',
      '/api/notices/seen',
      '/api/protection',
      '/api/records',
      '/api/records/export',
      '/api/records/figures',
      '/api/session',
      '/api/session/invitation',
      '/api/sign-in',
      '/api/sign-in/options',
      '/api/sign-in/recovery-code',
      '/api/sign-out',
      '/api/statement',
      '/api/tables',
      '/api/tables/{table}',
      '/api/tables/{table}/shoes',
      '/api/tables/{table}/shoes/{shoe}',
      '/api/tables/{table}/shoes/{shoe}/opened',
      '/api/tables/{table}/shoes/{shoe}/rounds/{round}/opened',
      '/api/top-up',
      '/api/ways',
      '/health/live',
      '/health/ready',
    ]);
    expect(document.paths['/api/top-up'].post.requestBody.content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/TopUp',
    });
    expect(document.components.schemas.TopUp.required).toEqual(['request']);
  });

  it('list every path that clients use', async () => {
    const { paths } = (await get('/docs/json')).json();
    const { socket, watch, docs, socketDocument, apiPage, openapi, openapiYaml, ...rest } = PATHS;
    const known = Object.values(rest).map((path) => path.replace(/:(\w+)/g, '{$1}'));
    expect(known.filter((path) => !(path in paths))).toEqual([]);
    const unlisted = [socket, watch, docs, socketDocument, apiPage, openapi, openapiYaml];
    expect(unlisted.filter((path) => path in paths)).toEqual([]);
  });

  it('are a page with its own policy', async () => {
    const page = await get('/docs/api/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'");
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  });
});

describe('every answer', () => {
  it('has a policy that blocks foreign code', async () => {
    const { headers } = await get('/api/tables');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  });

  it('that is an error has one shape and no internal detail', async () => {
    const failing = await createTestServer();
    const broken = await createTestServer({
      store: {
        ...failing.store,
        sessions: { ...failing.store.sessions, find: () => Promise.reject(new Error('disk on fire')) },
      },
    });
    const answer = await broken.app.http.inject({
      url: '/api/me',
      headers: { cookie: `punto_session=${'A'.repeat(43)}` },
    });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      error: 'internal',
      type: errorType('internal'),
      message: 'The server failed to handle the request. Try again.',
    });
    await broken.app.close();
    await failing.close();
  });

  it.each([
    [{ payload: '{"request":', type: 'application/json' }, 400, 'invalid-request'],
    [{ payload: 'request=1', type: 'text/plain' }, 400, 'invalid-request'],
    [
      { payload: JSON.stringify({ request: 'x'.repeat(20_000) }), type: 'application/json' },
      413,
      'too-large',
    ],
  ])('to a bad body has it too: %#', async ({ payload, type }, status, error) => {
    const headers = { 'content-type': type };
    const answer = await server.app.http.inject({ method: 'POST', url: '/api/top-up', headers, payload });
    expect([answer.statusCode, answer.json().error]).toEqual([status, error]);
  });
});
