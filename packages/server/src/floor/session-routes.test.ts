import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cookieOf, createTestDoor, OWN, type TestDoor } from '../../test/support/test-door.ts';
import { createTestServer, NO_COST, type TestServer } from '../../test/support/test-server.ts';
import { createFloorIdentity } from '../identity/floor-identity.ts';
import { createPasswords } from '../identity/password.ts';

const MINUTE = 60_000;
/** The answer of `/session` without a session. */
const NO_SESSION = { status: 200, body: { me: null }, set: '' };

let server: TestServer;
let door: TestDoor;
beforeEach(async () => {
  server = await createTestServer({ signInsPerMinute: 1_000 });
  door = createTestDoor(server);
});
afterEach(() => server.close());

describe('signing in', () => {
  it('[C.6.5] gives a session in a cookie that scripts and other sites cannot use, and nothing else', async () => {
    await door.person('Anne');
    const answer = await door.signIn('anne');
    expect(answer.status).toBe(200);
    expect(answer.set).toMatch(/^punto_floor=[\w-]{43}; Path=\/api\/floor; HttpOnly; SameSite=Strict$/);
    expect(answer.body).toEqual({
      staff: {
        id: expect.stringMatching(/^staff-/),
        name: 'Anne',
        role: 'supervisor',
        hasCode: false,
        provider: null,
        mustChangePassword: false,
        lastSignInAt: server.clock.now(),
      },
      state: 'open',
      confirmedUntil: null,
      approvalMinor: 100_000,
      operators: false,
      idleMs: 15 * MINUTE,
      serverTime: server.clock.now(),
    });
    expect((await door.send('GET', '/me', cookieOf(answer))).body).toEqual(answer.body);
    expect((await door.send('GET', '/session', cookieOf(answer))).body).toEqual({ me: answer.body });
    const kept = JSON.stringify([await server.store.staff.all(), await door.journal()]);
    expect(kept).not.toContain(OWN);
    expect(kept).not.toContain(cookieOf(answer).split('=')[1]);
  });

  it('is not needed for GET /session, which answers 200 with null without a session', async () => {
    for (const cookie of ['', 'punto_floor=', `punto_floor=${'a'.repeat(43)}`]) {
      expect(await door.send('GET', '/session', cookie)).toMatchObject(NO_SESSION);
    }
  });

  it('sets a secure cookie over https', async () => {
    const secure = await createTestServer({ origins: ['https://punto.example'], store: server.store });
    await door.person('Anne');
    const answer = await secure.app.http.inject({
      method: 'POST',
      url: '/api/floor/sign-in',
      payload: { name: 'Anne', password: OWN },
    });
    const cookies = [answer.headers['set-cookie'] ?? []].flat();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toContain('; Secure');
    await secure.app.close();
  });

  it('is accepted from pages of this site only', async () => {
    const answer = await server.app.http.inject({
      method: 'POST',
      url: '/api/floor/sign-in',
      headers: { origin: 'https://evil.example' },
      payload: { name: 'Anne', password: OWN },
    });
    expect([answer.statusCode, answer.json().error]).toEqual([403, 'wrong-origin']);
  });

  it('[§2.5.3] gives the same answer for a wrong password, an unknown name and an inactive account', async () => {
    await door.person('Anne');
    const ben = await door.person('Ben');
    await server.store.staff.update(ben.id, { active: false });
    const answers = [
      await door.signIn('Anne', 'wrong password'),
      await door.signIn('Nobody'),
      await door.signIn('Ben'),
    ];
    const [first] = answers;
    expect(first).toEqual({
      status: 401,
      body: {
        error: 'wrong-name-or-password',
        type: '/docs/reference/errors.html#http-wrong-name-or-password',
        message: expect.any(String),
      },
      set: '',
      browser: '',
    });
    for (const answer of answers) expect(answer).toEqual(first);
  });

  it('[PA §812a.9] shows the time of the last sign-in', async () => {
    await door.person('Anne');
    server.clock.advance(MINUTE);
    const first = await door.signIn('Anne');
    const at = server.clock.now();
    await door.post('/sign-out', cookieOf(first));
    server.clock.advance(60 * MINUTE);
    const second = await door.signIn('Anne');
    expect(second.body.staff.lastSignInAt).toBe(at);
    expect((await door.send('GET', '/me', cookieOf(second))).body.staff.lastSignInAt).toBe(at);
  });

  it('[C.6.5] again ends the first session, and journals that', async () => {
    await door.person('Anne');
    const first = await door.signIn('Anne');
    server.clock.advance(MINUTE);
    const second = await door.signIn('Anne');
    expect((await door.send('GET', '/me', cookieOf(first))).body.error).toBe('not-signed-in');
    expect(await door.send('GET', '/session', cookieOf(first))).toMatchObject(NO_SESSION);
    expect((await door.send('GET', '/me', cookieOf(second))).status).toBe(200);
    const ended = (await door.journal()).find(
      ({ action, at }) => action === 'session-ended' && at === server.clock.now(),
    );
    expect(ended).toMatchObject({ staff: { name: 'Anne' }, after: { because: 'signed in again' } });
  });

  it('[C.6.5] over another member’s session at the same console ends that one', async () => {
    await door.person('Anne');
    await door.person('Ben');
    const anne = cookieOf(await door.signIn('Anne'));
    await door.post('/sign-in', anne, { name: 'Ben', password: 'wrong password' });
    expect((await door.send('GET', '/me', anne)).status).toBe(200);
    const ben = await door.post('/sign-in', anne, { name: 'Ben', password: OWN });
    expect((await door.send('GET', '/me', anne)).body.error).toBe('not-signed-in');
    expect((await door.send('GET', '/me', cookieOf(ben))).body.staff.name).toBe('Ben');
    expect((await door.journal()).at(-1)).toMatchObject({ action: 'sign-out', staff: { name: 'Anne' } });
  });

  it('is refused with a text when too many hashes wait', async () => {
    const tries = await Promise.all(Array.from({ length: 80 }, (_, i) => door.signIn(`nobody ${i}`)));
    const errors = new Set(tries.map(({ status, body }) => `${status} ${body.error}`));
    expect([...errors].sort()).toEqual(['401 wrong-name-or-password', '429 too-frequent']);
  });

  it('is rate-limited for each address', async () => {
    const slow = await createTestServer({ signInsPerMinute: 2 });
    const tries = [];
    for (const name of ['a', 'b', 'c'])
      tries.push(
        await slow.app.http.inject({
          method: 'POST',
          url: '/api/floor/sign-in',
          payload: { name, password: 'x' },
        }),
      );
    expect(tries.map((answer) => answer.statusCode)).toEqual([401, 401, 429]);
    expect(tries[2]?.json().error).toBe('too-frequent');
    await slow.close();
  });

  it.each([
    [{ name: 'Anne' }],
    [{ name: 'Anne', password: 7 }],
    [{ name: 'Anne', password: OWN, code: '12345' }],
    [{ name: 'Anne', password: OWN, role: 'manager' }],
    [{ name: 'x'.repeat(65), password: OWN }],
    [{ name: 'Anne', password: 'x'.repeat(257) }],
  ])('needs a request that is one: %#', async (payload) => {
    expect((await door.post('/sign-in', '', payload)).body.error).toBe('invalid-request');
  });

  it('renews a password hash made at a lower cost', async () => {
    const { id } = await door.person('Anne');
    const dearer = createFloorIdentity({
      staff: server.store.staff,
      clock: server.clock,
      encryptionKeys: [new Uint8Array(32)],
      cost: { ...NO_COST, passes: 2 },
    });
    expect((await dearer.signIn.signIn({ name: 'Anne', password: OWN }, 'here')).ok).toBe(true);
    expect((await server.store.staff.byId(id))?.passwordHash).toContain('m=8,t=2,p=1');
    expect((await door.signIn('Anne')).status).toBe(200);
  });
});

