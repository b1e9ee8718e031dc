import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { instant } from '@punto/table/ids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountView } from '../../src/identity/account-view.ts';
import { BOTH_MS, createGuests, type Guests, RENEWED_MS } from '../../src/identity/guests.ts';
import { SESSION_MS } from '../../src/identity/session-expiry.ts';
import { createTestServer, type TestServer } from '../support/test-server.ts';
import { openTestSocket } from '../support/test-socket.ts';

let server: TestServer;
let guests: Guests;
let now: number;
beforeEach(async () => {
  server = await createTestServer({ guestsPerMinute: 1_000 });
  // Years pass here, without running the server's own timers.
  now = server.clock.now();
  guests = createGuests(server.store, { now: () => instant(now), wake: server.clock.wake });
});
afterEach(() => server.close());

/** As a page does when it is loaded: returns the token to use from then on. */
const enter = async (token: string): Promise<string> => (await guests.renew(token)) ?? token;
const who = async (token: string): Promise<string | null> => (await guests.patronOf(token))?.id ?? null;
const admit = async () => {
  const { patron, token } = await guests.admit();
  return { id: patron.id, token };
};
const me = async (cookie: string): Promise<string | null> => {
  const answer = await server.app.http.inject({ url: '/api/me', headers: { cookie } });
  return answer.statusCode === 200 ? answer.json().patron.id : null;
};

describe('a guest’s session', () => {
  it('is 256 random bits, different for each, and the store has only its hash', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => server.enter()));
    const tokens = all.map(({ cookie }) => cookie.split('=')[1] ?? '');
    expect(new Set(tokens).size).toBe(50);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const [token = ''] = tokens;
    const hash = createHash('sha256').update(token).digest('hex');
    expect((await server.store.sessions.find(hash))?.patron.id).toBe(all[0]?.id);
    expect(await server.store.sessions.find(token)).toBeNull();
  });

  it('cannot be planted: an unknown token is answered with another one', async () => {
    const planted = `punto_session=${'P'.repeat(43)}`;
    const answer = await server.app.http.inject({
      method: 'POST',
      url: '/api/session',
      headers: { cookie: planted },
    });
    const [given = ''] = String(answer.headers['set-cookie']).split(';');
    expect(given).toMatch(/^punto_session=/);
    expect(given).not.toBe(planted);
    expect(await me(planted)).toBeNull();
  });

  it('that is a day old is renewed at the next entry, and the patron keeps the account', async () => {
    const { id, token } = await admit();
    now += RENEWED_MS - 1;
    expect(await enter(token)).toBe(token);
    now += 1;
    const second = await enter(token);
    expect(second).not.toBe(token);
    // Other windows have requests on the way.
    expect([await who(second), await who(token)]).toEqual([id, id]);
    now += BOTH_MS;
    expect(await who(second)).toBe(id);
    expect(await who(token)).toBeNull();
    expect(await guests.renew(token)).toBeNull();
  });

  it('[T4] of a browser that never received the new one stays valid, however often that happens', async () => {
    const { id, token } = await admit();
    for (let day = 0; day < 50; day += 1) {
      now += RENEWED_MS;
      await enter(token);
      expect(await who(token)).toBe(id);
    }
    // The number of unused ones is limited.
    expect(await guests.renew(token)).toBeNull();
  });

  it('of windows that open together: any of them is valid, and the first use of one ends the others', async () => {
    const { id, token } = await admit();
    now += RENEWED_MS;
    const [one = '', two = ''] = await Promise.all([enter(token), enter(token)]);
    now += BOTH_MS;
    expect(await who(one)).toBe(id);
    expect([await who(two), await who(token)]).toEqual([null, null]);
    expect(await who(one)).toBe(id);
  });

  it('[L6] of a patron who returns every month lives for years with every coin', async () => {
    let { id, token } = await admit();
    const { availableMinor } = await accountView(server.store, id, now);
    for (let month = 0; month < 36; month += 1) {
      now += 30 * RENEWED_MS;
      token = await enter(token);
      now += BOTH_MS;
      expect(await who(token)).toBe(id);
    }
    expect((await accountView(server.store, id, now)).availableMinor).toBe(availableMinor);
  });

  it('ends 400 days after it was created, when browsers have dropped it, whatever its use', async () => {
    const { id, token } = await admit();
    for (let part = 0; part < 4; part += 1) {
      expect(await who(token)).toBe(id);
      now += SESSION_MS / 4;
    }
    expect([await who(token), await guests.renew(token)]).toEqual([null, null]);
    // The account stays in the books, but no session leads to it.
    expect((await server.store.patrons.find(id))?.id).toBe(id);
  });

  it('is renewed when a page enters, in a cookie like the first', async () => {
    const { token, id } = await admit();
    server.clock.advance(RENEWED_MS);
    const headers = { cookie: `punto_session=${token}` };
    const answer = await server.app.http.inject({ method: 'POST', url: '/api/session', headers });
    expect(answer.json().patron.id).toBe(id);
    expect(answer.headers['set-cookie']).toMatch(
      /^punto_session=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('is ended by leaving: all of the patron’s sessions, and their sockets', async () => {
    const host = await server.listen();
    const { token, id } = await admit();
    now += RENEWED_MS;
    const cookies = [token, await enter(token)].map((each) => `punto_session=${each}`);
    const [first = '', second = ''] = cookies;
    expect([await me(first), await me(second)]).toEqual([id, id]);
    const stranger = await server.enter();
    const sockets = await Promise.all(cookies.map((cookie) => openTestSocket(host, { cookie })));
    const other = await openTestSocket(host, { cookie: stranger.cookie });
    const left = await server.app.http.inject({
      method: 'DELETE',
      url: '/api/session',
      headers: { cookie: second },
    });
    expect(left.statusCode).toBe(204);
    expect(String(left.headers['set-cookie'])).toMatch(/^punto_session=; Max-Age=0; Path=\/; /);
    expect(await Promise.all(sockets.map(async ({ closed }) => (await closed).code))).toEqual([4401, 4401]);
    expect([await me(first), await me(second)]).toEqual([null, null]);
    expect(await me(stranger.cookie)).toBe(stranger.id);
    await other.sync();
    other.raw.terminate();
  });

  it('cannot be ended by a page of another site', async () => {
    const { cookie, id } = await server.enter();
    const headers = { cookie, origin: 'https://evil.example' };
    const answer = await server.app.http.inject({ method: 'DELETE', url: '/api/session', headers });
    expect(answer.statusCode).toBe(403);
    expect(await me(cookie)).toBe(id);
  });
});

it('no session, of patrons or staff, is stored other than as its hash', async () => {
  const { cookie } = await server.enter();
  const { cookie: floorCookie } = await server.staff('manager', 'Ida', true);
  const folder = server.folder;
  for (const file of ['punto.db', 'punto.db-wal']) {
    const bytes = readFileSync(join(folder, file)).toString('latin1');
    for (const each of [cookie, floorCookie]) expect(bytes.includes(each.split('=')[1] ?? '')).toBe(false);
    if (file === 'punto.db-wal') expect(bytes).toContain('guest-');
  }
});
