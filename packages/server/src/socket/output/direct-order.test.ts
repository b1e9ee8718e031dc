// The frames of a connection and of `ws` on one real socket whose reader has stopped: their order, and the bytes that count as unsent.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { patronId } from '@punto/table/ids';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FrameReader, OPCODE } from '../client-frame.ts';
import { frameOf, SocketConnection } from '../connection.ts';
import { createSocketServer } from '../socket-server.ts';
import { PING_FRAME } from '../text-frame.ts';

const BOUNDS = { maxUnsentBytes: 1024 * 1024, farewellMs: 10_000 };

let server: Server;
beforeEach(async () => {
  server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => server.close());

/** A connection of the server, and its client, which does not read yet. */
const enter = async () => {
  const noted = vi.fn();
  const connected = new Promise<{ connection: SocketConnection; wire: Socket }>((resolve) => {
    server.once('upgrade', (request, wire, head) => {
      createSocketServer(10_000).handleUpgrade(request, wire, head, (ws) => {
        const connection = new SocketConnection(patronId('ann'), ws, wire, BOUNDS, undefined, noted);
        resolve({ connection, wire: wire as Socket });
      });
    });
  });
  const { port } = server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  client.write(
    'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  const { connection, wire } = await connected;
  await once(client, 'data');
  client.pause();
  return { connection, wire, client, noted };
};

const pong = (sent: number) => frameOf({ type: 'pong', sent, now: 2 });

/** Frames in the order of their arrival, as their text or opcode. */
const readAll = (client: Socket): Promise<readonly (string | number)[]> => {
  const frames: (string | number)[] = [];
  const reader = new FrameReader((opcode, bytes, start, end) => {
    frames.push(opcode === OPCODE.text ? bytes.toString('utf8', start, end) : opcode);
  });
  return new Promise((resolve) => {
    client.on('data', (bytes) => {
      reader.push(bytes as Buffer);
      if (frames.at(-1) === OPCODE.close) resolve(frames);
    });
    client.resume();
  });
};

/** Sends numbered messages until the network does not take one whole, and returns how many. */
const sendUntilHeld = (connection: SocketConnection): number => {
  const padding = 'x'.repeat(20_000);
  for (let n = 0; ; n += 1) {
    connection.write(frameOf({ type: 'error', error: 'busy', message: `${n} ${padding}` }));
    connection.sendAll();
    if (connection.unsentBytes > 0) return n + 1;
  }
};

it('frames of `ws` and of the connection keep their order behind a frame that was written in part', async () => {
  const { connection, wire, client, noted } = await enter();
  const queued = vi.spyOn(wire, 'write');
  const sent = sendUntilHeld(connection);
  expect([queued.mock.calls.length, wire.writableLength]).toEqual([0, 0]);
  const held = connection.unsentBytes;
  expect(held).toBeGreaterThan(20_000);
  expect(noted).toHaveBeenCalledTimes(1);
  connection.pong(Buffer.from('answer'));
  connection.write(pong(1));
  connection.sendAll();
  expect(connection.unsentBytes).toBe(held + 2 + 'answer'.length + pong(1).length);
  connection.close('busy', 'Later.');
  const frames = await readAll(client);
  expect(frames.slice(0, sent).map((text) => Number(/"(\d+) x/.exec(String(text))?.[1]))).toEqual(
    Array.from({ length: sent }, (_, n) => n),
  );
  expect(frames.slice(sent)).toEqual([
    OPCODE.pong,
    JSON.stringify({ type: 'pong', sent: 1, now: 2 }),
    JSON.stringify({ type: 'error', error: 'busy', message: 'Later.' }),
    OPCODE.close,
  ]);
  expect(connection.unsentBytes).toBe(0);
  connection.drop();
  await once(wire, 'close');
});

it('a frame that the network has not taken counts until it has, and the next is written directly again', async () => {
  const { connection, wire, client } = await enter();
  sendUntilHeld(connection);
  client.resume();
  await new Promise((resolve) => wire.write(PING_FRAME, resolve));
  expect(connection.unsentBytes).toBe(0);
  const [queued, called] = [vi.spyOn(wire, 'write'), vi.spyOn(wire, '_write')];
  connection.write(pong(1));
  connection.sendAll();
  expect([queued.mock.calls.length, called.mock.calls.length]).toEqual([0, 1]);
  connection.drop();
  await once(wire, 'close');
});
