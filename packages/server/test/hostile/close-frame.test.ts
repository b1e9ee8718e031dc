// A socket closed for a flood gets the close code and reason, also when its client is too busy to read for a while.
// Earlier the connection was cut a second after the close frame; a client that wrote before it read got a reset, which
// lost the frame, and reported 1006.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../support/test-server.ts';
import { openTestSocket } from '../support/test-socket.ts';
import { frameOf, TEXT } from './fuzz/frames.ts';
import { createWire, upgradeRequest, type Wire } from './wire.ts';

let server: TestServer;
afterEach(() => server.close());

/** Final close frame of 14 bytes: code 4429 and the reason. */
const CLOSE_FRAME = '\x88\x0e\x11\x4dtoo-frequent';

const frame = (text: string): Buffer => frameOf(TEXT, text, Buffer.alloc(4));
const flood = (messages: number): Buffer =>
  Buffer.concat(Array.from({ length: messages }, () => frame('{"type":"ping","sent":1}')));

const written = (wire: Wire, bytes: Buffer): Promise<void> =>
  new Promise((resolve) => wire.socket.write(bytes, () => resolve()));

const comeIn = async (cookie: string, host: string): Promise<Wire> => {
  const wire = await createWire(host);
  wire.write(upgradeRequest(host, cookie));
  await wire.hears('"welcome"');
  return wire;
};

/** Stops reading and sends far too much; then time passes, it writes once more, and reads at last. */
const heardByBusyPeer = async (cookie: string, host: string): Promise<string> => {
  const wire = await comeIn(cookie, host);
  wire.socket.pause();
  await written(wire, flood(1_000));
  await sleep(100);
  await written(wire, flood(10));
  await written(wire, flood(10));
  wire.socket.resume();
  const heard = await wire.hears(CLOSE_FRAME);
  wire.drop();
  return heard;
};

const floodUntilClosed = async (cookie: string, host: string): Promise<Wire> => {
  const wire = await comeIn(cookie, host);
  wire.write(flood(400));
  await wire.hears(CLOSE_FRAME);
  return wire;
};

it.each([
  ['its own', { rate: { perSecond: 1, burst: 10 }, patience: { perSecond: 1, burst: 10 } }],
  ['its patron’s', { patronRate: { perSecond: 1, burst: 10 } }],
])('a close by %s budget arrives with its code and reason at a peer that is busy', async (_, limits) => {
  server = await createTestServer({ limits: { ...limits, farewellMs: 1 } });
  const host = await server.listen();
  const { cookie } = await server.enter();
  expect(await heardByBusyPeer(cookie, host)).toContain(CLOSE_FRAME);
});

it('messages after the close are ignored, although the budget has filled up again', async () => {
  server = await createTestServer({ limits: { patronRate: { perSecond: 1, burst: 10 } } });
  const host = await server.listen();
  const wire = await floodUntilClosed((await server.enter()).cookie, host);
  server.clock.advance(5_000);
  const bets = [{ option: 'tie', stakeMinor: 100 }];
  const ticket = { type: 'place-ticket', table: 'one', ticket: 'too-late-1', shoe: 1, round: 1 };
  await written(wire, frame(JSON.stringify({ ...ticket, mode: 'traditional', bets })));
  const other = await openTestSocket(host, await server.enter());
  await other.sync();
  expect(server.one.tickets).toEqual([]);
  wire.drop();
  other.raw.terminate();
});
