import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cookieOf, createTestDoor, OWN, type TestDoor } from '../../test/support/test-door.ts';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';
import { entryOf } from '../identity/staff-journal-entry.ts';

const MINUTE = 60_000;

let server: TestServer;
let door: TestDoor;
beforeEach(async () => {
  server = await createTestServer({ signInsPerMinute: 1_000 });
  door = createTestDoor(server);
});
afterEach(() => server.close());

describe('an idle session', () => {
  it.each([
    ['dealer' as const, 5],
    ['supervisor' as const, 15],
    ['manager' as const, 15],
  ])('[C.6.5] of a %s locks after %i minutes, and opens with the password', async (role, minutes) => {
    await door.person('Anne', role);
    const answer = await door.signIn('Anne');
    const cookie = cookieOf(answer);
    expect(answer.body.idleMs).toBe(minutes * MINUTE);
    server.clock.advance(minutes * MINUTE - 1);
    expect((await door.send('GET', '/me', cookie)).body.state).toBe('open');
    server.clock.advance(1);
    expect((await door.send('GET', '/me', cookie)).body).toMatchObject({
      state: 'locked',
      confirmedUntil: null,
    });
    expect((await door.send('GET', '/session', cookie)).body.me.state).toBe('locked');
    expect(await door.post('/present', cookie)).toMatchObject({ status: 423, body: { error: 'locked' } });
    expect(
      (await door.post('/me/password', cookie, { password: OWN, next: 'another long one' })).status,
    ).toBe(423);
    const opened = await door.post('/confirm', cookie, { password: OWN });
    expect(opened.body).toMatchObject({ state: 'open', confirmedUntil: server.clock.now() + 5 * MINUTE });
    expect((await door.post('/present', cookie)).status).toBe(200);
  });

  it('[C.6.5] is kept open by activity, and not by automatic reads', async () => {
    await door.person('Anne', 'manager');
    const cookie = cookieOf(await door.signIn('Anne'));
    for (let i = 0; i < 3; i += 1) {
      server.clock.advance(14 * MINUTE);
      expect((await door.post('/present', cookie)).status).toBe(200);
    }
    server.clock.advance(8 * MINUTE);
    for (const url of ['/me', '/staff']) expect((await door.send('GET', url, cookie)).status).toBe(200);
    server.clock.advance(8 * MINUTE);
    expect((await door.post('/present', cookie)).status).toBe(423);
  });

  it('keeps a confirmation for five minutes, and not across a lock', async () => {
    await door.person('Anne', 'dealer');
    const cookie = cookieOf(await door.signIn('Anne'));
    await door.post('/confirm', cookie, { password: OWN });
    expect((await door.post('/me/code', cookie)).status).toBe(200);
    server.clock.advance(4 * MINUTE);
    await door.post('/present', cookie);
    server.clock.advance(MINUTE);
    expect((await door.post('/me/code', cookie)).body.error).toBe('confirm-first');
  });

  it('[C.6.5] grants nothing once its owner is inactive, even if the session was not ended', async () => {
    const { cookie, id } = await server.staff('supervisor');
    expect((await door.send('GET', '/me', cookie)).status).toBe(200);
    // Only the member is changed: `people` would also end the session, and this tests the case when that failed.
    await server.store.staff.update(id, { active: false });
    expect(await door.send('GET', '/me', cookie)).toMatchObject({
      status: 401,
      body: { error: 'not-signed-in' },
    });
    expect((await door.send('GET', '/session', cookie)).body).toEqual({ me: null });
    expect((await door.post('/present', cookie)).status).toBe(401);
  });

  it('ends after twelve hours, whatever the activity', async () => {
    await door.person('Anne');
    const cookie = cookieOf(await door.signIn('Anne'));
    for (let i = 0; i < 12 * 6 - 1; i += 1) {
      server.clock.advance(10 * MINUTE);
      await door.post('/present', cookie);
    }
    expect((await door.send('GET', '/me', cookie)).status).toBe(200);
    server.clock.advance(10 * MINUTE);
    expect((await door.send('GET', '/me', cookie)).body.error).toBe('not-signed-in');
    expect((await door.journal()).map(({ action }) => action).at(-1)).toBe('session-expired');
  });

  it('notifies a socket when it locks, unlocks and ends', async () => {
    const { cookie } = await server.staff('dealer');
    const signedIn = await server.identity.sessions.find(cookie.split('=')[1]);
    const received: string[] = [];
    const release = server.identity.sessions.watch(signedIn?.session ?? '', 'dealer', (state) =>
      received.push(state),
    );
    server.clock.advance(4 * MINUTE);
    await door.post('/present', cookie);
    server.clock.advance(4 * MINUTE);
    // A change of state would have been reported before this request is answered.
    await door.send('GET', '/me', cookie);
    expect(received).toEqual([]);
    server.clock.advance(MINUTE);
    await expect.poll(() => received).toEqual(['locked']);
    await server.identity.sessions.confirm(
      signedIn?.session ?? '',
      entryOf(null, { at: server.clock.now(), action: 'confirm' }),
    );
    await expect.poll(() => received).toEqual(['locked', 'open']);
    await door.post('/sign-out', cookie);
    expect(received).toEqual(['locked', 'open', 'ended']);
    release();
  });
});

