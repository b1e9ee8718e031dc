import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFloorIdentity } from '../identity/floor-identity.ts';
import type { JournalEntry } from '../store/journal-entry.ts';
import { NO_COST, openTestServer, type TestServer } from '../testing/test-server.ts';

const MINUTE = 60_000;
const OWN = 'green kettle on fire';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer({ signInsPerMinute: 1_000 });
});
afterEach(() => server.close());

type Method = 'GET' | 'POST' | 'DELETE' | 'PATCH';
const send = async (method: Method, url: string, cookie: string, payload?: object) => {
  const answer = await server.app.http.inject({
    method,
    url: `/api/floor${url}`,
    headers: { cookie },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json(), set: String(answer.headers['set-cookie'] ?? '') };
};
const post = (url: string, cookie: string, payload?: object) => send('POST', url, cookie, payload);
const cookieOf = (set: string): string => set.split(';')[0] ?? '';
const journal = async (): Promise<readonly JournalEntry[]> =>
  (await server.store.journalPage({ limit: 200, before: null })).items.toReversed();
const actions = async (): Promise<readonly string[]> => (await journal()).map(({ action }) => action);

/** Somebody with a password of their own, who is not signed in. */
const person = async (name: string, role: 'dealer' | 'supervisor' | 'manager' = 'supervisor') => {
  const added = await server.identity.people.add(null, name, role);
  if (!added.ok) throw new Error(added.refusal);
  const signedIn = await post('/sign-in', '', { name, password: added.password });
  const changed = await post('/me/password', cookieOf(signedIn.set), { password: added.password, next: OWN });
  await post('/sign-out', cookieOf(changed.set));
  return added.member;
};
const signIn = (name: string, password = OWN, code?: string) =>
  post('/sign-in', '', { name, password, ...(code ? { code } : {}) });

describe('signing in', () => {
  it('[C.6.5] gives a session in a cookie no script and no other site can use, and nothing else', async () => {
    await person('Anne');
    const answer = await signIn('anne');
    expect(answer.status).toBe(200);
    expect(answer.set).toMatch(/^punto_floor=[\w-]{43}; Path=\/api\/floor; HttpOnly; SameSite=Strict$/);
    expect(answer.body).toEqual({
      staff: {
        id: expect.stringMatching(/^staff-/),
        name: 'Anne',
        role: 'supervisor',
        hasCode: false,
        mustChangePassword: false,
        lastSignInAt: server.clock.now(),
      },
      state: 'open',
      confirmedUntil: null,
      approvalMinor: 100_000,
      idleMs: 15 * MINUTE,
      serverTime: server.clock.now(),
    });
    expect((await send('GET', '/me', cookieOf(answer.set))).body).toEqual(answer.body);
    const kept = JSON.stringify([await server.store.staff.all(), await journal()]);
    expect(kept).not.toContain(OWN);
    expect(kept).not.toContain(cookieOf(answer.set).split('=')[1]);
  });

  it('over https has a secure cookie', async () => {
    const secure = await openTestServer({ origins: ['https://punto.example'], store: server.store });
    await person('Anne');
    const answer = await secure.app.http.inject({
      method: 'POST',
      url: '/api/floor/sign-in',
      payload: { name: 'Anne', password: OWN },
    });
    expect(answer.headers['set-cookie']).toContain('; Secure');
    await secure.app.close();
  });

  it('is from a page of this site', async () => {
    const answer = await server.app.http.inject({
      method: 'POST',
      url: '/api/floor/sign-in',
      headers: { origin: 'https://evil.example' },
      payload: { name: 'Anne', password: OWN },
    });
    expect([answer.statusCode, answer.json().error]).toEqual([403, 'wrong-origin']);
  });

  it('[§2.5.3] says the same of a wrong password, a name nobody has and an account that is closed', async () => {
    await person('Anne');
    const ben = await person('Ben');
    await server.store.staff.update(ben.id, { active: false });
    const answers = [await signIn('Anne', 'wrong password'), await signIn('Nobody'), await signIn('Ben')];
    const [first] = answers;
    expect(first).toEqual({
      status: 401,
      body: { error: 'wrong-name-or-password', message: expect.any(String) },
      set: '',
    });
    for (const answer of answers) expect(answer).toEqual(first);
  });

  it('[PA §812a.9] shows when one was here before', async () => {
    await person('Anne');
    server.clock.advance(MINUTE);
    const first = await signIn('Anne');
    const at = server.clock.now();
    await post('/sign-out', cookieOf(first.set));
    server.clock.advance(60 * MINUTE);
    const second = await signIn('Anne');
    expect(second.body.staff.lastSignInAt).toBe(at);
    expect((await send('GET', '/me', cookieOf(second.set))).body.staff.lastSignInAt).toBe(at);
  });

  it('[C.6.5] again ends the first session, and says so in the journal', async () => {
    await person('Anne');
    const first = await signIn('Anne');
    server.clock.advance(MINUTE);
    const second = await signIn('Anne');
    expect((await send('GET', '/me', cookieOf(first.set))).body.error).toBe('not-signed-in');
    expect((await send('GET', '/me', cookieOf(second.set))).status).toBe(200);
    const ended = (await journal()).find(
      ({ action, at }) => action === 'session-ended' && at === server.clock.now(),
    );
    expect(ended).toMatchObject({ staff: { name: 'Anne' }, after: { because: 'signed in again' } });
  });

  it('is slowed down for each address', async () => {
    const slow = await openTestServer({ signInsPerMinute: 2 });
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
    expect((await post('/sign-in', '', payload)).body.error).toBe('invalid-request');
  });

  it('hashes anew a password that was hashed at a lower cost', async () => {
    const { id } = await person('Anne');
    const dearer = createFloorIdentity({
      staff: server.store.staff,
      clock: server.clock,
      houseKey: new Uint8Array(32),
      cost: { ...NO_COST, passes: 2 },
    });
    expect((await dearer.door.signIn({ name: 'Anne', password: OWN }, 'here')).ok).toBe(true);
    expect((await server.store.staff.byId(id))?.passwordHash).toContain('m=8,t=2,p=1');
    expect((await signIn('Anne')).status).toBe(200);
  });
});

describe('three failures in thirty minutes', () => {
  it.each(['Anne', 'Nobody'])('[§2.5.3] lock a name, whether anybody has it or not: %s', async (name) => {
    await person('Anne');
    const errors = [];
    for (let i = 0; i < 3; i += 1) errors.push((await signIn(name, 'wrong password')).body.error);
    expect(errors).toEqual(['wrong-name-or-password', 'wrong-name-or-password', 'locked-out']);
    expect(await signIn(name)).toMatchObject({ status: 429, body: { error: 'locked-out' } });
  });

  it('[§2.5.3] lock until the first of them is thirty minutes old', async () => {
    await person('Anne');
    await signIn('Anne', 'wrong password');
    server.clock.advance(10 * MINUTE);
    await signIn('Anne', 'wrong password');
    await signIn(' ANNE ', 'wrong password');
    server.clock.advance(20 * MINUTE - 1);
    expect((await signIn('Anne')).body.error).toBe('locked-out');
    server.clock.advance(1);
    expect((await signIn('Anne')).status).toBe(200);
  });

  it('[§2.5.3] are forgotten by a sign-in that succeeds, and lock nobody else', async () => {
    await person('Anne');
    await person('Ben');
    for (let i = 0; i < 2; i += 1) await signIn('Anne', 'wrong password');
    expect((await signIn('Anne')).status).toBe(200);
    for (let i = 0; i < 2; i += 1) await signIn('Anne', 'wrong password');
    expect((await signIn('Anne')).status).toBe(200);
    for (let i = 0; i < 3; i += 1) await signIn('Anne', 'wrong password');
    expect((await signIn('Ben')).status).toBe(200);
  });

  it('[§2.5.3] are three however many come at once', async () => {
    await person('Anne');
    const tries = await Promise.all(Array.from({ length: 10 }, () => signIn('Anne', 'wrong password')));
    const errors = tries.map(({ body }) => body.error);
    expect(errors.filter((error) => error === 'wrong-name-or-password')).toHaveLength(2);
    expect((await actions()).filter((action) => action === 'sign-in-failed')).toHaveLength(3);
  });

  it('[§2.8.8] are each in the journal, without what was typed', async () => {
    await person('Anne');
    await signIn('Anne', 'my secret, misspelt');
    await signIn('my secret in the wrong field', 'x');
    const failed = (await journal()).filter(({ action }) => action === 'sign-in-failed');
    expect(failed).toMatchObject([
      { staff: null, after: { name: 'Anne', wrong: 'password', failures: 1, locked: false } },
      { staff: null, after: { name: null, wrong: 'password', failures: 1 } },
    ]);
    expect(JSON.stringify(failed)).not.toContain('secret');
  });

  it('[§2.5.3] at the lock of a session end it, and leave the name open', async () => {
    await person('Anne');
    const cookie = cookieOf((await signIn('Anne')).set);
    const errors = [];
    for (let i = 0; i < 3; i += 1)
      errors.push((await post('/confirm', cookie, { password: 'wrong' })).body.error);
    expect(errors).toEqual(['wrong-name-or-password', 'wrong-name-or-password', 'locked-out']);
    expect((await post('/confirm', cookie, { password: OWN })).body.error).toBe('not-signed-in');
    expect((await signIn('Anne')).status).toBe(200);
  });

  it('outside keep nobody inside from their work', async () => {
    await person('Anne');
    const cookie = cookieOf((await signIn('Anne')).set);
    for (let i = 0; i < 3; i += 1) await signIn('Anne', 'wrong password');
    expect((await post('/confirm', cookie, { password: OWN })).status).toBe(200);
  });
});

describe('an idle session', () => {
  it.each([
    ['dealer' as const, 5],
    ['supervisor' as const, 15],
    ['manager' as const, 15],
  ])('[C.6.5] of a %s locks after %i minutes, and opens with the password', async (role, minutes) => {
    await person('Anne', role);
    const { set, body } = await signIn('Anne');
    const cookie = cookieOf(set);
    expect(body.idleMs).toBe(minutes * MINUTE);
    server.clock.advance(minutes * MINUTE - 1);
    expect((await send('GET', '/me', cookie)).body.state).toBe('open');
    server.clock.advance(1);
    expect((await send('GET', '/me', cookie)).body).toMatchObject({ state: 'locked', confirmedUntil: null });
    expect(await post('/present', cookie)).toMatchObject({ status: 423, body: { error: 'locked' } });
    expect((await post('/me/password', cookie, { password: OWN, next: 'another long one' })).status).toBe(
      423,
    );
    const opened = await post('/confirm', cookie, { password: OWN });
    expect(opened.body).toMatchObject({ state: 'open', confirmedUntil: server.clock.now() + 5 * MINUTE });
    expect((await post('/present', cookie)).status).toBe(200);
  });

  it('[C.6.5] is kept open by what somebody does, and not by what a page reads', async () => {
    await person('Anne');
    const cookie = cookieOf((await signIn('Anne')).set);
    for (let i = 0; i < 3; i += 1) {
      server.clock.advance(14 * MINUTE);
      expect((await post('/present', cookie)).status).toBe(200);
    }
    server.clock.advance(8 * MINUTE);
    await send('GET', '/me', cookie);
    server.clock.advance(8 * MINUTE);
    expect((await post('/present', cookie)).status).toBe(423);
  });

  it('keeps what was confirmed for five minutes, and not across a lock', async () => {
    await person('Anne', 'dealer');
    const cookie = cookieOf((await signIn('Anne')).set);
    await post('/confirm', cookie, { password: OWN });
    expect((await post('/me/code', cookie)).status).toBe(200);
    server.clock.advance(4 * MINUTE);
    await post('/present', cookie);
    server.clock.advance(MINUTE);
    expect((await post('/me/code', cookie)).body.error).toBe('confirm-first');
  });

  it('is over after twelve hours, whatever is done with it', async () => {
    await person('Anne');
    const cookie = cookieOf((await signIn('Anne')).set);
    for (let i = 0; i < 12 * 6 - 1; i += 1) {
      server.clock.advance(10 * MINUTE);
      await post('/present', cookie);
    }
    expect((await send('GET', '/me', cookie)).status).toBe(200);
    server.clock.advance(10 * MINUTE);
    expect((await send('GET', '/me', cookie)).body.error).toBe('not-signed-in');
    expect((await actions()).at(-1)).toBe('session-expired');
  });

  it('tells a socket when it locks, opens and ends', async () => {
    const { cookie } = await server.staff('dealer');
    const signedIn = await server.identity.sessions.find(cookie.split('=')[1]);
    const heard: string[] = [];
    const release = server.identity.sessions.watch(signedIn?.session ?? '', (state) => heard.push(state));
    const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
    await settle();
    server.clock.advance(4 * MINUTE);
    await post('/present', cookie);
    server.clock.advance(4 * MINUTE);
    await settle();
    expect(heard).toEqual([]);
    server.clock.advance(MINUTE);
    await settle();
    expect(heard).toEqual(['locked']);
    await server.identity.sessions.confirm(signedIn?.session ?? '', {
      ...(await journal())[0],
    } as JournalEntry);
    await settle();
    expect(heard).toEqual(['locked', 'open']);
    await post('/sign-out', cookie);
    expect(heard).toEqual(['locked', 'open', 'ended']);
    release();
  });
});

describe('a password of one’s own', () => {
  it('comes before anything else where another gave the first', async () => {
    const added = await server.identity.people.add(null, 'Anne', 'manager');
    if (!added.ok) throw new Error(added.refusal);
    const { set, body } = await signIn('Anne', added.password ?? '');
    const cookie = cookieOf(set);
    expect(body.staff.mustChangePassword).toBe(true);
    for (const [method, url] of [
      ['GET', '/staff'],
      ['POST', '/present'],
      ['POST', '/me/code'],
    ] as const)
      expect((await send(method, url, cookie)).body.error).toBe('change-password-first');
    const change = (next: string) => post('/me/password', cookie, { password: added.password ?? '', next });
    expect((await change('short')).body).toEqual({
      error: 'weak-password',
      message: expect.stringContaining('10'),
    });
    expect((await change(added.password ?? '')).body.error).toBe('weak-password');
    expect((await change('Anne Anne Anne!')).body.error).toBe('weak-password');
    const changed = await change(OWN);
    expect(changed.body.staff.mustChangePassword).toBe(false);
    expect((await send('GET', '/me', cookie)).body.error).toBe('not-signed-in');
    expect((await send('GET', '/staff', cookieOf(changed.set))).status).toBe(200);
    expect((await signIn('Anne', added.password ?? '')).body.error).toBe('wrong-name-or-password');
  });

  it('needs the old one', async () => {
    await person('Anne');
    const cookie = cookieOf((await signIn('Anne')).set);
    const answer = await post('/me/password', cookie, { password: 'wrong', next: 'another long one' });
    expect(answer).toMatchObject({ status: 401, body: { error: 'wrong-name-or-password' } });
    expect((await signIn('Anne')).status).toBe(200);
  });
});

describe('one-time codes', () => {
  const codeFor = (secret: string): string =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: server.clock.now() });

  /** Signed in and confirmed, with an app enrolled by a code of this half minute. */
  const enrolled = async () => {
    const { id } = await person('Anne');
    const cookie = cookieOf((await signIn('Anne')).set);
    await post('/confirm', cookie, { password: OWN });
    const { secret, uri } = (await post('/me/code', cookie)).body;
    expect(uri).toContain(`secret=${secret}`);
    expect((await signIn('Anne')).status).toBe(200);
    const again = cookieOf((await signIn('Anne')).set);
    await post('/confirm', again, { password: OWN });
    expect((await post('/me/code/confirm', again, { code: '000000' })).body.error).toBe('wrong-code');
    expect((await post('/me/code/confirm', again, { code: codeFor(secret) })).body).toEqual({ done: true });
    return { id, cookie: again, secret };
  };

  it('are asked for once an app is enrolled, each taken once', async () => {
    const { secret, id } = await enrolled();
    expect((await server.store.staff.byId(id))?.codeSecret).not.toContain(secret);
    expect((await signIn('Anne')).body.error).toBe('code-needed');
    // The one that enrolled the app is used up.
    expect((await signIn('Anne', OWN, codeFor(secret))).body.error).toBe('wrong-code');
    server.clock.advance(30_000);
    const code = codeFor(secret);
    expect((await signIn('Anne', OWN, code)).body.staff.hasCode).toBe(true);
    expect((await signIn('Anne', OWN, code)).body.error).toBe('wrong-code');
  });

  it('are taken once when two come together', async () => {
    const { secret } = await enrolled();
    server.clock.advance(30_000);
    const code = codeFor(secret);
    const both = await Promise.all([signIn('Anne', OWN, code), signIn('Anne', OWN, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('that are wrong count as failures, and a wrong password never learns of them', async () => {
    await enrolled();
    expect((await signIn('Anne', 'wrong password')).body.error).toBe('wrong-name-or-password');
    expect((await signIn('Anne', OWN, '000000')).body.error).toBe('wrong-code');
    expect((await signIn('Anne', OWN)).body.error).toBe('code-needed');
    expect((await signIn('Anne', OWN, '000001')).body.error).toBe('locked-out');
  });

  it('are asked for where the password is asked again', async () => {
    const { cookie, secret } = await enrolled();
    expect((await post('/confirm', cookie, { password: OWN })).body.error).toBe('code-needed');
    server.clock.advance(30_000);
    expect((await post('/confirm', cookie, { password: OWN, code: codeFor(secret) })).status).toBe(200);
    expect((await send('DELETE', '/me/code', cookie)).body).toEqual({ done: true });
    expect((await signIn('Anne')).status).toBe(200);
    expect(await actions()).toEqual(expect.arrayContaining(['offer-code', 'enrol-code', 'remove-code']));
  });

  it('cannot be enrolled without an offer', async () => {
    const { cookie } = await server.staff('dealer', 'Dee', true);
    expect((await post('/me/code/confirm', cookie, { code: '123456' })).body.error).toBe('conflict');
  });
});
