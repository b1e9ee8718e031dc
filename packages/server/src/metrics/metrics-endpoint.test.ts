import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createMetricsEndpoint, type MetricsEndpoint, UnusableMetricsAddress } from './metrics-endpoint.ts';

let endpoint: MetricsEndpoint;
afterEach(() => endpoint.close());

const faults: unknown[] = [];
const openWith = async (text: () => Promise<string>): Promise<string> => {
  faults.length = 0;
  const contentType = 'text/plain; version=0.0.4; charset=utf-8';
  endpoint = createMetricsEndpoint({ text, contentType }, (fault) => faults.push(fault));
  return `http://127.0.0.1:${await endpoint.listen('127.0.0.1', 0)}`;
};

it('serves the metrics', async () => {
  const address = await openWith(async () => 'punto_patrons 2\n');
  const answer = await fetch(`${address}/metrics`);
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
    'punto_patrons 2\n',
  ]);
});

it('serves nothing else, and only GET', async () => {
  const address = await openWith(async () => 'punto_patrons 2\n');
  expect((await fetch(`${address}/api/session`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(405);
});

it('reads once for concurrent requests', async () => {
  let reads = 0;
  const held = Promise.withResolvers<string>();
  const address = await openWith(() => {
    reads += 1;
    return held.promise;
  });
  // In one packet, so that all three requests arrive before any is answered.
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write('GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3));
  while (reads === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  held.resolve('punto_patrons 2\n');
  let received = '';
  while (received.split('punto_patrons 2').length <= 3) received += String((await once(socket, 'data'))[0]);
  socket.destroy();
  expect(reads).toBe(1);
});

it('answers that it could not read, with the reason in the log only', async () => {
  const fault = new Error('the disk has a name that is nobody’s business');
  const address = await openWith(() => Promise.reject(fault));
  const answer = await fetch(`${address}/metrics`);
  expect([answer.status, await answer.text()]).toEqual([
    500,
    'The figures could not be read: see the log.\n',
  ]);
  expect(faults).toEqual([fault]);
});

it('names the setting when its address is not available', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  endpoint = createMetricsEndpoint({ text: async () => '', contentType: '' }, () => undefined);
  const refused = await endpoint.listen('127.0.0.1', port).catch((cause: unknown) => cause);
  other.close();
  expect(refused).toBeInstanceOf(UnusableMetricsAddress);
  expect(String(refused)).toMatch(/PUNTO_METRICS to another address, or to off\.$/);
});
