// A client that stops reading, over a real socket: bytes the network does not take must not pile up.
import { once } from 'node:events';
import { connect } from 'node:net';
import type { TableView } from '@punto/table';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';
import { openTestSocket } from '../../test/support/test-socket.ts';
import { clientFrame, OPCODE } from './client-frame.ts';

const MAX_UNSENT = 512 * 1024;

let server: TestServer;
let host: string;
beforeEach(async () => {
  server = await createTestServer({ limits: { maxUnsentBytes: MAX_UNSENT, farewellMs: 50 } });
  host = await server.listen();
});
afterEach(() => server.close());

/** Connects, watches the table, and never reads again. */
const enterAndStop = async () => {
  const { cookie } = await server.enter();
  const [name, port] = host.split(':');
  const wire = connect(Number(port), name);
  wire.write(
    `GET /api/socket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: ${cookie}\r\n\r\n`,
  );
  await once(wire, 'data');
  wire.write(clientFrame(OPCODE.text, '{"type":"watch-table","table":"one"}'));
  await once(wire, 'data');
  wire.pause();
  return wire;
};

describe('a client that stops reading', () => {
  it('is closed at its limit and leaves no memory behind, while the others receive everything', async () => {
    const { cookie } = await server.enter();
    const lively = await openTestSocket(host, { cookie });
    lively.send({ type: 'watch-table', table: 'one' });
    await lively.next('snapshot');
    const stopped = await enterAndStop();
    const most = { bytes: 0, sockets: 0 };
    // Far more than all buffers of the system on the way.
    const much = 'x'.repeat(MAX_UNSENT / 2);
    for (let n = 0; n < 400; n += 1) {
      const changed = { hands: { player: [much, String(n)] } } as unknown as Partial<TableView>;
      server.one.change(changed);
      server.clock.advance(5);
      expect((await lively.next('update')).changed).toEqual(changed);
      const unsent = server.app.gateway.unsentBytes();
      most.bytes = Math.max(most.bytes, ...unsent);
      most.sockets = Math.max(most.sockets, unsent.length);
      if (most.sockets === 2 && unsent.length === 1) break;
    }
    expect(most.sockets).toBe(2);
    expect(server.app.gateway.unsentBytes()).toHaveLength(1);
    expect(most.bytes).toBeGreaterThan(MAX_UNSENT / 2);
    expect(most.bytes).toBeLessThan(2 * MAX_UNSENT);
    stopped.destroy();
  });

  it('is closed when all slow ones together exceed the shared limit', async () => {
    const MOST = 2 * MAX_UNSENT;
    await server.close();
    server = await createTestServer({
      limits: { maxUnsentBytes: MAX_UNSENT, mostUnsentBytes: MOST, farewellMs: 50 },
    });
    host = await server.listen();
    const stopped = [];
    for (let n = 0; n < 8; n += 1) stopped.push(await enterAndStop());
    const much = 'x'.repeat(MAX_UNSENT / 4);
    let most = 0;
    // Without letting the clock's timers run, as when thousands send requests at the same time.
    for (let n = 0; n < 400 && server.app.gateway.unsentBytes().length === 8; n += 1) {
      server.one.change({ hands: { player: [much, String(n)] } } as unknown as Partial<TableView>);
      server.clock.advance(5);
      await new Promise((resolve) => setImmediate(resolve));
      most = Math.max(
        most,
        server.app.gateway.unsentBytes().reduce((sum, bytes) => sum + bytes, 0),
      );
    }
    expect(server.app.gateway.unsentBytes().length).toBeLessThan(8);
    expect([most > MOST / 2, most <= MOST]).toEqual([true, true]);
    for (const wire of stopped) wire.destroy();
  });
});
