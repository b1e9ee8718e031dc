// Sign-in of patrons and staff at an OpenID provider, with attacks between browser, house and provider.
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import { IDENTITY_PATHS } from '@punto/protocol/identity-paths';
import { PATHS } from '@punto/protocol/paths';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openidFlows, settingsAt, startHouseProvider } from '../support/openid-house.ts';
import type { TestProvider } from '../support/openid-provider.ts';
import { HERE, TestBrowser } from '../support/test-browser.ts';
import { createTestServer, type TestServer } from '../support/test-server.ts';
import { openTestSocket } from '../support/test-socket.ts';

let provider: TestProvider;
let other: TestProvider;
let server: TestServer;
beforeAll(async () => {
  [provider, other] = await Promise.all([startHouseProvider(), startHouseProvider()]);
});
afterAll(() => Promise.all([provider.close(), other.close()]));

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

describe('patrons', () => {
  it('[I10] are found at the floor by name and number', async () => {
    const browser = new TestBrowser(server);
    await signIn(browser, 'alice');
    const { id, name } = (await browser.done('GET', PATHS.me)).patron;
    const { cookie } = await server.staff('supervisor');
    for (const search of [name, name.slice(6), id, id.slice(0, 14)]) {
      const url = `${OFFICE_PATHS.patrons}?search=${encodeURIComponent(search)}`;
      const { items } = (await server.app.http.inject({ url, headers: { cookie } })).json();
      expect(items).toMatchObject([{ id }]);
    }
  });

  it('[I10] keep the guest account of their browser at the first sign-in, and get it in another browser', async () => {
    const browser = new TestBrowser(server);
    const id = await browser.enter();
    const before = browser.cookies.get('punto_session');
    expect(await signIn(browser, 'alice')).toBe('/account');
    expect(browser.cookies.get('punto_session')).not.toBe(before);
    expect(await browser.me()).toBe(id);
    expect(await browser.done('GET', IDENTITY_PATHS.identity)).toMatchObject({
      ...{ openid: true, passkeys: [], sessions: [{ way: 'openid' }] },
    });
    const laptop = new TestBrowser(server);
    expect(await signIn(laptop, 'alice')).toBe('/account');
    expect(await laptop.me()).toBe(id);
    expect((await laptop.done('GET', IDENTITY_PATHS.ways)).openid).toEqual({ name: 'House ID' });
  });

  it('[I10] have one account each, a new one if the browser has no guest', async () => {
    const [one, two] = [new TestBrowser(server), new TestBrowser(server)];
    await signIn(one, 'alice');
    await signIn(two, 'bob');
    expect(await one.me()).not.toBeNull();
    expect(await one.me()).not.toBe(await two.me());
  });

  it('[I10] are never linked to an account with another sign-in method, whatever session the browser has', async () => {
    const browser = new TestBrowser(server);
    const id = await browser.enter();
    await browser.addPasskey();
    await signIn(browser, 'alice');
    expect(await browser.me()).not.toBe(id);
    expect(await server.store.openid.of('patron', id)).toEqual([]);
  });

  it('[I7] get the guest account back at sign-out', async () => {
    await signIn(new TestBrowser(server), 'alice');
    const browser = new TestBrowser(server);
    const guest = await browser.enter();
    await signIn(browser, 'alice');
    expect(await browser.me()).not.toBe(guest);
    await browser.done('POST', IDENTITY_PATHS.signOut);
    expect(await browser.me()).toBe(guest);
  });
});

describe('an answer of the provider', () => {
  const refused = '/account?refused=openid';

  it('[I10] is accepted once, and in the browser that asked', async () => {
    const [browser, thief] = [new TestBrowser(server), new TestBrowser(server)];
    const back = await provider.signIn(await begin(browser), 'alice');
    await begin(thief);
    expect(await comeBack(thief, back)).toBe(refused);
    // The first try took it.
    expect(await comeBack(browser, back)).toBe(refused);
    const again = await provider.signIn(await begin(browser), 'alice');
    const away = browser.cookies.get('punto_away') ?? '';
    expect(await comeBack(browser, again)).toBe('/account');
    browser.cookies.set('punto_away', away);
    expect(await comeBack(browser, again)).toBe(refused);
  });

  it('[I10] that names another provider is refused (mix-up attack)', async () => {
    const browser = new TestBrowser(server);
    const back = new URL(await provider.signIn(await begin(browser), 'alice'));
    expect(back.searchParams.get('iss')).toBe(provider.issuer);
    back.searchParams.set('iss', other.issuer);
    expect(await comeBack(browser, back.href)).toBe(refused);
    expect(await browser.me()).toBeNull();
  });

  it.each([['code'], ['state'], ['iss']])('[I10] without its %s is refused', async (part) => {
    const browser = new TestBrowser(server);
    const back = new URL(await provider.signIn(await begin(browser), 'alice'));
    back.searchParams.delete(part);
    expect(await comeBack(browser, back.href)).toBe(refused);
  });

  it('[I10] after ten minutes is refused', async () => {
    const browser = new TestBrowser(server);
    const back = await provider.signIn(await begin(browser), 'alice');
    server.clock.advance(10 * 60_000);
    expect(await comeBack(browser, back)).toBe(refused);
  });

  it('[I10] of a patron’s sign-in opens no console', async () => {
    const browser = new TestBrowser(server);
    const back = new URL(await provider.signIn(await begin(browser), 'mona'));
    back.pathname = FLOOR_PATHS.openidCallback;
    expect(await comeBack(browser, back.href)).toBe('/floor?refused=openid');
  });
});

