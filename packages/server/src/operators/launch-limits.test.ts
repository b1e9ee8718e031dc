// Limits of launches: of a brand, and of invalid tokens from an address.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LAUNCH, launchingAt, tokenOf } from '../../test/support/launching.ts';
import { sampleBrand } from '../../test/support/sample-brand.ts';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';

const STRICT = sampleBrand('strict', { launches: { perMinute: 3, failuresPerMinute: 2 } });
const ACME = sampleBrand('acme');

let server: TestServer;
let isRefused: boolean;
beforeEach(async () => {
  isRefused = false;
  server = await createTestServer({
    brands: new Map([ACME, STRICT].map((brand) => [brand.id, brand])),
    openSession: async (_, { patron }) => (isRefused ? null : { patron, currency: 'EUR', balance: 5 }),
  });
});
afterEach(() => server.close());

const { launch: begin, open: openAt } = launchingAt(() => server, STRICT);
const openHere = (token: string, address?: string) => openAt(token, STRICT.id, undefined, address);
const { launch, open } = launchingAt(() => server, ACME);

describe('launches of a brand', () => {
  it('are limited by the minute, with the reason, apart from other brands', async () => {
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await begin()).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await begin()).json()).toMatchObject({
      error: 'too-frequent',
      message: expect.stringContaining('The brand strict has had its 3 launches of a minute'),
    });
    expect((await launch()).statusCode).toBe(200);
    server.clock.advance(20_000);
    expect([(await begin()).statusCode, (await begin()).statusCode]).toEqual([200, 429]);
  });

  it('are not limited by address while their tokens are valid', async () => {
    for (let n = 0; n < 30; n += 1) {
      const body = { ...LAUNCH, patron: `p ${n}` };
      expect((await open(tokenOf(await launch({ body })))).statusCode).toBe(200);
    }
  });

  it('are refused for a while to an address whose tokens are not valid', async () => {
    const tokens = [];
    for (let n = 0; n < 3; n += 1) tokens.push(tokenOf(await begin()));
    const wrong = 'x'.repeat(43);
    expect((await openHere(wrong)).statusCode).toBe(401);
    expect((await openHere(wrong)).statusCode).toBe(401);
    const refused = await openHere(tokens[0] ?? '');
    expect([refused.statusCode, refused.json()]).toMatchObject([
      429,
      { error: 'too-frequent', detail: 'sign-in-wait', seconds: 30 },
    ]);
    // The refused token is still valid, at another address and later at this one.
    expect((await openHere(tokens[0] ?? '', '192.0.2.2')).statusCode).toBe(200);
    expect((await open(tokenOf(await launch()))).statusCode).toBe(200);
    server.clock.advance(30_000);
    expect((await openHere(tokens[1] ?? '')).statusCode).toBe(200);
  });

  it('that the wallet refuses do not count as invalid tokens', async () => {
    isRefused = true;
    for (let n = 0; n < 3; n += 1) expect((await openHere(tokenOf(await begin()))).statusCode).toBe(401);
    isRefused = false;
    server.clock.advance(20_000);
    expect((await openHere(tokenOf(await begin()))).statusCode).toBe(200);
  });
});
