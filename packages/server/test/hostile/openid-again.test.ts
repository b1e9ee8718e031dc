// A new sign-in at an OpenID provider, in a session that is open: it unlocks a console, and proves a patron's account. With attacks by
// other subjects and by sign-ins that were there before.
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import { IDENTITY_PATHS } from '@punto/protocol/identity-paths';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openidFlows, settingsAt, startHouseProvider } from '../support/openid-house.ts';
import type { TestProvider } from '../support/openid-provider.ts';
import { HERE, TestBrowser } from '../support/test-browser.ts';
import { createTestServer, type TestServer } from '../support/test-server.ts';

let provider: TestProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startHouseProvider();
});
afterAll(() => provider.close());
beforeEach(async () => {
  server = await createTestServer({
    ...{ guestsPerMinute: 1_000, signInsPerMinute: 1_000, openid: settingsAt(provider), origins: [HERE] },
  });
});
afterEach(() => server.close());

const { comeBack, begin, signIn, staffSignIn, journal, logOut } = openidFlows(
  () => server,
  () => provider,
);

describe('a proof at the provider', () => {
  const PROVED_MS = 5 * 60_000;
  const prove = async (browser: TestBrowser, person: string, agoS = 0) =>
    comeBack(browser, await provider.signIn(await begin(browser, { prove: true }), person, agoS));
  const erase = async (browser: TestBrowser) =>
    (await browser.send('POST', IDENTITY_PATHS.erase)).body?.error;
  /** A patron without passkey and code, whose sign-in was some minutes ago. */
  const patronOf = async (person: string): Promise<TestBrowser> => {
    const browser = new TestBrowser(server);
    await signIn(browser, person);
    server.clock.advance(PROVED_MS);
    return browser;
  };

  it('[I6] [I10] allows changes of the account for five minutes, in the same session', async () => {
    const browser = await patronOf('alice');
    const session = browser.cookies.get('punto_session');
    expect(await erase(browser)).toBe('prove-first');
    expect(await prove(browser, 'alice')).toBe('/account');
    expect(browser.cookies.get('punto_session')).toBe(session);
    expect((await browser.send('POST', IDENTITY_PATHS.recoveryCodes)).status).toBe(200);
  });

  it.each([
    ['of another subject', 'bob', 0],
    ['before it was asked for', 'alice', 120],
  ])('[I6] [I10] is refused for a sign-in %s', async (_, person, agoS) => {
    await signIn(new TestBrowser(server), 'bob');
    const browser = await patronOf('alice');
    const id = await browser.me();
    expect(await prove(browser, person, agoS)).toBe('/account?refused=openid');
    expect(await browser.me()).toBe(id);
    expect(await erase(browser)).toBe('prove-first');
  });

  it('[I6] needs a session, and is none for a guest', async () => {
    const stranger = new TestBrowser(server);
    expect((await stranger.send('POST', IDENTITY_PATHS.openidStart, { prove: true })).status).toBe(401);
    const guest = new TestBrowser(server);
    await guest.enter();
    expect(await prove(guest, 'alice')).toBe('/account?refused=openid');
  });
});

