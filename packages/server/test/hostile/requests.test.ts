import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../support/test-server.ts';
import { createWire, exchange, upgradeRequest } from './wire.ts';

let server: TestServer;
let host: string;
let cookie: string;
let floorCookie: string;
beforeAll(async () => {
  server = await createTestServer({ guestsPerMinute: 10_000 });
  host = await server.listen();
  ({ cookie } = await server.enter());
  ({ cookie: floorCookie } = await server.staff('manager'));
});
afterAll(() => server.close());

/** Sent as raw bytes: `inject` would correct it. */
const send = async (lines: readonly string[], body = ''): Promise<{ status: number; heard: string }> => {
  const heard = await exchange(host, `${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`);
  return { status: Number(heard.slice(9, 12)), heard };
};
const get = (path: string, ...more: string[]) => send([`GET ${path} HTTP/1.1`, `Host: ${host}`, ...more]);

describe('a request that two servers could parse differently', () => {
  it.each([
    ['with two hosts', ['GET /api/tables HTTP/1.1', 'Host: HOST', 'Host: evil.example']],
    ['with the same host twice', ['GET /api/tables HTTP/1.1', 'Host: HOST', 'host: HOST']],
    ['of HTTP/0.9', ['GET /api/tables HTTP/0.9', 'Host: HOST']],
  ])('%s is answered 400', async (_, lines) => {
    const { status, heard } = await send(lines.map((line) => line.replace('HOST', host)));
    expect(status).toBe(400);
    expect(heard).not.toContain('"tables"');
  });

  it('for a socket with two Host headers is refused', async () => {
    const wire = await createWire(host);
    wire.write(upgradeRequest(host, cookie).replace('Host:', 'Host: evil.example\r\nHost:'));
    expect(await wire.hears('\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    wire.drop();
  });

  it('is accepted with a single Host header', async () => {
    expect((await get('/api/tables')).status).toBe(200);
  });
});

describe('a path', () => {
  it.each([
    '//api/me',
    '/api//me',
    '/api/./me',
    '/api/x/../me',
    '/api%2fme',
    '/api%2Fme',
    '/API/me',
    '/api/me/',
    '/api/me%00',
    '/api/me;x=1',
    '/api\\me',
    'http://evil.example/api/me',
  ])('written otherwise is another one, or asks as much: %s', async (path) => {
    const { status, heard } = await get(path);
    expect([400, 401, 404]).toContain(status);
    expect(heard).not.toContain('availableMinor');
  });

  it.each([
    '/api/floor/staff',
    '/api/floor/%73taff',
    '/%61pi/floor/staff',
    '//api/floor/staff',
    '/api/floor//staff',
    '/api/FLOOR/staff',
    '/api/floor/staff/',
    'http://a/api/floor/staff',
    '/api/floor/../floor/staff',
    '/floor/../api/floor/staff',
  ])('is guarded however it is written: %s', async (path) => {
    const patrons = await get(path, `Cookie: ${cookie}`);
    const nobodys = await get(path);
    for (const { heard } of [patrons, nobodys]) expect(heard).not.toContain('"manager"');
    // A session gets no more than the path allows.
    expect([200, 400, 404]).toContain((await get(path, `Cookie: ${floorCookie}`)).status);
  });

  it('in another spelling is not cached', async () => {
    for (const path of ['/api/me', '/%61pi/me', '/api/%6de']) {
      const { status, heard } = await get(path, `Cookie: ${cookie}`);
      expect([path, status, heard.toLowerCase().includes('cache-control: no-store')]).toEqual([
        path,
        200,
        true,
      ]);
    }
  });

  it.each([
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cetc',
    '/....//etc/passwd',
    '/%c0%ae%c0%ae/etc',
    '/assets/%00',
    '/punto.db',
    '/../punto.db',
    '/shoe.key',
  ])('leads to no file: %s', async (path) => {
    expect([400, 403, 404]).toContain((await get(path)).status);
  });

  it('of any length is answered', async () => {
    expect((await get(`/api/tables/${'a'.repeat(5_000)}`)).status).toBeGreaterThanOrEqual(400);
    expect((await get(`/${'a'.repeat(9_000)}`)).status).toBe(431);
    expect((await get(`/api/tables?${'a=1&'.repeat(1_500)}`)).status).toBeLessThan(500);
  });
});

describe('a method', () => {
  it.each(['TRACE', 'CONNECT', 'OPTIONS', 'PUT', 'PATCH', 'LINK', 'FOO'])(
    '%s does nothing here, and echoes nothing',
    async (method) => {
      const { status, heard } = await send([
        `${method} /api/me HTTP/1.1`,
        `Host: ${host}`,
        `Cookie: ${cookie}`,
      ]);
      expect(status === 0 || status >= 400 || Number.isNaN(status)).toBe(true);
      expect(heard).not.toContain('punto_session');
      expect(heard.toLowerCase()).not.toContain('access-control-');
    },
  );

  it.each(['X-HTTP-Method-Override', 'X-Method-Override', 'X-HTTP-Method'])(
    'cannot be overridden by %s',
    async (header) => {
      const { status } = await get('/api/me', `Cookie: ${cookie}`, `${header}: DELETE`);
      expect(status).toBe(200);
      expect((await get('/api/session', `Cookie: ${cookie}`, `${header}: POST`)).status).toBe(404);
    },
  );
});

describe('headers', () => {
  it.each([
    ['two lengths', ['Content-Length: 5', 'Content-Length: 6']],
    ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked']],
    ['chunks that are not the last coding', ['Transfer-Encoding: chunked, identity']],
    ['an obscured coding', ['Transfer-Encoding: xchunked']],
    ['a space before the colon', ['Transfer-Encoding : chunked']],
    ['a folded line', ['X-A: 1', ' Transfer-Encoding: chunked']],
    ['a negative length', ['Content-Length: -1']],
    ['a length beyond numbers', ['Content-Length: 99999999999999999999']],
    ['a nul', ['X-A: a\u0000b']],
    ['a bare line feed', ['X-A: 1\nContent-Length: 3']],
  ])('that could be read in two ways are read in none: %s', async (_, more) => {
    const heard = await exchange(
      host,
      `POST /api/session HTTP/1.1\r\nHost: ${host}\r\n${more.join('\r\n')}\r\n\r\n0\r\n\r\nGET /api/tables HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    );
    // One refusal, and the smuggled request behind it is not answered.
    expect(heard.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 400']);
    expect(heard).not.toContain('"tables"');
  });

  it('do not identify the patron: neither Host nor forwarding headers change an answer', async () => {
    const plain = await get('/api/tables');
    const odd = await get(
      '/api/tables',
      'X-Forwarded-Host: evil.example',
      'X-Forwarded-Proto: https',
      'Forwarded: host=evil.example',
      'X-Original-URL: /api/floor/staff',
      'X-Rewrite-URL: /api/floor/staff',
    );
    expect(odd.status).toBe(200);
    expect(odd.heard).not.toContain('evil.example');
    expect(odd.heard.split('\r\n\r\n')[1]).toBe(plain.heard.split('\r\n\r\n')[1]);
  });

  it('cannot be split by client input', async () => {
    const { heard } = await get('/api/tables/a%0d%0aSet-Cookie:%20x=1', 'Cookie: a=b%0d%0aSet-Cookie: x=1');
    expect(heard.toLowerCase()).not.toMatch(/\r\nset-cookie: x/);
  });

  it('named like prototype properties are only names', async () => {
    const { status } = await get(
      '/api/me?__proto__[x]=1&constructor=2',
      '__proto__: 1',
      'constructor: 2',
      `Cookie: __proto__=1; ${cookie}; constructor=2`,
    );
    expect(status).toBe(200);
    expect(({} as { x?: string }).x).toBeUndefined();
  });

  it.each([
    ['Origin: https://evil.example'],
    ['Origin: null'],
    ['Origin: http://127.0.0.1.evil.example'],
    ['Origin: file://'],
    ['Sec-Fetch-Site: cross-site'],
    ['Sec-Fetch-Site: same-site'],
  ])('of another site open no socket, patron’s or floor’s: %s', async (header) => {
    for (const path of ['/api/socket', '/api/floor/socket']) {
      const request = upgradeRequest(host, `${cookie}; ${floorCookie}`, header).replace('/api/socket', path);
      expect((await exchange(host, request)).slice(9, 12)).toBe('403');
    }
  });
});

describe('a body', () => {
  const post = (payload: string, type = 'application/json') =>
    server.app.http.inject({
      method: 'POST',
      url: '/api/top-up',
      payload,
      headers: { cookie, 'content-type': type },
    });

  it.each([
    ['{"request":"request-0001","__proto__":{"admin":true}}'],
    ['{"request":"request-0001","constructor":{"prototype":{"admin":true}}}'],
    ['{"__proto__":{"request":"request-0001"}}'],
    ['{"request":{"toString":"request-0001"}}'],
    ['{"request":["request-0001"]}'],
    ['{"request":12345678}'],
    ['["request-0001"]'],
    ['"request-0001"'],
    ['null'],
    ['{"request":"request-0001","patron":"guest-1"}'],
    ['{"request":"request-0001\\u0000"}'],
    ['{"request":"../../../x"}'],
    ['{"request":"request-0001"'],
    [''],
  ])('of another shape is refused: %s', async (payload) => {
    const answer = await post(payload);
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid-request']);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it('nested very deeply is refused, and the process survives', async () => {
    const deep = '['.repeat(8_000) + ']'.repeat(8_000);
    expect((await post(`{"request":${deep}}`)).statusCode).toBe(400);
    expect((await post(`${'{"request":'.repeat(1_300)}1${'}'.repeat(1_300)}`)).statusCode).toBe(400);
  });

  it.each([
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ])('as a form of another site would send it does nothing: %s', async (type) => {
    const answer = await server.app.http.inject({
      method: 'POST',
      url: '/api/top-up',
      payload: '{"request":"request-0001"}',
      headers: { cookie, 'content-type': type, origin: 'https://evil.example' },
    });
    expect(answer.json().error).toBe('wrong-origin');
  });

  it('that is compressed is not decompressed', async () => {
    const answer = await server.app.http.inject({
      method: 'POST',
      url: '/api/top-up',
      payload: Buffer.from('1f8b0800000000000003', 'hex'),
      headers: { cookie, 'content-type': 'application/json', 'content-encoding': 'gzip' },
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe('an answer', () => {
  it('reveals no internals', async () => {
    const answers = await Promise.all([
      get('/%ff'),
      get('/nowhere'),
      get('/api/me'),
      get('/api/records?limit=x', `Cookie: ${cookie}`),
      get('/api/tables/NO'),
      send(['GET / HTTP/1.1']),
      send(['NOISE']),
    ]);
    for (const { heard } of answers) {
      expect(heard).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(heard).not.toMatch(/node_modules|\.ts:\d|at \w+ \(|SQLITE|fastify|Server:|X-Powered-By/i);
    }
  });

  it('has security headers', async () => {
    for (const path of ['/', '/api/tables', '/nowhere', '/floor', '/docs/json']) {
      const { headers } = await server.app.http.inject({ url: path });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'permissions-policy': expect.stringContaining('camera=()'),
        'content-security-policy': expect.stringContaining("default-src 'self'"),
      });
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});

describe('a slow client', () => {
  it('is disconnected: header, body, silence and keep-alive are all limited', () => {
    const { server: http } = server.app.http;
    expect([
      http.headersTimeout,
      http.requestTimeout,
      http.timeout,
      http.keepAliveTimeout,
      http.maxConnections,
    ]).toEqual([10_000, 20_000, 60_000, 10_000, 50_000]);
  });

  it('with slow headers is answered 408 after the timeout, and delays no other', async () => {
    const slow = await createTestServer();
    try {
      slow.app.http.server.headersTimeout = 50;
      const at = await slow.listen();
      const wire = await createWire(at);
      wire.write('GET /api/tables HTTP/1.1\r\nHost: a\r\n');
      expect(
        (await exchange(at, `GET /health/live HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)).slice(
          9,
          12,
        ),
      ).toBe('200');
      expect(await wire.closed).toContain('408 Request Timeout');
    } finally {
      await slow.close();
    }
  });
});
