// The adapter against a network of the test's own, over real HTTP: one that is late, down, lying or another.
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDrand } from './drand.ts';

const HASH = 'ab'.repeat(32);
const SIGNATURE = '0d'.repeat(48);
const VALUE = createHash('sha256').update(Buffer.from(SIGNATURE, 'hex')).digest('hex');
const PERIOD_S = 3;

let server: Server;
let url: string;
let answers: Record<string, () => [status: number, body: unknown]>;
let warned: string[];
/** Seconds since 1970 at which the network began: its rounds are all past but where a test says otherwise. */
let genesis: number;

beforeEach(async () => {
  genesis = Math.floor(Date.now() / 1_000) - 300;
  warned = [];
  answers = {
    '/info': () => [200, { hash: HASH, genesis_time: genesis, period: PERIOD_S }],
    '/public/7': () => [200, { round: 7, randomness: VALUE, signature: SIGNATURE }],
  };
  server = createServer((request, response) => {
    const [status, body] = answers[request.url ?? '']?.() ?? [404, {}];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise<void>((done) => void server.close(() => done())));

const open = async (patienceMs = 50) => {
  const warn = (fault: unknown) => void warned.push(String(fault));
  const beacon = openDrand({ url, now: Date.now, warn, patienceMs });
  const known = () => beacon.after(Date.now()) !== null || warned.length > 0;
  while (!known()) await new Promise((turn) => setTimeout(turn, 5));
  return beacon;
};
const SEVENTH = { name: `drand-${HASH}`, round: 7 };

it('[F2] names the first round that is published after a moment', async () => {
  const beacon = await open();
  const publishedAt = (round: number) => (genesis + (round - 1) * PERIOD_S) * 1_000;
  const at = publishedAt(50);
  for (const [moment, round] of [
    [at - 1, 50],
    [at, 51],
    [at + 1, 51],
    [0, 1],
  ] as const) {
    expect(beacon.after(moment)).toEqual({ name: `drand-${HASH}`, round });
    expect(publishedAt(round)).toBeGreaterThan(moment);
  }
});

it('[F2] gives the value of a round, which is the hash of its signature', async () => {
  expect(await (await open()).read(SEVENTH)).toBe(VALUE);
  expect(warned).toEqual([]);
});

it('[F2] waits for a round that is late', async () => {
  let asked = 0;
  const told = answers['/public/7'] ?? expect.fail('no answer');
  answers['/public/7'] = () => (++asked < 3 ? [404, {}] : told());
  genesis = Math.floor(Date.now() / 1_000) - 6 * PERIOD_S;
  expect(await (await open(5_000)).read(SEVENTH)).toBe(VALUE);
  expect(asked).toBe(3);
});

it.each<[string, unknown]>([
  ['another round', { round: 8, randomness: VALUE, signature: SIGNATURE }],
  ['a value that is not the hash of its signature', { round: 7, randomness: HASH, signature: SIGNATURE }],
  ['no signature', { round: 7, randomness: VALUE }],
  ['nothing', null],
])('[F2] takes no answer with %s, and says so', async (_, body) => {
  answers['/public/7'] = () => [200, body];
  expect(await (await open()).read(SEVENTH)).toBeNull();
  expect(warned).toHaveLength(1);
});

it('[F2] has nothing of another network, and names no round before it knows its own', async () => {
  expect(await (await open()).read({ name: 'drand-other', round: 7 })).toBeNull();
  answers['/info'] = () => [200, { hash: 'x', genesis_time: 1, period: 3 }];
  const unknown = await open();
  expect(unknown.after(Date.now())).toBeNull();
  expect(warned[0]).toContain('what network');
});
