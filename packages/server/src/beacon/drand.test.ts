// The drand adapter over real HTTP against a network of the test: late, down, with wrong signatures, or another
// network.
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { NETWORKS } from '@punto/engine/fairness/drand-networks';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDrand } from './drand.ts';

const HASH = 'ab'.repeat(32);
const { longSignatures } = bls12_381;
const { secretKey, publicKey } = longSignatures.keygen(new Uint8Array(48).fill(7));
const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const PREVIOUS = '0d'.repeat(96);
/** Signature of a round by this network's key; the network chains its rounds. */
const signed = (round: number, previous = PREVIOUS): string => {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(round));
  const message = createHash('sha256').update(Buffer.from(previous, 'hex')).update(number).digest();
  const point = longSignatures.hash(Uint8Array.from(message));
  return hexOf(longSignatures.sign(point, secretKey).toBytes());
};
const SIGNATURE = signed(7);
const hashOf = (signature: string): string =>
  createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex');
const VALUE = hashOf(SIGNATURE);
const TOLD = { round: 7, randomness: VALUE, signature: SIGNATURE, previous_signature: PREVIOUS };
const TAKEN = { name: `drand-${HASH}`, round: 7, value: VALUE, signature: SIGNATURE, previous: PREVIOUS };
const PERIOD_S = 3;

const PUBLIC = {
  signature:
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
  value: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
};

let server: Server;
let url: string;
let answers: Record<string, () => [status: number, body: unknown]>;
let warned: string[];
/** Genesis time in seconds since 1970; all rounds are past unless a test says otherwise. */
let genesis: number;

beforeEach(async () => {
  genesis = Math.floor(Date.now() / 1_000) - 300;
  warned = [];
  answers = {
    '/info': () => [
      200,
      {
        ...{ hash: HASH, genesis_time: genesis, period: PERIOD_S },
        ...{ public_key: hexOf(publicKey.toBytes()), schemeID: 'pedersen-bls-chained' },
      },
    ],
    '/public/7': () => [200, TOLD],
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
  const beacon = createDrand({ url, now: Date.now, warn, patienceMs });
  const before = warned.length;
  const known = () => beacon.after(Date.now()) !== null || warned.length > before;
  while (!known()) await new Promise((turn) => setTimeout(turn, 5));
  return beacon;
};
const SEVENTH = { name: `drand-${HASH}`, round: 7 };

it('[F2] names the first round published after a time', async () => {
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

it('[F2] returns the value of a round with its signature, and marks the network as not public', async () => {
  expect(await (await open()).read(SEVENTH)).toEqual(TAKEN);
  expect(warned).toEqual([expect.stringContaining('is no public drand network')]);
});

it('[F2] knows when a round is published, of its own network and of a public one', async () => {
  const beacon = await open();
  expect(beacon.dueAt({ name: `drand-${HASH}`, round: 50 })).toBe((genesis + 49 * PERIOD_S) * 1_000);
  expect(beacon.dueAt({ name: `drand-${NETWORKS[0]?.hash}`, round: 1 })).toBe(1_692_803_367_000);
  expect(beacon.dueAt({ name: 'drand-other', round: 1 })).toBeNull();
});

it('[F2] takes only the hash of a public network from the server', async () => {
  const [quicknet] = NETWORKS;
  answers['/info'] = () => [200, { hash: quicknet?.hash, genesis_time: 1, period: 60, public_key: 'ab' }];
  answers['/public/657413'] = () => [200, { round: 657_413, signature: PUBLIC.signature }];
  answers['/public/657414'] = () => [200, { round: 657_414, signature: PUBLIC.signature }];
  const beacon = await open();
  expect(warned).toEqual([]);
  const name = `drand-${quicknet?.hash}`;
  const { signature, value } = PUBLIC;
  expect(await beacon.read({ name, round: 657_413 })).toEqual({
    name,
    round: 657_413,
    value,
    signature,
    previous: null,
  });
  expect(await beacon.read({ name, round: 657_414 })).toBeNull();
  expect(warned[0]).toContain('not that of its network');
});

it('[F2] waits for a late round', async () => {
  let asked = 0;
  const told = answers['/public/7'] ?? expect.fail('no answer');
  answers['/public/7'] = () => (++asked < 3 ? [404, {}] : told());
  genesis = Math.floor(Date.now() / 1_000) - 6 * PERIOD_S;
  expect(await (await open(5_000)).read(SEVENTH)).toEqual(TAKEN);
  expect(asked).toBe(3);
});

it.each<[string, unknown]>([
  ['another round', { ...TOLD, round: 8 }],
  ['a value that is not the hash of its signature', { ...TOLD, randomness: HASH }],
  ['no signature', { ...TOLD, signature: undefined }],
  ['the signature of another round', { ...TOLD, signature: signed(8), randomness: hashOf(signed(8)) }],
  [
    'a signature that is no point of the curve',
    { ...TOLD, signature: '0d'.repeat(96), randomness: undefined },
  ],
  ['no word of what it signed before', { ...TOLD, previous_signature: undefined }],
  ['something else that it signed before', { ...TOLD, previous_signature: '0e'.repeat(96) }],
  ['nothing', null],
])('[F2] rejects an answer with %s, with the reason', async (_, body) => {
  answers['/public/7'] = () => [200, body];
  expect(await (await open()).read(SEVENTH)).toBeNull();
  expect(warned).toHaveLength(2);
});

it('[F2] returns no value of another network, and names no round before it knows its own', async () => {
  expect(await (await open()).read({ name: 'drand-other', round: 7 })).toBeNull();
  answers['/info'] = () => [200, { hash: 'x', genesis_time: 1, period: 3 }];
  const unknown = await open();
  expect(unknown.after(Date.now())).toBeNull();
  expect(warned.at(-1)).toContain('no valid network hash');
  answers['/info'] = () => [
    200,
    { hash: HASH, genesis_time: 1, period: 3, public_key: 'ab'.repeat(48), schemeID: 'new' },
  ];
  expect((await open()).after(Date.now())).toBeNull();
  expect(warned.at(-1)).toContain('scheme new');
});
