// Attacks on the sign-in of patrons: sessions, answers and codes that are planted, replayed, copied, guessed, or linked to
// another account.
import { IDENTITY_PATHS } from '@punto/protocol/identity-paths';
import { PATHS } from '@punto/protocol/paths';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHALLENGE_MS } from '../../src/identity/patron/passkeys.ts';
import { PROVED_MS } from '../../src/identity/patron/patron-sign-in.ts';
import { Authenticator, type Twist } from '../support/authenticator.ts';
import { HERE, TestBrowser } from '../support/test-browser.ts';
import { createTestServer, type TestServer } from '../support/test-server.ts';

const NORTH = 'https://north.example';
const SOUTH = 'https://south.example';

let server: TestServer;
let victim: TestBrowser;
let id: string;
beforeEach(async () => {
  server = await createTestServer({ guestsPerMinute: 1_000, signInsPerMinute: 1_000 });
  victim = new TestBrowser(server);
  id = await victim.enter();
  await victim.addPasskey();
});
afterEach(() => server.close());

const thief = (keys = new Authenticator(HERE)) => new TestBrowser(server, HERE, keys);
const withSession = (token: string): TestBrowser => {
  const browser = thief();
  browser.cookies.set('punto_session', token);
  return browser;
};
const tokenOf = (browser: TestBrowser): string => browser.cookies.get('punto_session') ?? '';
const REFUSED = {
  error: 'sign-in-refused',
  type: '/docs/reference/errors.html#http-sign-in-refused',
  message: 'This passkey or code was not accepted.',
};

describe('a session', () => {
  it('[I5] planted in a browser is not the one that a sign-in opens', async () => {
    const planted = thief();
    await planted.enter();
    const other = new TestBrowser(server, HERE, victim.keys);
    other.cookies.set('punto_session', tokenOf(planted));
    for (const guest of ['keep', 'leave'] as const) {
      expect((await other.signIn({ guest })).status).toBe(200);
      expect(tokenOf(other)).not.toBe(tokenOf(planted));
      // Neither the planted session nor its account became the victim's.
      expect(await planted.me()).not.toBe(id);
      await other.done('POST', IDENTITY_PATHS.signOut);
      other.cookies.set('punto_session', tokenOf(planted));
    }
  });

  it('[I5] copied from a guest ends when the guest becomes a patron', async () => {
    const guest = thief();
    const guestId = await guest.enter();
    const copied = withSession(tokenOf(guest));
    expect(await copied.me()).toBe(guestId);
    await guest.addPasskey();
    expect([await copied.me(), await guest.me()]).toEqual([null, guestId]);
  });

  it('[I5] copied before the sign-out is refused afterwards', async () => {
    const copied = withSession(tokenOf(victim));
    expect(await copied.me()).toBe(id);
    await victim.done('POST', IDENTITY_PATHS.signOut);
    for (const url of [PATHS.me, IDENTITY_PATHS.identity, PATHS.records])
      expect((await copied.send('GET', url)).status).toBe(401);
  });

  it('[I6] that was copied can add no passkey, remove none, and make no codes', async () => {
    const { passkeys } = await victim.done('GET', IDENTITY_PATHS.identity);
    const copied = withSession(tokenOf(victim));
    server.clock.advance(PROVED_MS);
    const tries = [
      await copied.addPasskey(),
      await copied.send('POST', IDENTITY_PATHS.recoveryCodes),
      await copied.send('DELETE', `${IDENTITY_PATHS.passkeys}/${passkeys[0].id}?last=yes`),
    ];
    expect(tries.map(({ body }) => body.error)).toEqual(['prove-first', 'prove-first', 'prove-first']);
    // Requested in time, answered too late.
    await victim.prove();
    const asked = await victim.done('POST', IDENTITY_PATHS.passkeyOptions);
    server.clock.advance(PROVED_MS - 1);
    const late = victim.keys.create(asked.options);
    server.clock.advance(1);
    const answer = await victim.send('POST', IDENTITY_PATHS.passkeys, { credential: late });
    expect(answer.body.error).toBe('prove-first');
    expect((await victim.done('GET', IDENTITY_PATHS.identity)).passkeys).toMatchObject([
      { id: passkeys[0].id },
    ]);
  });

  it('[I6] is proved by a passkey of its own patron only', async () => {
    const copied = withSession(tokenOf(victim));
    server.clock.advance(PROVED_MS);
    const own = thief(copied.keys);
    await own.enter();
    await own.addPasskey();
    const { status, body } = await copied.prove();
    expect([status, body]).toEqual([401, REFUSED]);
    expect((await copied.addPasskey()).body.error).toBe('prove-first');
  });

  it('[I6] is proved by no code of another account, which stays valid', async () => {
    const own = thief();
    await own.enter();
    await own.addPasskey();
    const [code] = (await own.done('POST', IDENTITY_PATHS.recoveryCodes)).codes;
    server.clock.advance(PROVED_MS);
    expect((await victim.send('POST', IDENTITY_PATHS.proof, { code })).body).toEqual(REFUSED);
    expect((await own.send('POST', IDENTITY_PATHS.proof, { code })).status).toBe(200);
    expect((await own.send('POST', IDENTITY_PATHS.proof, { code })).status).toBe(401);
  });
});

