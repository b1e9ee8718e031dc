// Archived shoes over HTTP: ended ones only, with the dealt cards and nothing else.

import { archived, NO_NEEDS } from '@punto/store/test/samples/sample';
import { tableId, version } from '@punto/table/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';

let server: TestServer;
const ONE = tableId('one');
const get = (url: string) => server.app.http.inject({ url });

beforeAll(async () => {
  server = await createTestServer();
  for (const number of [1, 2, 3])
    await server.store.write({
      table: ONE,
      expected: version(0),
      needs: NO_NEEDS,
      work: (tx) => tx.archive(archived(number, ONE)),
    });
});
afterAll(() => server.close());

describe('the shoes of a table', () => {
  it('[S3] are listed newest first, with counts and marks, without a session', async () => {
    const answer = await get('/api/tables/one/shoes?limit=2');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      items: [3, 2].map((number) => ({
        number,
        shuffledAt: 10_000 * number,
        endedAt: 10_000 * number + 9_000,
        rounds: 2,
        outcomes: { player: 1, banker: 1, tie: 0 },
        marks: ['P9n', 'B6'],
      })),
      next: expect.any(String),
    });
    const rest = await get(`/api/tables/one/shoes?limit=2&before=${answer.json().next}`);
    expect(rest.json()).toMatchObject({ items: [{ number: 1 }], next: null });
  });

  it('[S3] are none while the first shoe of the table is in play', async () => {
    expect((await get('/api/tables/two/shoes')).json()).toEqual({ items: [], next: null });
  });

  it.each([
    ['/api/tables/nowhere/shoes', 404, 'no-such-table', 'no such table'],
    ['/api/tables/one/shoes/4', 404, 'not-found', 'has not ended'],
    ['/api/tables/nowhere/shoes/1', 404, 'not-found', 'has not ended'],
    ['/api/tables/one/shoes/0', 400, 'invalid-request', 'shoe'],
    ['/api/tables/one/shoes/last', 400, 'invalid-request', 'shoe'],
    ['/api/tables/one/shoes?before=x', 400, 'invalid-request', 'before'],
    ['/api/tables/single.guest-1/shoes', 400, 'invalid-request', 'table'],
  ])('%s is %i %s', async (url, status, error, words) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().error]).toEqual([status, error]);
    expect(answer.json().message).toContain(words);
  });
});

describe('one shoe', () => {
  it('[S3] is returned whole', async () => {
    const answer = await get('/api/tables/one/shoes/2');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(archived(2, ONE));
  });

  it('[F3] has the fields of its schema only, whatever else is stored with it', async () => {
    const loose = { ...archived(4, ONE), undealt: ['AS'], order: 'AS 2S', seed: 7 };
    const store = { ...server.store, shoe: async () => loose };
    const leaky = await createTestServer({ store });
    const answer = await leaky.app.http.inject({ url: '/api/tables/one/shoes/4' });
    expect(answer.json()).toEqual(archived(4, ONE));
    await leaky.app.close();
    await leaky.broker.close();
  });
});