describe('changing one’s password', () => {
  it('is required first where another person set it', async () => {
    const added = await server.identity.people.add(null, 'Anne', 'manager');
    if (!added.ok) throw new Error(added.refusal);
    const answer = await door.signIn('Anne', added.password ?? '');
    const cookie = cookieOf(answer);
    expect(answer.body.staff.mustChangePassword).toBe(true);
    for (const [method, url] of [
      ['GET', '/staff'],
      ['POST', '/present'],
      ['POST', '/me/code'],
    ] as const)
      expect((await door.send(method, url, cookie)).body.error).toBe('change-password-first');
    const change = (next: string) =>
      door.post('/me/password', cookie, { password: added.password ?? '', next });
    expect((await change('short')).body).toEqual({
      error: 'weak-password',
      type: '/docs/reference/errors.html#http-weak-password',
      message: expect.stringContaining('10'),
      detail: 'password-short',
    });
    expect((await change(added.password ?? '')).body.error).toBe('weak-password');
    expect((await change('Anne Anne Anne!')).body.error).toBe('weak-password');
    const changed = await change(OWN);
    expect(changed.body.staff.mustChangePassword).toBe(false);
    expect((await door.send('GET', '/me', cookie)).body.error).toBe('not-signed-in');
    expect((await door.send('GET', '/staff', cookieOf(changed))).status).toBe(200);
    expect((await door.signIn('Anne', added.password ?? '')).body.error).toBe('wrong-name-or-password');
  });

  it('needs the old password', async () => {
    await door.person('Anne');
    const cookie = cookieOf(await door.signIn('Anne'));
    const answer = await door.post('/me/password', cookie, { password: 'wrong', next: 'another long one' });
    expect(answer).toMatchObject({ status: 401, body: { error: 'wrong-name-or-password' } });
    expect((await door.signIn('Anne')).status).toBe(200);
  });
});

describe('one-time codes', () => {
  const codeFor = (secret: string): string =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: server.clock.now() });

  /** Signs in and confirms, and enrols an app with a code of this half minute. */
  const enrolled = async () => {
    const { id } = await door.person('Anne');
    const cookie = cookieOf(await door.signIn('Anne'));
    await door.post('/confirm', cookie, { password: OWN });
    const { secret, uri } = (await door.post('/me/code', cookie)).body;
    expect(uri).toContain(`secret=${secret}`);
    expect((await door.signIn('Anne')).status).toBe(200);
    const again = cookieOf(await door.signIn('Anne'));
    await door.post('/confirm', again, { password: OWN });
    expect((await door.post('/me/code/confirm', again, { code: '000000' })).body.error).toBe('wrong-code');
    expect((await door.post('/me/code/confirm', again, { code: codeFor(secret) })).body).toEqual({
      done: true,
    });
    return { id, cookie: again, secret };
  };

  it('are required once an app is enrolled, each accepted once', async () => {
    const { secret, id } = await enrolled();
    expect((await server.store.staff.byId(id))?.codeSecret).not.toContain(secret);
    expect((await door.signIn('Anne')).body.error).toBe('code-needed');
    // The code that enrolled the app is used up.
    expect((await door.signIn('Anne', OWN, codeFor(secret))).body.error).toBe('wrong-code');
    server.clock.advance(30_000);
    const code = codeFor(secret);
    expect((await door.signIn('Anne', OWN, code)).body.staff.hasCode).toBe(true);
    expect((await door.signIn('Anne', OWN, code)).body.error).toBe('wrong-code');
  });

  it('are accepted once when two requests come together', async () => {
    const { secret } = await enrolled();
    server.clock.advance(30_000);
    const code = codeFor(secret);
    const both = await Promise.all([door.signIn('Anne', OWN, code), door.signIn('Anne', OWN, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('that are wrong count as failures, and a wrong password does not reveal that codes are used', async () => {
    await enrolled();
    expect((await door.signIn('Anne', 'wrong password')).body.error).toBe('wrong-name-or-password');
    expect((await door.signIn('Anne', OWN, '000000')).body.error).toBe('wrong-code');
    expect((await door.signIn('Anne', OWN)).body.error).toBe('code-needed');
    expect((await door.signIn('Anne', OWN, '000001')).body.error).toBe('locked-out');
  });

  it('are required when the password is confirmed', async () => {
    const { cookie, secret } = await enrolled();
    expect((await door.post('/confirm', cookie, { password: OWN })).body.error).toBe('code-needed');
    server.clock.advance(30_000);
    expect((await door.post('/confirm', cookie, { password: OWN, code: codeFor(secret) })).status).toBe(200);
    expect((await door.send('DELETE', '/me/code', cookie)).body).toEqual({ done: true });
    expect((await door.signIn('Anne')).status).toBe(200);
    expect((await door.journal()).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['offer-code', 'enrol-code', 'remove-code']),
    );
  });

  it('cannot be enrolled without an offer', async () => {
    const { cookie } = await server.staff('dealer', 'Dee', true);
    expect((await door.post('/me/code/confirm', cookie, { code: '123456' })).body.error).toBe('conflict');
  });
});
