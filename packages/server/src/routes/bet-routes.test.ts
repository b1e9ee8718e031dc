// Definitions of bets over HTTP, by their hash.

import { NO_NEEDS } from '@punto/store/test/samples/sample';
import { changedTo, dragon, hashOf, openedWith, red } from '@punto/store/test/samples/sample-bets';
import { tableId, version } from '@punto/table/ids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';

let server: TestServer;
const CLOSED = tableId('closed');
const get = (hash: string) => server.app.http.inject({ url: `/api/bets/${hash}` });

beforeAll(async () => {
  server = await createTestServer();
  await server.store.write({
    table: CLOSED,
    expected: version(0),
    needs: NO_NEEDS,
    work: (tx) => tx.append([openedWith(CLOSED, dragon(), red), changedTo(CLOSED, dragon('30:1'))]),
  });
});
afterAll(() => server.close());

it('[B] a definition is returned as it was written, without a session, to be stored for ever', async () => {
  const answer = await get(hashOf(dragon('30:1')));
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(dragon('30:1'));
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it('[B] a definition that its room has no more is returned as before', async () => {
  for (const bet of [dragon(), red]) expect((await get(hashOf(bet))).json()).toEqual(bet);
});

it.each([
  [hashOf(dragon('20:1')), 404, 'not-found', 'No room of this house has or had a bet'],
  ['dragon-7', 400, 'invalid-request', 'hash'],
  [hashOf(red).toUpperCase(), 400, 'invalid-request', 'hash'],
])('%s is %i %s', async (hash, status, error, words) => {
  const answer = await get(hash);
  expect([answer.statusCode, answer.json().error]).toEqual([status, error]);
  expect(answer.json().message).toContain(words);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('[F3] a definition has the fields of its schema only, whatever else is stored with it', async () => {
  const loose = { ...red, undealt: ['AS'] };
  const leaky = await createTestServer({ store: { ...server.store, definition: async () => loose } });
  const answer = await leaky.app.http.inject({ url: `/api/bets/${hashOf(red)}` });
  expect(answer.json()).toEqual(red);
  await leaky.app.close();
  await leaky.broker.close();
});
