// Proofs of past rounds: a shoe's tree is built once, and requests for many shoes count as many requests.
import { readFileSync } from 'node:fs';
import type { OpenedShoe } from '@punto/engine/fairness/record';
import { expect, it, vi } from 'vitest';
import { createTestServer } from '../../test/support/test-server.ts';
import { createShoeProofCache } from './shoe-proof-cache.ts';

const SHOE: OpenedShoe = JSON.parse(
  readFileSync(new URL('../../../../docs/reference/verify/shoe.json', import.meta.url), 'utf8'),
);

it('[F2] keeps the trees of the most recently requested shoes, and drops the least recent', () => {
  const shoes = createShoeProofCache(2);
  const one = shoes.keep('one', SHOE);
  shoes.keep('two', SHOE);
  expect(shoes.find('one')).toBe(one);
  shoes.keep('three', SHOE);
  expect(shoes.find('two')).toBeNull();
  expect(shoes.find('one')).toBe(one);
});

it('[F2] counts the first round of a shoe as many requests, and further ones as one', async () => {
  const plain = await createTestServer();
  const read = vi.fn(async () => SHOE);
  const server = await createTestServer({
    store: { ...plain.store, openedShoe: read },
    addressLimits: { requests: { perSecond: 1, burst: 50 } },
  });
  const first = SHOE.rounds[0]?.round ?? 1;
  const statusOf = async (shoe: number) =>
    (await server.app.http.inject({ url: `/api/tables/one/shoes/${shoe}/rounds/${first}/opened` }))
      .statusCode;
  expect([await statusOf(1), await statusOf(1), await statusOf(1), await statusOf(2)]).toEqual([
    200, 200, 200, 200,
  ]);
  expect([await statusOf(3), await statusOf(1)]).toEqual([429, 200]);
  expect(read).toHaveBeenCalledTimes(2);
  await server.app.close();
  await plain.close();
});