describe('unlocking a console at the provider', () => {
  const LOCKED_AFTER_MS = 15 * 60_000;
  const refused = '/floor?refused=openid';
  const me = async (browser: TestBrowser) => (await browser.send('GET', FLOOR_PATHS.me)).body;
  const locked = async (): Promise<TestBrowser> => {
    const browser = new TestBrowser(server);
    await staffSignIn(browser, 'mona');
    server.clock.advance(LOCKED_AFTER_MS);
    expect((await me(browser)).state).toBe('locked');
    return browser;
  };
  const beginAnew = async (browser: TestBrowser): Promise<string> =>
    (await browser.done('POST', FLOOR_PATHS.openidConfirm, { page: '/floor/patrons' })).url;
  const lastEntry = async () => (await journal())[0];

  it('[I14] a new sign-in there unlocks the session on the same page, with sensitive acts allowed', async () => {
    const browser = await locked();
    const cookie = browser.cookies.get('punto_floor');
    expect((await me(browser)).staff.provider).toBe('House ID');
    const url = new URL(await beginAnew(browser));
    expect([url.searchParams.get('prompt'), url.searchParams.get('max_age')]).toEqual(['login', '0']);
    expect(await comeBack(browser, await provider.signIn(url.href, 'mona'))).toBe('/floor/patrons');
    expect(browser.cookies.get('punto_floor')).toBe(cookie);
    expect(await me(browser)).toMatchObject({ state: 'open', confirmedUntil: expect.any(Number) });
    expect(await lastEntry()).toMatchObject({ action: 'confirm', before: { state: 'locked' } });
  });

  it.each([
    ['another member', 'dan', 'another-person'],
    ['a person without an account here', 'bob', 'another-person'],
  ])('[I14] is refused to %s, and journalled', async (_, person, refusal) => {
    const browser = await locked();
    await staffSignIn(new TestBrowser(server), 'dan');
    expect(await comeBack(browser, await provider.signIn(await beginAnew(browser), person))).toBe(refused);
    expect((await me(browser)).state).toBe('locked');
    expect(await lastEntry()).toMatchObject({ action: 'confirm-failed', after: { refusal } });
  });

  it('[I14] is refused when the person signed in there before it was asked for', async () => {
    const browser = await locked();
    const stale = await provider.signIn(await beginAnew(browser), 'mona', 120);
    expect(await comeBack(browser, stale)).toBe(refused);
    expect((await me(browser)).state).toBe('locked');
  });

  it('[I14] is refused when the browser removed the request for a new sign-in', async () => {
    const browser = await locked();
    const url = new URL(await beginAnew(browser));
    url.searchParams.delete('prompt');
    url.searchParams.delete('max_age');
    expect(await comeBack(browser, await provider.signIn(url.href, 'mona'))).toBe(refused);
    expect((await me(browser)).state).toBe('locked');
  });

  it('[I14] by an answer that is used again, or in another browser, is refused', async () => {
    const browser = await locked();
    const thief = new TestBrowser(server);
    await thief.done('POST', FLOOR_PATHS.openidStart);
    const back = await provider.signIn(await beginAnew(browser), 'mona');
    expect(await comeBack(thief, back)).toBe(refused);
    expect(await comeBack(browser, back)).toBe(refused);
    expect((await me(browser)).state).toBe('locked');
  });

  it('[I14] opens no session that has ended, and creates no session', async () => {
    const browser = await locked();
    const back = await provider.signIn(await beginAnew(browser), 'mona');
    await browser.done('POST', FLOOR_PATHS.signOut);
    expect(await comeBack(browser, back)).toBe(refused);
    expect((await browser.send('GET', FLOOR_PATHS.me)).status).toBe(401);
  });

  it('[I14] ends the session of a member who has another role there by now', async () => {
    const browser = await locked();
    const { staff } = await me(browser);
    await server.store.staff.update(staff.id, { role: 'supervisor' });
    expect(await comeBack(browser, await provider.signIn(await beginAnew(browser), 'mona'))).toBe(refused);
    expect((await browser.send('GET', FLOOR_PATHS.me)).status).toBe(401);
  });

  it('[I14] is not offered to a member with a password, whom the password unlocks while the provider is away', async () => {
    const added = await server.identity.people.add(null, 'Gil', 'manager');
    if (!added.ok || added.password === null) throw new Error('no password');
    await server.store.staff.update(added.member.id, { mustChangePassword: false });
    const glass = new TestBrowser(server);
    const { password } = added;
    await glass.done('POST', FLOOR_PATHS.signIn, { name: 'Gil', password });
    server.clock.advance(LOCKED_AFTER_MS);
    expect(await me(glass)).toMatchObject({ state: 'locked', staff: { provider: null } });
    expect((await glass.send('POST', FLOOR_PATHS.openidConfirm, {})).status).toBe(404);
    expect((await glass.send('POST', FLOOR_PATHS.confirm, { password })).status).toBe(200);
    expect((await me(glass)).state).toBe('open');
  });

  it('[I14] needs a session', async () => {
    expect((await new TestBrowser(server).send('POST', FLOOR_PATHS.openidConfirm, {})).status).toBe(401);
  });

  it('[I14] the sign-out there of the newer session ends the unlocked one', async () => {
    const browser = await locked();
    await comeBack(browser, await provider.signIn(await beginAnew(browser), 'mona'));
    expect((await logOut(await provider.logoutToken({ sub: 'mona' }))).statusCode).toBe(200);
    expect((await browser.send('GET', FLOOR_PATHS.me)).status).toBe(401);
  });
});

it('[I10] another member who signs in at the provider on the same browser ends the session before', async () => {
  const browser = new TestBrowser(server);
  await staffSignIn(browser, 'mona');
  const before = new TestBrowser(server);
  for (const [name, value] of browser.cookies) before.cookies.set(name, value);
  await staffSignIn(browser, 'dan');
  expect((await before.send('GET', FLOOR_PATHS.me)).status).toBe(401);
  expect((await browser.send('GET', FLOOR_PATHS.me)).body.staff.name).toBe('dan');
});