/** Signs in from another address than `door`. */
const from = async (remoteAddress: string, name: string, password: string, browser = '') => {
  const answer = await server.app.http.inject({
    method: 'POST',
    url: '/api/floor/sign-in',
    remoteAddress,
    headers: { cookie: browser },
    payload: { name, password },
  });
  return { status: answer.statusCode, error: answer.json().error };
};

describe('strangers who guess at a name', () => {
  const guess = async (name: string, times = 3, address = '192.0.2.66') => {
    for (let i = 0; i < times; i += 1) await from(address, name, 'wrong password');
  };

  it('[§2.5.3] lock it in unknown browsers, and not in its owner’s browser', async () => {
    const { id } = await door.person('Anne');
    const { browser } = await door.signIn('Anne');
    expect(browser).toMatch(/^punto_floor_browser=[\w.-]+$/);
    await guess('Anne');
    expect(await from('192.0.2.9', 'Anne', OWN)).toEqual({ status: 429, error: 'locked-out' });
    const [seen] = (await server.identity.people.all()).filter(({ member }) => member.id === id);
    expect(seen?.lockedUntil).toBe(server.clock.now() + 30 * MINUTE);
    expect((await from('192.0.2.9', 'Anne', OWN, browser)).status).toBe(200);
    // Failures of strangers still count.
    expect((await from('192.0.2.9', 'Anne', OWN)).error).toBe('locked-out');
  });

  it('[§2.5.3] cannot guess in a known browser either: three failures lock it too', async () => {
    await door.person('Anne');
    const { browser } = await door.signIn('Anne');
    for (let i = 0; i < 3; i += 1) await from('192.0.2.9', 'Anne', 'wrong password', browser);
    expect((await from('192.0.2.9', 'Anne', OWN, browser)).error).toBe('locked-out');
    // The name has a separate counter.
    expect((await from('192.0.2.9', 'Anne', OWN)).status).toBe(200);
  });

  it('[§2.5.3] gain nothing by a mark of another member, a changed one, or one of a former password', async () => {
    const anne = await door.person('Anne');
    await door.person('Ben');
    const { browser } = await door.signIn('Anne');
    await guess('Ben');
    expect((await from('192.0.2.9', 'Ben', OWN, browser)).error).toBe('locked-out');
    await guess('Anne');
    const other = browser.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await from('192.0.2.9', 'Anne', OWN, `${other.slice(0, -2)}AA`)).error).toBe('locked-out');
    await server.store.staff.update(anne.id, {
      passwordHash: await createPasswords(NO_COST).hash('another password of hers'),
    });
    expect((await from('192.0.2.9', 'Anne', 'another password of hers', browser)).error).toBe('locked-out');
  });

  it('[§2.5.3] do not lock out a member with a new password and no known browser yet', async () => {
    const added = await server.identity.people.add(null, 'Anne', 'manager');
    if (!added.ok || added.password === null) throw new Error('Anne was refused');
    await guess('Anne');
    expect((await from('192.0.2.66', 'Anne', added.password)).error).toBe('locked-out');
    expect((await from('192.0.2.9', 'Anne', 'wrong password')).error).toBe('locked-out');
    expect((await from('192.0.2.9', 'Anne', added.password)).status).toBe(200);
  });

  it('[§2.5.3] are stopped by address after twenty failures over all names', async () => {
    await door.person('Anne');
    for (let i = 0; i < 20; i += 1) await guess(`nobody ${i}`, 1);
    expect((await from('192.0.2.66', 'Anne', OWN)).error).toBe('locked-out');
    expect((await from('192.0.2.9', 'Anne', OWN)).status).toBe(200);
  });

  it('[§2.5.3] stop counting when a manager unlocks the name, which is journalled', async () => {
    const { id } = await door.person('Anne');
    const { browser } = await door.signIn('Anne');
    await guess('Anne');
    const mona = await server.staff('manager', 'Mona', true);
    const unlocked = await door.send('PATCH', `/staff/${id}`, mona.cookie, { unlock: true });
    expect(unlocked).toMatchObject({ status: 200, body: { staff: { lockedUntil: null }, password: null } });
    expect((await door.journal()).at(-1)).toMatchObject({ action: 'unlock-staff', staff: { name: 'Mona' } });
    expect((await from('192.0.2.9', 'Anne', OWN)).status).toBe(200);
    expect(browser).not.toBe('');
  });
});

