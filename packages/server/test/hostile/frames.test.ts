import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textFrame } from '../../src/socket/text-frame.ts';
import { createTestServer, type TestServer } from '../support/test-server.ts';
import { openTestSocket, type TestSocket } from '../support/test-socket.ts';
import { createWire, upgradeRequest, type Wire } from './wire.ts';

let server: TestServer;
let host: string;
let bystander: TestSocket;
beforeAll(async () => {
  server = await createTestServer({
    guestsPerMinute: 1_000,
    limits: {
      rate: { perSecond: 5, burst: 10 },
      patience: { perSecond: 5, burst: 10 },
      farewellMs: 100,
      closingMs: 100,
    },
  });
  host = await server.listen();
  bystander = await openTestSocket(host, await server.enter());
  await bystander.next('welcome');
});
afterAll(async () => {
  bystander.raw.terminate();
  await server.close();
});

/** An open socket, to be misused. */
const comeIn = async (): Promise<Wire> => {
  const wire = await createWire(host);
  wire.write(upgradeRequest(host, (await server.enter()).cookie));
  await wire.hears('"welcome"');
  return wire;
};

const FIN = 0x80;
const [CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG] = [0, 1, 2, 8, 9, 10];

/** A frame as a client sends it, masked with zeros; `length` may differ from the payload. */
const frame = (first: number, payload: string | Buffer = '', length?: number): Buffer => {
  const bytes = Buffer.from(payload);
  const size = length ?? bytes.length;
  const head =
    size < 126 ? Buffer.from([first, 0x80 | size]) : Buffer.from([first, 0xfe, size >> 8, size & 0xff]);
  return Buffer.concat([head, Buffer.alloc(4), bytes]);
};

/** The code of the close frame; `null`: the connection was only cut. */
const closeCode = async (wire: Wire): Promise<number | null> => {
  const bytes = Buffer.from(await wire.closed, 'latin1');
  const at = bytes.lastIndexOf(Buffer.from([FIN | CLOSE]));
  return at < 0 ? null : bytes.readUInt16BE(at + 2);
};

const huge = Buffer.from([FIN | TEXT, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]);

const tooLong = Buffer.from([FIN | TEXT, 0xff, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0]);

describe('invalid frames', () => {
  it.each([
    ['without a mask', textFrame('{"type":"ping","sent":1}'), 1002],
    ['with a reserved bit', frame(FIN | 0x40 | TEXT, '{}'), 1002],
    ['of an unknown kind', frame(FIN | 3, '{}'), 1002],
    ['of an unknown control', frame(FIN | 11), 1002],
    ['that go on from nothing', frame(FIN | CONTINUATION, '{}'), 1002],
    ['begun while another is unfinished', Buffer.concat([frame(TEXT, '{'), frame(TEXT, '}')]), 1002],
    ['of a control in pieces', frame(PING, 'x'), 1002],
    ['of a control too long', frame(FIN | PING, 'x'.repeat(126)), 1002],
    ['that are no UTF-8', frame(FIN | TEXT, Buffer.from([0xc3, 0x28])), 1007],
    ['that say they are longer than anything', huge, 1009],
    ['longer than is taken', tooLong, 1009],
    ['that close with a code nobody has', frame(FIN | CLOSE, Buffer.from([0, 1])), 1002],
  ])('%s end their own socket alone', async (_, bytes, code) => {
    const wire = await comeIn();
    wire.write(bytes);
    expect(await closeCode(wire)).toBe(code);
    expect(await bystander.sync()).toEqual([]);
    server.clock.advance(1_000);
  });
});

describe('floods of frames that are not messages', () => {
  it.each([
    ['pings', frame(FIN | PING, 'are you there')],
    ['pongs', frame(FIN | PONG)],
    ['binary', frame(FIN | BINARY, 'x')],
  ])('%s are counted, and end the socket with a reason', async (_, one) => {
    const wire = await comeIn();
    wire.write(Buffer.concat(Array.from({ length: 500 }, () => one)));
    expect(await closeCode(wire)).toBe(4429);
    const heard = await wire.closed;
    expect(heard).toContain('"too-frequent"');
    // Ten within the rate, and no more: the answers are limited too.
    expect(heard.split('are you there').length - 1).toBeLessThanOrEqual(10);
    expect(await bystander.sync()).toEqual([]);
    server.clock.advance(10_000);
  });

  it('a message in a thousand empty fragments is not accepted', async () => {
    const wire = await comeIn();
    wire.write(
      Buffer.concat([frame(TEXT, '{'), ...Array.from({ length: 1_000 }, () => frame(CONTINUATION))]),
    );
    expect(await closeCode(wire)).toBe(1008);
  });

  it('a message in a reasonable number of fragments is read', async () => {
    const wire = await comeIn();
    const text = '{"type":"ping","sent":77}';
    wire.write(frame(TEXT, text[0] ?? ''));
    for (const letter of text.slice(1, -1)) wire.write(frame(CONTINUATION, letter));
    wire.write(frame(FIN | CONTINUATION, '}'));
    expect(await wire.hears('"pong"')).toContain('"sent":77');
    wire.drop();
  });
});

describe('a message that is offered compressed', () => {
  it('is not accepted: nothing is ever decompressed', async () => {
    const wire = await createWire(host);
    const { cookie } = await server.enter();
    wire.write(
      upgradeRequest(host, cookie, 'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits'),
    );
    const answer = await wire.hears('\r\n\r\n');
    expect(answer).toContain('101 Switching');
    expect(answer.toLowerCase()).not.toContain('sec-websocket-extensions');
    wire.drop();
  });
});