describe('an answer to a challenge', () => {
  it('[I2] is accepted once, also when it is sent several times at the same time', async () => {
    const other = new TestBrowser(server, HERE, victim.keys);
    const { options } = await other.done('POST', IDENTITY_PATHS.signInOptions);
    const credential = victim.keys.get(options);
    const asking = other.cookies.get('punto_asking') ?? '';
    const answers = await Promise.all(
      [1, 2, 3].map(() => other.send('POST', IDENTITY_PATHS.signIn, { credential, guest: 'leave' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const copied = thief();
    copied.cookies.set('punto_asking', asking);
    expect((await copied.send('POST', IDENTITY_PATHS.signIn, { credential })).body).toEqual(REFUSED);
  });

  it('[I2] from another browser than asked is refused', async () => {
    const other = new TestBrowser(server, HERE, victim.keys);
    const { options } = await other.done('POST', IDENTITY_PATHS.signInOptions);
    const elsewhere = thief();
    await elsewhere.done('POST', IDENTITY_PATHS.signInOptions);
    const credential = victim.keys.get(options);
    expect((await elsewhere.send('POST', IDENTITY_PATHS.signIn, { credential })).body).toEqual(REFUSED);
    // The first try took it.
    expect((await other.send('POST', IDENTITY_PATHS.signIn, { credential })).body).toEqual(REFUSED);
  });

  it('[I2] for another purpose is refused', async () => {
    const { options } = await victim.done('POST', IDENTITY_PATHS.proofOptions);
    const credential = victim.keys.get(options);
    expect((await thief().send('POST', IDENTITY_PATHS.signIn, { credential })).body).toEqual(REFUSED);
  });

  it('[I2] after five minutes is refused', async () => {
    const other = new TestBrowser(server, HERE, victim.keys);
    const sent = async (waitMs: number) => {
      const { options } = await other.done('POST', IDENTITY_PATHS.signInOptions);
      server.clock.advance(waitMs);
      return other.send('POST', IDENTITY_PATHS.signIn, { credential: victim.keys.get(options) });
    };
    expect((await sent(CHALLENGE_MS)).body).toEqual(REFUSED);
    expect((await sent(CHALLENGE_MS - 1)).status).toBe(200);
  });

  const WRONG: readonly (readonly [string, Twist])[] = [
    ['for a challenge of its own', { challenge: 'A'.repeat(43) }],
    ['for another page', { origin: 'http://localhost:9999' }],
    ['for another domain', { party: 'evil.example' }],
    ['without the owner', { verified: false }],
    ['of another kind', { type: 'webauthn.create' }],
    ['signed by another key', {}],
  ];
  it.each(WRONG)('[I3] %s is refused, in the same words', async (name, twist) => {
    const other = new TestBrowser(server, HERE, victim.keys);
    const { options } = await other.done('POST', IDENTITY_PATHS.signInOptions);
    const credential = victim.keys.get(options, twist);
    if (name === 'signed by another key') {
      const forger = new Authenticator(HERE);
      forger.create({ challenge: 'x', rp: { id: 'localhost' }, user: { id: '' } });
      credential.response.signature = forger.get(options).response.signature;
    }
    expect((await other.send('POST', IDENTITY_PATHS.signIn, { credential })).body).toEqual(REFUSED);
    expect(await other.me()).toBeNull();
  });

  it('[I3] with a counter that went back is refused, and journalled', async () => {
    const other = new TestBrowser(server, HERE, victim.keys);
    expect((await other.signIn({ twist: { counter: 9 } })).status).toBe(200);
    const copied = new TestBrowser(server, HERE, victim.keys);
    for (const counter of [9, 8, 0])
      expect((await copied.signIn({ twist: { counter } })).body).toEqual(REFUSED);
    const { items } = await server.store.journalPage({ limit: 9, before: null });
    expect(items.filter(({ action }) => action === 'refuse-copied-passkey')).toHaveLength(3);
    expect((await copied.signIn({ twist: { counter: 10 } })).status).toBe(200);
  });

  it('[I3] of a passkey that does not count is accepted every time', async () => {
    const cloud = thief(new Authenticator(HERE, false));
    await cloud.enter();
    await cloud.addPasskey();
    for (let time = 0; time < 3; time += 1) expect((await cloud.prove()).status).toBe(200);
  });
});

describe('which accounts there are', () => {
  it('[I3] is not visible in the answer or its work for an unknown passkey', async () => {
    const stranger = thief();
    stranger.keys.create({ challenge: 'x', rp: { id: 'localhost' }, user: { id: '' } });
    const verified = vi.spyOn(crypto.subtle, 'verify');
    const asked = async (keys: Authenticator, twist: Twist) => {
      verified.mockClear();
      const answer = await new TestBrowser(server, HERE, keys).signIn({ twist });
      return { ...answer, signatures: verified.mock.calls.length };
    };
    const wrong = { status: 401, body: REFUSED, signatures: 1 };
    expect(await asked(victim.keys, { party: 'localhost', challenge: 'B'.repeat(43) })).toMatchObject({
      status: 401,
      body: REFUSED,
    });
    expect(await asked(stranger.keys, {})).toEqual(wrong);
    victim.keys.passkeys.push({ ...stranger.keys.passkeys[0], id: victim.keys.passkeys[0]?.id } as never);
    expect(await asked(victim.keys, {})).toEqual(wrong);
    verified.mockRestore();
  });

  it('[I4] is not visible in the answer to a code', async () => {
    const [code] = (await victim.done('POST', IDENTITY_PATHS.recoveryCodes)).codes;
    await thief().send('POST', IDENTITY_PATHS.recoverySignIn, { code });
    const wrong = [code, '00000-00000-00000-00000-00000', 'x', '__proto__', '%00'];
    for (const each of wrong)
      expect((await thief().send('POST', IDENTITY_PATHS.recoverySignIn, { code: each })).body).toEqual(
        REFUSED,
      );
  });

  it('[I3] is not visible in the options of a sign-in', async () => {
    const { options } = await thief().done('POST', IDENTITY_PATHS.signInOptions);
    expect(options.allowCredentials ?? []).toEqual([]);
  });
});

it('[I4] a recovery code sent from many browsers at once signs in one', async () => {
  const [code] = (await victim.done('POST', IDENTITY_PATHS.recoveryCodes)).codes;
  const browsers = Array.from({ length: 8 }, () => thief());
  const answers = await Promise.all(
    browsers.map((browser) => browser.send('POST', IDENTITY_PATHS.recoverySignIn, { code })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await victim.done('GET', IDENTITY_PATHS.identity)).recoveryCodes).toBe(9);
});

it('[I3] codes and passkeys are tried a limited number of times from one address', async () => {
  const strict = await createTestServer({ signInsPerMinute: 3 });
  const browser = new TestBrowser(strict);
  const tries = async () => (await browser.send('POST', IDENTITY_PATHS.recoverySignIn, { code: 'x' })).status;
  expect([await tries(), await tries(), await tries(), await tries()]).toEqual([401, 401, 401, 429]);
  await strict.close();
});

it('[I9] invitations are tried a limited number of times from one address, and every wrong one has one answer', async () => {
  const strict = await createTestServer({ signInsPerMinute: 3, guestEntry: 'invitation' });
  const browser = new TestBrowser(strict);
  const guess = async (code: string) => {
    const { status, body } = await browser.send('POST', IDENTITY_PATHS.invitation, { code });
    return [status, body.detail];
  };
  for (const code of ['x', '00000-00000-00000', '__proto__'])
    expect(await guess(code)).toEqual([409, 'invitation-refused']);
  expect((await guess('00000-00000-00001'))[0]).toBe(429);
  await strict.close();
});

it('[I5] every route that changes something refuses a page of another site', async () => {
  const changing = server.app.http.everyRoute.filter(
    ({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method),
  );
  expect(changing.length).toBeGreaterThan(40);
  for (const { method, url } of changing) {
    const path = url.replace(/:\w+/g, '1');
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site', origin: '' },
    ]) {
      const sent = { ...headers };
      if (sent.origin === '') Reflect.deleteProperty(sent, 'origin');
      const answer = await server.app.http.inject({
        ...{ method: method as 'POST', url: path },
        headers: { host: 'localhost:8090', cookie: victim.cookie, ...sent },
      });
      expect([url, answer.statusCode, answer.json().error]).toEqual([url, 403, 'wrong-origin']);
    }
  }
});

describe('each origin of a house', () => {
  let two: TestServer;
  beforeEach(async () => {
    two = await createTestServer({ origins: [NORTH, SOUTH], signInsPerMinute: 1_000 });
  });
  afterEach(() => two.close());

  it('[I2] has passkeys of its own, and accepts none of the other', async () => {
    const keys = new Authenticator(NORTH);
    const north = new TestBrowser(two, NORTH, keys);
    await north.enter();
    expect((await north.addPasskey()).body.passkeys).toMatchObject([{ relyingParty: 'north.example' }]);
    const south = new TestBrowser(two, SOUTH, keys);
    const asked = await south.done('POST', IDENTITY_PATHS.signInOptions);
    expect(asked.options.rpId).toBe('south.example');
    for (const twist of [{}, { party: 'south.example', origin: SOUTH }, { origin: SOUTH }])
      expect((await south.signIn({ twist })).body).toEqual(REFUSED);
    expect((await new TestBrowser(two, NORTH, keys).signIn()).status).toBe(200);
  });

  it('[I2] answers no challenge of the other', async () => {
    const keys = new Authenticator(NORTH);
    const north = new TestBrowser(two, NORTH, keys);
    await north.enter();
    await north.addPasskey();
    const south = new TestBrowser(two, SOUTH, keys);
    const { options } = await south.done('POST', IDENTITY_PATHS.signInOptions);
    const back = new TestBrowser(two, NORTH, keys);
    back.cookies.set('punto_asking', south.cookies.get('punto_asking') ?? '');
    const credential = keys.get(options);
    expect((await back.send('POST', IDENTITY_PATHS.signIn, { credential })).body).toEqual(REFUSED);
  });
});
