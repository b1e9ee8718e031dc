import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { ServerMessage } from '@punto/protocol/message';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { sampleBrand, signedCall } from '../../test/support/sample-brand.ts';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';
import type { AppParts } from '../start/app.ts';

let server: TestServer;
let host: string;
const start = async (parts: Partial<AppParts> = {}): Promise<void> => {
  server = await createTestServer(parts);
  host = await server.listen();
};
afterEach(() => server.close());

const ENTER = '?enter=guest';

/** The first message of a socket, and the cookies that come with it. The request is refused: its status. */
const comes = async (query: string, headers: Readonly<Record<string, string>> = {}) => {
  const socket = new WebSocket(`ws://${host}/api/socket${query}`, {
    headers: { origin: `http://${host}`, ...headers },
  });
  let answer: IncomingMessage | undefined;
  socket.once('upgrade', (response) => {
    answer = response;
  });
  const refused = once(socket, 'unexpected-response').then(([request, { statusCode }]) => {
    request.destroy();
    return { message: statusCode, cookies: [] as readonly string[] };
  });
  const greeted = once(socket, 'message').then(([data]) => {
    const message: ServerMessage = JSON.parse(String(data));
    return { message, cookies: answer?.headers['set-cookie'] ?? [] };
  });
  refused.catch(() => undefined);
  greeted.catch(() => undefined);
  const first = await Promise.race([refused, greeted]);
  socket.on('error', () => undefined);
  socket.terminate();
  return first;
};

const patronOf = async (cookie: string): Promise<unknown> =>
  (await server.app.http.inject({ url: '/api/me', headers: { cookie } })).json().patron?.id ?? null;
const OUT = { type: 'error', error: 'not-signed-in' };

describe('a socket that asks to enter', () => {
  it('begins the session of a guest, with the cookie in the answer to the upgrade', async () => {
    await start();
    const { message, cookies } = await comes(ENTER);
    const [cookie = ''] = cookies;
    expect(cookies).toHaveLength(1);
    expect(cookie).toMatch(/^punto_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(message).toMatchObject({ type: 'welcome', patron: expect.stringMatching(/^guest-/) });
    expect(await patronOf(cookie)).toBe(message.patron);
  });

  it('is of the patron of its session, and gets no other cookie', async () => {
    await start();
    const { cookie, id } = await server.enter();
    expect(await comes(ENTER, { cookie })).toMatchObject({
      message: { type: 'welcome', patron: id },
      cookies: [],
    });
  });

  it.each([
    ['an unknown session, which could be planted', `punto_session=${'P'.repeat(43)}`],
    ['a session that is no token', 'punto_session='],
    ['a guest who waits for a sign-out', `punto_guest=${'G'.repeat(43)}`],
  ])('with the cookie of %s is turned away without another', async (_, cookie) => {
    await start();
    expect(await comes(ENTER, { cookie })).toMatchObject({ message: OUT, cookies: [] });
  });

  it('from a page of another site is refused', async () => {
    await start();
    for (const origin of ['https://evil.example', 'null'])
      expect(await comes(ENTER, { origin })).toEqual({ message: 403, cookies: [] });
  });

  it('of a program is let in as over HTTP, unless a browser says that another site asks', async () => {
    await start({ origins: ['https://punto.example'] });
    expect((await comes(ENTER)).message).toBe(403);
    const { message, cookies } = await comes(ENTER, { origin: 'https://punto.example' });
    expect(message).toMatchObject({ type: 'welcome' });
    expect(cookies[0]).toContain('Secure');
  });

  it('is turned away where guests are not let in', async () => {
    await start({ guestEntry: 'closed' });
    expect(await comes(ENTER)).toMatchObject({ message: OUT, cookies: [] });
  });

  it('counts to the limit of new guests of its address, together with those over HTTP', async () => {
    await start({ guestsPerMinute: 2 });
    const post = () =>
      server.app.http.inject({ method: 'POST', url: '/api/session', remoteAddress: '127.0.0.1' });
    expect((await post()).statusCode).toBe(200);
    expect((await comes(ENTER)).message).toMatchObject({ type: 'welcome' });
    expect(await comes(ENTER)).toMatchObject({ message: OUT, cookies: [] });
    expect((await post()).statusCode).toBe(429);
  });

  it('of a launched patron is turned away, since the page is drawn with the brand', async () => {
    const brand = sampleBrand('plain');
    await start({
      brands: new Map([[brand.id, brand]]),
      openSession: async (_, { patron }) => ({ patron, currency: 'EUR', balance: 1 }),
    });
    const call = signedCall(brand, server.clock.now(), { launch: 'word', patron: 'p-1', currency: 'EUR' });
    const { http } = server.app;
    const begun = await http.inject({ method: 'POST', url: '/api/operator/v1/plain/launches', ...call });
    const payload = { token: begun.json().url.split('#')[1], brand: brand.id };
    const opened = await http.inject({ method: 'POST', url: '/api/launch', payload });
    const cookie = `punto_session=${opened.cookies.find(({ value }) => value !== '')?.value}`;
    expect((await comes('', { cookie })).message).toMatchObject({ type: 'welcome' });
    expect(await comes(ENTER, { cookie })).toMatchObject({ message: OUT, cookies: [] });
  });
});

describe('a socket that does not ask to enter', () => {
  it.each(['', '?enter=', '?enter=staff', '?protocol=2'])('needs a session: %s', async (query) => {
    await start();
    expect(await comes(query)).toMatchObject({ message: OUT, cookies: [] });
  });
});
