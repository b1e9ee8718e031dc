// Proofs of past rounds: what a shoe costs is paid once, and asked of many shoes it counts as many requests.
import { readFileSync } from 'node:fs';
import type { OpenedShoe } from '@punto/engine/fairness/record';
import { expect, it } from 'vitest';
import { openTestServer } from '../testing/test-server.ts';
import { openCutShoes } from './cut-shoes.ts';

const SHOE: OpenedShoe = JSON.parse(
  readFileSync(new URL('../../../../docs/verify/shoe.json', import.meta.url), 'utf8'),
);

it('[F2] keeps the trees of the shoes asked for last, and forgets the one asked for longest ago', () => {
  const shoes = openCutShoes(2);
  const [one, two] = [shoes.of('one', SHOE), shoes.of('two', SHOE)];
  expect(shoes.of('one', SHOE)).toBe(one);
  shoes.of('three', SHOE);
  expect([shoes.has('one'), shoes.has('two'), shoes.has('three')]).toEqual([true, false, true]);
  expect(shoes.of('two', SHOE)).not.toBe(two);
});

it('[F2] counts the first round of a shoe as many requests, and further ones of it as one', async () => {
  const plain = await openTestServer();
  const server = await openTestServer({
    store: { ...plain.store, openedShoe: async () => SHOE },
    crowd: { requests: { perSecond: 1, burst: 50 } },
  });
  const first = SHOE.rounds[0]?.round ?? 1;
  const statusOf = async (shoe: number) =>
    (await server.app.http.inject({ url: `/api/tables/one/shoes/${shoe}/rounds/${first}/opened` }))
      .statusCode;
  expect([await statusOf(1), await statusOf(1), await statusOf(1), await statusOf(2)]).toEqual([
    200, 200, 200, 200,
  ]);
  expect([await statusOf(3), await statusOf(1)]).toEqual([429, 200]);
  await server.app.close();
  await plain.close();
});
