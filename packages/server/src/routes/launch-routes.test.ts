import type { SessionCall } from '@punto/operator/contract/calls';
import { IDENTITY_PATHS } from '@punto/protocol/identity-paths';
import { PATHS } from '@punto/protocol/paths';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cookieOf, LAUNCH, launchingAt, tokenOf } from '../../test/support/launching.ts';
import { sampleBrand, signedCall } from '../../test/support/sample-brand.ts';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';
import { LAUNCH_MS } from '../operators/launches.ts';
import type { OpenSession } from '../operators/open-session.ts';

const ACME = sampleBrand('acme', { languages: ['ja', 'en'] });
const BRAVO = sampleBrand('bravo', { origins: ['https://bravo.example'] });
const brands = new Map([ACME, BRAVO].map((brand) => [brand.id, brand]));

let server: TestServer;
let calls: SessionCall[];
/** The wallet's answers by patron; `null`: refused. */
let wallet: (call: SessionCall) => Awaited<ReturnType<OpenSession>>;
beforeEach(async () => {
  calls = [];
  wallet = ({ patron }) => ({ patron, currency: 'EUR', balance: 12_345 });
  const openSession: OpenSession = async (_, call) => {
    calls.push(call);
    return wallet(call);
  };
  server = await createTestServer({ brands, openSession });
});
afterEach(() => server.close());

const { launch, open, as, endedSessions } = launchingAt(() => server, ACME);