describe('three failures in thirty minutes', () => {
  it.each(['Anne', 'Nobody'])('[§2.5.3] lock a name, whether it exists or not: %s', async (name) => {
    await door.person('Anne');
    const errors = [];
    for (let i = 0; i < 3; i += 1) errors.push((await door.signIn(name, 'wrong password')).body.error);
    expect(errors).toEqual(['wrong-name-or-password', 'wrong-name-or-password', 'locked-out']);
    expect(await door.signIn(name)).toMatchObject({ status: 429, body: { error: 'locked-out' } });
  });

  it('[§2.5.3] lock until the first of them is thirty minutes old', async () => {
    await door.person('Anne');
    await door.signIn('Anne', 'wrong password');
    server.clock.advance(10 * MINUTE);
    await door.signIn('Anne', 'wrong password');
    await door.signIn(' ANNE ', 'wrong password');
    server.clock.advance(20 * MINUTE - 1);
    expect((await door.signIn('Anne')).body.error).toBe('locked-out');
    server.clock.advance(1);
    expect((await door.signIn('Anne')).status).toBe(200);
  });

  it('[§2.5.3] are reset by a successful sign-in, and lock no other name', async () => {
    await door.person('Anne');
    await door.person('Ben');
    for (let i = 0; i < 2; i += 1) await door.signIn('Anne', 'wrong password');
    expect((await door.signIn('Anne')).status).toBe(200);
    for (let i = 0; i < 2; i += 1) await door.signIn('Anne', 'wrong password');
    expect((await door.signIn('Anne')).status).toBe(200);
    for (let i = 0; i < 3; i += 1) await door.signIn('Anne', 'wrong password');
    expect((await door.signIn('Ben')).status).toBe(200);
  });

  it('[§2.5.3] are three however many tries come together', async () => {
    await door.person('Anne');
    const tries = await Promise.all(Array.from({ length: 10 }, () => door.signIn('Anne', 'wrong password')));
    const errors = tries.map(({ body }) => body.error);
    expect(errors.filter((error) => error === 'wrong-name-or-password')).toHaveLength(2);
    expect(
      (await door.journal()).map(({ action }) => action).filter((action) => action === 'sign-in-failed'),
    ).toHaveLength(3);
  });

  it('[§2.8.8] are each journalled, without the typed text', async () => {
    await door.person('Anne');
    await door.signIn('Anne', 'my secret, misspelt');
    await door.signIn('my secret in the wrong field', 'x');
    const failed = (await door.journal()).filter(({ action }) => action === 'sign-in-failed');
    expect(failed).toMatchObject([
      { staff: null, after: { name: 'Anne', wrong: 'password', failures: 1, locked: false } },
      { staff: null, after: { name: null, wrong: 'password', failures: 1 } },
    ]);
    expect(JSON.stringify(failed)).not.toContain('secret');
  });

  it('[§2.5.3] when unlocking a session end it, and do not lock the name', async () => {
    await door.person('Anne');
    const cookie = cookieOf(await door.signIn('Anne'));
    const errors = [];
    for (let i = 0; i < 3; i += 1)
      errors.push((await door.post('/confirm', cookie, { password: 'wrong' })).body.error);
    expect(errors).toEqual(['wrong-name-or-password', 'wrong-name-or-password', 'locked-out']);
    expect((await door.post('/confirm', cookie, { password: OWN })).body.error).toBe('not-signed-in');
    expect((await door.signIn('Anne')).status).toBe(200);
  });

  it('of strangers do not disturb signed-in members', async () => {
    await door.person('Anne');
    const cookie = cookieOf(await door.signIn('Anne'));
    for (let i = 0; i < 3; i += 1) await door.signIn('Anne', 'wrong password');
    expect((await door.post('/confirm', cookie, { password: OWN })).status).toBe(200);
  });
});
