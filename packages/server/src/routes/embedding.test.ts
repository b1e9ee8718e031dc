import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATHS } from '@punto/protocol/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleBrand, signedCall } from '../../test/support/sample-brand.ts';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';

const PLAIN = sampleBrand('plain');
const FRAMED = sampleBrand('framed', { origins: ['https://casino.example', 'https://other.example'] });
const brands = new Map([PLAIN, FRAMED].map((brand) => [brand.id, brand]));
const HERE = { host: 'punto.example' };

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'punto-embedding-'));
  for (const page of ['index.html', 'floor.html']) writeFileSync(join(folder, page), '<title>Punto</title>');
  server = await createTestServer({
    brands,
    webFolder: folder,
    openSession: async (_, { patron }) => ({ patron, currency: 'EUR', balance: 1 }),
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const launched = async (brand: typeof PLAIN): Promise<string> => {
  const body = { launch: 'word', patron: 'p-1', currency: 'EUR' };
  const call = signedCall(brand, server.clock.now(), body);
  const url = `/api/operator/v1/${brand.id}/launches`;
  const begun = await server.app.http.inject({ method: 'POST', url, ...call });
  if (begun.statusCode !== 200) throw new Error(begun.body);
  const payload = { token: begun.json().url.split('#')[1], brand: brand.id };
  const headers = { ...HERE, origin: 'http://punto.example' };
  const opened = await server.app.http.inject({ method: 'POST', url: '/api/launch', payload, headers });
  return `punto_session=${opened.cookies.find(({ value }) => value !== '')?.value}`;
};
const framing = async (url: string, cookie?: string, of = server) => {
  const { headers } = await of.app.http.inject({ url, headers: { ...HERE, ...(cookie ? { cookie } : {}) } });
  const [ancestors] = /frame-ancestors [^;]+/.exec(String(headers['content-security-policy'])) ?? [];
  return { ancestors, frame: headers['x-frame-options'] };
};
const NONE = { ancestors: "frame-ancestors 'none'", frame: 'DENY' };
const BY_BRAND = {
  ancestors: 'frame-ancestors https://casino.example https://other.example',
  frame: undefined,
};

describe('a page', () => {
  it.each([
    ['of the launch of a brand with origins', '/launch/framed', BY_BRAND],
    ['of the launch of a brand without origins', '/launch/plain', NONE],
    ['of the launch of an unknown brand', '/launch/nobody', NONE],
    ['without a session', '/', NONE],
    ['of the floor', '/floor', NONE],
  ])('%s may be framed by the origins of its brand only', async (_, url, may) => {
    expect(await framing(url)).toEqual(may);
  });

  it('of a patron may be framed by the origins of the brand, and the floor by none', async () => {
    const cookie = await launched(FRAMED);
    expect(await framing('/table/one', cookie)).toEqual(BY_BRAND);
    expect(await framing('/floor', cookie)).toEqual(NONE);
    expect(await framing('/', await launched(PLAIN))).toEqual(NONE);
    expect(await framing('/', (await server.enter()).cookie)).toEqual(NONE);
  });

  it('of a house without brands may not be framed', async () => {
    const plain = await createTestServer({ webFolder: folder });
    expect(await framing('/', undefined, plain)).toEqual(NONE);
    expect(await framing('/launch/framed', undefined, plain)).toEqual(NONE);
    await plain.close();
  });
});

describe('a request that changes something', () => {
  const leave = async (headers: Readonly<Record<string, string>>) => {
    const cookie = await launched(FRAMED);
    const answer = await server.app.http.inject({
      ...{ method: 'DELETE', url: PATHS.session },
      headers: { ...HERE, cookie, ...headers },
    });
    return answer.statusCode;
  };

  it.each<[string, Readonly<Record<string, string>>, number]>([
    ['from this site', { origin: 'http://punto.example' }, 204],
    ['from the page that frames it', { origin: 'https://casino.example' }, 403],
    ['from anywhere else', { origin: 'https://evil.example' }, 403],
    ['from a document without an origin', { origin: 'null' }, 403],
    ['without an origin', {}, 403],
  ])('with a session, %s', async (_, headers, status) => {
    expect(await leave(headers)).toBe(status);
  });

  it('without an origin is accepted in a house without embedding', async () => {
    const plain = await createTestServer();
    const { cookie } = await plain.enter();
    const answer = await plain.app.http.inject({ method: 'DELETE', url: PATHS.session, headers: { cookie } });
    expect(answer.statusCode).toBe(204);
    await plain.close();
  });
});