describe('a launch', () => {
  it('opens a session of the patron, with the brand and the balance of the wallet', async () => {
    const begun = await launch({ body: { ...LAUNCH, language: 'en-GB', table: 'one' } });
    expect(begun.statusCode).toBe(200);
    expect(begun.json()).toEqual({
      url: expect.stringMatching(/^http:\/\/localhost(:\d+)?\/launch\/acme#[\w-]{43}$/),
      expiresAt: server.clock.now() + LAUNCH_MS,
    });
    const opened = await open(tokenOf(begun));
    expect(opened.statusCode).toBe(200);
    expect(opened.json()).toMatchObject({
      account: { availableMinor: 12_345, inPlay: [] },
      brand: { id: 'acme', currency: { code: 'EUR', exponent: 2, rate: [1, 1] }, confirmByHand: false },
      language: 'en',
      table: 'one',
    });
    const { id } = opened.json().patron;
    expect(id).toMatch(/^acme\.EUR\.[0-9a-f-]{36}$/);
    expect(calls).toEqual([
      { launch: 'word-1', session: expect.any(String), patron: 'p 1·é', brand: 'acme' },
    ]);
    const me = await as(cookieOf(opened), 'GET', PATHS.me);
    expect(me.json()).toMatchObject({
      patron: { id },
      brand: { id: 'acme' },
      account: { availableMinor: 12_345 },
    });
  });

  it('sends the page no wallet settings, other currency or other brand', async () => {
    const opened = await open(tokenOf(await launch()));
    expect(opened.body).not.toMatch(/JPY|bravo|wallet|p 1|whsec/);
  });

  it('has the default language of the brand where it names none that is offered', async () => {
    expect((await open(tokenOf(await launch()))).json().language).toBe('ja');
    const thai = await launch({ body: { ...LAUNCH, language: 'th' } });
    expect((await open(tokenOf(thai))).json().language).toBe('ja');
  });

  it('of the same person opens the same patron, and another patron in another currency', async () => {
    const idOf = async (body: object) => (await open(tokenOf(await launch({ body })))).json().patron.id;
    const first = await idOf(LAUNCH);
    expect(await idOf(LAUNCH)).toBe(first);
    wallet = ({ patron }) => ({ patron, currency: 'JPY', balance: 5 });
    expect(await idOf({ ...LAUNCH, currency: 'JPY' })).toMatch(/^acme\.JPY\./);
  });

  it('ends the session of an earlier launch', async () => {
    const first = cookieOf(await open(tokenOf(await launch())));
    const second = cookieOf(await open(tokenOf(await launch())));
    expect((await as(first, 'GET', PATHS.me)).statusCode).toBe(401);
    expect((await as(second, 'GET', PATHS.me)).statusCode).toBe(200);
  });

  it('opens once: a replayed token is refused', async () => {
    const token = tokenOf(await launch());
    expect((await open(token)).statusCode).toBe(200);
    const again = await open(token);
    expect(again.statusCode).toBe(401);
    expect(again.json().error).toBe('sign-in-refused');
    expect(again.headers['set-cookie']).toBeUndefined();
    expect(calls).toHaveLength(1);
  });

  it('that is expired is refused', async () => {
    const token = tokenOf(await launch());
    await server.clock.advance(LAUNCH_MS);
    expect((await open(token)).statusCode).toBe(401);
    expect(calls).toEqual([]);
  });

  it('is refused at the page of another brand, and its token is used up', async () => {
    const token = tokenOf(await launch());
    expect((await open(token, BRAVO.id)).statusCode).toBe(401);
    expect((await open(token)).statusCode).toBe(401);
    expect(calls).toEqual([]);
  });

  it.each([
    ['refuses the patron', () => null],
    [
      'answers about another currency',
      ({ patron }: SessionCall) => ({ patron, currency: 'JPY', balance: 1 }),
    ],
    ['answers about another patron', () => ({ patron: 'p 2', currency: 'EUR', balance: 1 })],
  ])('is refused when the wallet %s', async (_, answer) => {
    wallet = answer;
    const opened = await open(tokenOf(await launch()));
    expect(opened.statusCode).toBe(401);
    expect(opened.headers['set-cookie']).toBeUndefined();
  });

  it('gives the browser a new session, whatever cookie it had', async () => {
    const planted = (await server.enter()).cookie;
    const opened = await open(tokenOf(await launch()), ACME.id, planted);
    const own = cookieOf(opened);
    expect(own).not.toBe(planted);
    const { id } = opened.json().patron;
    expect((await as(own, 'GET', PATHS.me)).json().patron.id).toBe(id);
    expect((await as(planted, 'GET', PATHS.me)).json().patron.id).not.toBe(id);
  });
});

describe('the call of an operator', () => {
  it.each<[string, Parameters<typeof launch>[0] & object]>([
    ['signed by another brand', { by: BRAVO }],
    ['to a brand that does not exist', { brand: sampleBrand('none') }],
    ['six minutes old', { atMs: -6 * 60_000 }],
    ['six minutes ahead', { atMs: 6 * 60_000 }],
  ])('%s is not signed', async (_, { atMs = 0, ...sent }) => {
    const answer = await launch({ ...sent, atMs: server.clock.now() + atMs });
    expect(answer.statusCode).toBe(401);
    expect(answer.json().error).toBe('not-signed-in');
  });

  it('without a signature, or with another body, is not signed', async () => {
    const { headers, payload } = signedCall(ACME, server.clock.now(), LAUNCH);
    const send = (more: object) =>
      server.app.http.inject({
        method: 'POST',
        url: '/api/operator/v1/acme/launches',
        headers,
        payload,
        ...more,
      });
    expect((await send({ headers: { 'content-type': 'application/json' } })).statusCode).toBe(401);
    expect((await send({ payload: payload.replace('word-1', 'word-2') })).statusCode).toBe(401);
    expect((await send({})).statusCode).toBe(200);
  });

  it('is accepted once per webhook-id', async () => {
    expect((await launch({ id: 'call-1' })).statusCode).toBe(200);
    const again = await launch({ id: 'call-1' });
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toContain('webhook-id call-1');
    // Each brand has its own webhook-ids.
    expect((await launch({ id: 'call-1', brand: BRAVO })).statusCode).toBe(200);
  });

  it('names a currency of the brand, and only known fields', async () => {
    const other = await launch({ body: { ...LAUNCH, currency: 'KWD' } });
    expect([other.statusCode, other.json().message]).toEqual([400, 'currency must be one of EUR, JPY.']);
    expect((await launch({ body: { ...LAUNCH, more: 1 } })).statusCode).toBe(400);
  });

  it('does not exist in a house without brands', async () => {
    const plain = await createTestServer();
    const answer = await plain.app.http.inject({ method: 'POST', url: '/api/operator/v1/acme/launches' });
    expect(answer.statusCode).toBe(404);
    await plain.close();
  });
});

describe('a launched patron', () => {
  const first = () => ({ session: calls[0]?.session });

  it.each<['POST' | 'GET' | 'DELETE', string, object?]>([
    ['POST', PATHS.topUp, { request: 'request-1' }],
    ['POST', IDENTITY_PATHS.signInOptions],
    ['POST', IDENTITY_PATHS.recoverySignIn, { code: 'x'.repeat(20) }],
    ['POST', IDENTITY_PATHS.passkeyOptions],
    ['POST', IDENTITY_PATHS.proofOptions],
    ['POST', IDENTITY_PATHS.recoveryCodes],
    ['POST', IDENTITY_PATHS.invitation, { code: 'x'.repeat(20) }],
    ['POST', IDENTITY_PATHS.erase],
    ['POST', IDENTITY_PATHS.signOut],
    ['GET', IDENTITY_PATHS.identity],
  ])('has no %s %s', async (method, url, payload) => {
    const cookie = cookieOf(await open(tokenOf(await launch())));
    expect((await as(cookie, method, url, payload)).statusCode).toBe(404);
    expect((await as(cookie, 'GET', PATHS.me)).statusCode).toBe(200);
  });

  it('is offered no sign-in method of the house', async () => {
    const cookie = cookieOf(await open(tokenOf(await launch())));
    expect((await as(cookie, 'GET', IDENTITY_PATHS.ways)).json()).toEqual({
      guests: 'closed',
      passkeys: false,
      openid: null,
    });
  });

  it('is refused a limit on deposits, and given one on losses or stakes', async () => {
    const cookie = cookieOf(await open(tokenOf(await launch())));
    const limit = (of: string) =>
      as(cookie, 'POST', PATHS.protection, {
        zone: 'UTC',
        change: { change: 'set-limit', key: of, to: 500 },
      });
    const refused = await limit('deposit-month');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toContain('The operator keeps the money of this patron');
    for (const key of ['loss-day', 'stake-day']) expect((await limit(key)).statusCode).toBe(200);
  });

  it('has the limits and the reality check that the operator sets for the session, until its next launch', async () => {
    const protection = async (cookie: string) => (await as(cookie, 'GET', PATHS.protection)).json();
    wallet = ({ patron }) => ({
      ...{ patron, currency: 'EUR', balance: 5 },
      limits: { stake: 5_000, loss: 20_000, minutes: 90 },
      realityCheck: { minutes: 20, elapsedMinutes: 35 },
    });
    const launched = cookieOf(await open(tokenOf(await launch())));
    expect(await protection(launched)).toMatchObject({
      operator: {
        ...{ stakeMinor: 5_000, loss: { limit: 20_000, used: 0 }, time: { limit: 5_400_000, used: 0 } },
        realityCheckMs: 1_200_000,
      },
      // Five minutes of play are left until the first one.
      ...{ checkDue: false, realityCheckMs: 3_600_000, session: { playedMs: 2_100_000 } },
    });
    const { items } = await server.store.journalPage({ limit: 1, before: null });
    expect(items[0]).toMatchObject({ action: 'launch-patron', after: { terms: { lossMinor: 20_000 } } });
    wallet = ({ patron }) => ({ patron, currency: 'EUR', balance: 5 });
    const again = cookieOf(await open(tokenOf(await launch())));
    expect(await protection(again)).toMatchObject({ operator: null });
  });

  it('without terms of the operator has no protection of its own', async () => {
    const opened = await open(tokenOf(await launch()));
    expect(await server.store.protections.find(opened.json().patron.id)).toBeNull();
  });

  it('can sign out, which ends the session', async () => {
    const cookie = cookieOf(await open(tokenOf(await launch())));
    expect((await as(cookie, 'DELETE', PATHS.session)).statusCode).toBe(204);
    expect((await as(cookie, 'GET', PATHS.me)).statusCode).toBe(401);
    expect(await endedSessions()).toEqual([{ ...first(), reason: 'patron', until: null }]);
  });

  it.each([
    ['time-out', { change: 'take-time-out', forMs: 86_400_000 }, 86_400_000],
    ['exclusion', { change: 'exclude', forMs: 200 * 86_400_000 }, 200 * 86_400_000],
    ['exclusion', { change: 'exclude', forMs: null }, null],
    ['exclusion', { change: 'exclude', forMs: Number.MAX_SAFE_INTEGER - 1e13 }, null],
  ])('leaves the game by a %s, which one webhook reports with its end', async (reason, change, forMs) => {
    const cookie = cookieOf(await open(tokenOf(await launch())));
    const answer = await as(cookie, 'POST', PATHS.protection, { zone: 'UTC', change });
    expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
    expect((await as(cookie, 'GET', PATHS.me)).statusCode).toBe(401);
    const until = forMs === null ? null : new Date(server.clock.now() + forMs).toISOString();
    expect(await endedSessions()).toEqual([{ ...first(), reason, until }]);
  });

  it('has a session of the way `launch`; a webhook reports that another replaces it', async () => {
    const cookie = cookieOf(await open(tokenOf(await launch())));
    const { id } = (await as(cookie, 'GET', PATHS.me)).json().patron;
    expect(await server.store.sessions.of(id, 0)).toMatchObject([{ id: calls[0]?.session, way: 'launch' }]);
    await open(tokenOf(await launch()));
    expect(await endedSessions()).toEqual([{ ...first(), reason: 'replaced', until: null }]);
  });
});

describe('the cookie of a launch', () => {
  const cookieSet = (answer: Awaited<ReturnType<typeof open>>) =>
    [answer.headers['set-cookie'] ?? []].flat().find((each) => !each.startsWith('punto_session=;')) ?? '';

  it('is strict for a brand without origins, as that of a guest', async () => {
    const set = cookieSet(await open(tokenOf(await launch())));
    expect(set).toMatch(/HttpOnly; SameSite=Strict$/);
    expect(set).not.toMatch(/Partitioned|Max-Age/);
    const guest = await server.app.http.inject({ method: 'POST', url: PATHS.session });
    expect(String(guest.headers['set-cookie'])).toMatch(
      /^punto_session=[\w-]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('is partitioned for a brand whose pages may show the tables in a frame', async () => {
    const set = cookieSet(await open(tokenOf(await launch({ brand: BRAVO })), BRAVO.id));
    expect(set).toMatch(
      /^punto_session=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$|^punto_session=[\w-]+; Path=\/; HttpOnly; Secure; Partitioned; SameSite=None$/,
    );
  });
});
