// Proofs of past rounds and shoes: built one at a time, cached as bytes, and never requested from the table twice.
import { readFileSync } from 'node:fs';
import type { OpenedShoe } from '@punto/engine/fairness/record';
import { tableId } from '@punto/table/ids';
import { expect, it, vi } from 'vitest';
import { createTestServer } from '../../test/support/test-server.ts';
import type { Broker } from '../broker/broker.ts';
import { AnswerCache } from './answer-cache.ts';
import { createProofs, type RoundAsked } from './proofs.ts';

const text = (name: string): string =>
  readFileSync(new URL(`../../../../docs/reference/verify/${name}`, import.meta.url), 'utf8');
const SHOE: OpenedShoe = JSON.parse(text('shoe.json'));
const ONE = tableId('one');

const asked = (shoe: number, round = 1): RoundAsked => ({
  ...{ name: 'one', table: ONE, patron: null, shoe, round },
  mayRead: () => true,
});
const NOT_ON_TABLE = { type: 'opened', opened: null } as const;
/** Proofs over a store where every shoe is the sample. */
const proofsOf = (openedShoe = vi.fn(async (): Promise<OpenedShoe | null> => SHOE)) => {
  const ask = vi.fn(async () => NOT_ON_TABLE);
  return { ...createProofs({ openedShoe }, { ask: ask as unknown as Broker['ask'] }), openedShoe, ask };
};

it('[F2] sends the published proof, and the same bytes again without the store or the table', async () => {
  const proofs = proofsOf();
  const first = await proofs.ofRound(asked(12));
  expect(JSON.parse(String(first.body))).toEqual(JSON.parse(text('round.json')));
  expect((await proofs.ofRound(asked(12))).body).toBe(first.body);
  expect([proofs.ask.mock.calls.length, proofs.openedShoe.mock.calls.length]).toEqual([1, 1]);
  const shoe = await proofs.ofShoe(asked(12));
  expect(JSON.parse(String(shoe.body))).toEqual(SHOE);
  expect((await proofs.ofShoe(asked(12))).body).toBe(shoe.body);
  expect(proofs.openedShoe).toHaveBeenCalledTimes(2);
});

it('[F2] builds one proof at most in a turn of the event loop', async () => {
  let turn = 0;
  let isOver = false;
  const countTurns = (): void => {
    turn += 1;
    if (!isOver) setImmediate(countTurns);
  };
  countTurns();
  const builtIn: number[] = [];
  const proofs = proofsOf(
    vi.fn(async () => {
      builtIn.push(turn);
      return SHOE;
    }),
  );
  await Promise.all(Array.from({ length: 24 }, (_, n) => proofs.ofRound(asked(n + 1))));
  isOver = true;
  expect(new Set(builtIn).size).toBe(24);
});

it('[F2] refuses a request when too many wait, and serves the next one afterwards', async () => {
  const gate = Promise.withResolvers<OpenedShoe>();
  const proofs = proofsOf(vi.fn(() => gate.promise));
  const all = Array.from({ length: 300 }, (_, n) => proofs.ofRound(asked(n + 1)));
  const settled = Promise.allSettled(all);
  gate.resolve(SHOE);
  const codes = (await settled).map((one) => (one.status === 'rejected' ? one.reason.code : 'served'));
  expect([...new Set(codes)]).toEqual(['served', 'too-frequent']);
  expect(codes.filter((code) => code === 'served')).toHaveLength(257);
  await expect(proofs.ofRound(asked(300))).resolves.toBeDefined();
});

it('[F2] answers 304 to a browser that has the proof', async () => {
  const plain = await createTestServer();
  const server = await createTestServer({ store: { ...plain.store, openedShoe: async () => SHOE } });
  const urls = ['/api/tables/one/shoes/9/opened', '/api/tables/one/shoes/9/rounds/1/opened'];
  for (const url of urls) {
    const { headers, statusCode, body } = await server.app.http.inject({ url });
    expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([
      200,
      'private, no-cache',
      'application/json; charset=utf-8',
    ]);
    expect(headers.etag).toBe(`"${JSON.parse(body).digest}"`);
    const again = await server.app.http.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
  await server.app.close();
  await plain.close();
});

it('caches answers up to a number of bytes, and drops the least recently used', () => {
  const answers = new AnswerCache(1_000);
  const file = (digest: string) => ({ digest, much: 'x'.repeat(400) });
  const one = answers.keep('one', file('1'));
  answers.keep('two', file('2'));
  expect(answers.find('one')).toBe(one);
  answers.keep('three', file('3'));
  expect([answers.find('two'), answers.find('one')]).toEqual([null, one]);
  answers.keep('one', file('4'));
  expect(answers.bytes).toBeLessThanOrEqual(1_000);
  answers.keep('large', { digest: '5', much: 'x'.repeat(2_000) } as { digest: string });
  expect([answers.find('large'), answers.bytes]).toEqual([null, 0]);
});