describe('staff', () => {
  const me = async (browser: TestBrowser) => browser.send('GET', FLOOR_PATHS.me);

  it('[I10] have the highest role of their groups, at each sign-in anew, with sensitive acts allowed', async () => {
    const browser = new TestBrowser(server);
    expect(await staffSignIn(browser, 'mona')).toBe('/floor');
    expect((await me(browser)).body).toMatchObject({
      staff: { name: 'mona', role: 'manager' },
      state: 'open',
      confirmedUntil: expect.any(Number),
    });
    expect((await journal()).map(({ action }) => action)).toEqual([
      'confirm',
      'sign-in',
      'link-openid',
      'add-staff',
    ]);
    const [, signedIn] = await journal();
    expect(signedIn?.after).toMatchObject({ issuer: provider.issuer, secondFactor: true });
    const [member] = (await server.store.staff.all()).filter(({ name }) => name === 'mona');
    await server.store.staff.update(member?.id ?? '', { role: 'dealer' });
    await staffSignIn(browser, 'mona');
    expect((await me(browser)).body.staff).toMatchObject({ id: member?.id, role: 'manager' });
    const dealer = new TestBrowser(server);
    await staffSignIn(dealer, 'dan');
    expect((await me(dealer)).body.staff.role).toBe('dealer');
  });

  it.each([
    ['sam', 'no-second-factor'],
    ['eve', 'no-role'],
    ['alice', 'no-role'],
  ])('[I10] %s is refused, and the journal says why: %s', async (person, refusal) => {
    const browser = new TestBrowser(server);
    expect(await staffSignIn(browser, person)).toBe('/floor?refused=openid');
    expect((await me(browser)).status).toBe(401);
    expect((await journal())[0]).toMatchObject({ action: 'sign-in-failed', after: { refusal } });
  });

  it('[I10] who were deactivated here are refused', async () => {
    const browser = new TestBrowser(server);
    await staffSignIn(browser, 'dan');
    const { staff } = (await me(browser)).body;
    await server.store.staff.update(staff.id, { active: false });
    expect(await staffSignIn(browser, 'dan')).toBe('/floor?refused=openid');
  });

  it('[I10] are not linked to a local member of the same name, who signs in with a password as before', async () => {
    const local = await server.identity.people.add(null, 'mona', 'dealer');
    if (!local.ok) throw new Error(local.refusal);
    const browser = new TestBrowser(server);
    await staffSignIn(browser, 'mona');
    expect((await me(browser)).body.staff.name).toBe('mona 2');
    const glass = new TestBrowser(server);
    const { password } = local;
    expect((await glass.send('POST', FLOOR_PATHS.signIn, { name: 'mona', password })).status).toBe(200);
    expect((await me(glass)).body.staff.id).toBe(local.member.id);
  });
});

describe('signing out at the provider', () => {
  const subjectOf = (person: string) => ({ sub: person });

  it('[I10] ends the sessions of patron and staff, and their sockets', async () => {
    const host = await server.listen();
    const [patron, dealer, bystander] = [1, 2, 3].map(() => new TestBrowser(server));
    if (!patron || !dealer || !bystander) throw new Error('three browsers must be signed in');
    await signIn(patron, 'dan');
    await staffSignIn(dealer, 'dan');
    await signIn(bystander, 'bob');
    const socket = await openTestSocket(host, { cookie: patron.cookie, origin: HERE });
    const answer = await logOut(await provider.logoutToken(subjectOf('dan')));
    expect(answer.statusCode).toBe(200);
    expect(await socket.closed).toMatchObject({ code: 4401 });
    expect([await patron.me(), (await dealer.send('GET', FLOOR_PATHS.me)).status]).toEqual([null, 401]);
    expect(await bystander.me()).not.toBeNull();
    const ended = (await journal()).filter(({ action }) => /^(end-session|session-ended)$/.test(action));
    expect(ended).toHaveLength(2);
  });

  it.each([
    ['of another provider', async () => other.logoutToken(subjectOf('dan'))],
    ['for another house', () => provider.logoutToken(subjectOf('dan'), 'another-client')],
    ['with a nonce, which is an id token', () => provider.logoutToken({ ...subjectOf('dan'), nonce: 'n' })],
    ['without the event', () => provider.logoutToken({ ...subjectOf('dan'), events: {} })],
    ['without a subject and session', () => provider.logoutToken({})],
    ['of an hour ago', () => provider.logoutToken({ ...subjectOf('dan'), iat: Date.now() / 1000 - 3600 })],
    ['that is not a JWT', async () => 'a.b.c'],
  ])('[I10] with a token %s ends nothing', async (_, make) => {
    const browser = new TestBrowser(server);
    await signIn(browser, 'dan');
    expect((await logOut(await make())).statusCode).toBe(400);
    expect(await browser.me()).not.toBeNull();
  });

  it('[I10] with a token that was used ends no later session', async () => {
    const browser = new TestBrowser(server);
    await signIn(browser, 'dan');
    const token = await provider.logoutToken(subjectOf('dan'));
    expect((await logOut(token)).statusCode).toBe(200);
    await signIn(browser, 'dan');
    expect((await logOut(token)).statusCode).toBe(400);
    expect(await browser.me()).not.toBeNull();
  });
});
