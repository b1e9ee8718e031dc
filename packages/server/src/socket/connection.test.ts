import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { patronId } from '@punto/table/ids';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { frameOf, SocketConnection } from './connection.ts';
import type { SocketWriterBounds } from './socket-writer.ts';

const BOUNDS = { maxUnsentBytes: 1_000, farewellMs: 10 };

type Closing = { readonly code: number; readonly reason: string };

/** A connection whose socket passes its output to `write`. */
const connect = (
  write: (chunk: Buffer, encoding: string, taken: () => void) => void,
  bounds: SocketWriterBounds = BOUNDS,
) => {
  const closings: Closing[] = [];
  const wire = new Duplex({ read: () => undefined, write });
  const ws = { OPEN: 1, readyState: 1 };
  const close = (code: number, reason: string): void => {
    closings.push({ code, reason });
    ws.readyState = 2;
  };
  const socket = Object.assign(ws, { close, terminate: () => undefined }) as unknown as WebSocket;
  return { wire, closings, connection: new SocketConnection(patronId('ann'), socket, wire, bounds) };
};

/** A socket that is never read. */
const stuck = () => connect(() => undefined);

const reading = () => {
  const writes: Buffer[] = [];
  const read = connect((chunk, _, taken) => {
    writes.push(chunk);
    taken();
  });
  return { ...read, writes };
};

const pong = (sent: number) => frameOf({ type: 'pong', sent, now: 2 });
const turnOver = () => new Promise((resolve) => setImmediate(resolve));

describe('a connection', () => {
  it('with a slow reader is closed, and keeps no more than its limit and one message', () => {
    const { wire, closings, connection } = stuck();
    for (let n = 0; n < 1_000; n++) connection.write(pong(1));
    expect(closings).toEqual([{ code: 4408, reason: 'slow-reader' }]);
    expect(wire.writableLength).toBeLessThan(1_400);
  });

  it('with a slow reader is also closed when it is sent a little in each turn', async () => {
    const { wire, closings, connection } = stuck();
    for (let n = 0; n < 100; n++) {
      connection.write(pong(1));
      await turnOver();
    }
    expect(closings).toEqual([{ code: 4408, reason: 'slow-reader' }]);
    expect(wire.writableLength).toBeLessThan(1_400);
  });

  it('sends the messages of one turn in one write, in order, and those of the next turn in the next', async () => {
    const { writes, connection } = reading();
    for (const n of [1, 2, 3]) connection.write(pong(n));
    expect(connection.unsentBytes).toBe(3 * pong(1).length);
    await turnOver();
    connection.write(pong(4));
    await turnOver();
    expect(writes).toEqual([Buffer.concat([pong(1), pong(2), pong(3)]), pong(4)]);
    expect(connection.unsentBytes).toBe(0);
  });

  it('sends large frames of one turn in order without copying them', () => {
    const { wire, connection } = connect(() => undefined, { ...BOUNDS, maxUnsentBytes: 100_000 });
    const frames = [Buffer.alloc(20_000, 1), pong(1), Buffer.alloc(20_000, 2)];
    const written: Buffer[] = [];
    wire._writev = (chunks) => void written.push(...chunks.map(({ chunk }) => chunk as Buffer));
    for (const frame of frames) connection.write(frame);
    connection.sendAll();
    expect(written.map((chunk) => frames.indexOf(chunk))).toEqual([0, 1, 2]);
  });

  it('sends the written messages before it closes', () => {
    const { writes, closings, connection } = reading();
    connection.write(pong(1));
    connection.goAway();
    expect(writes).toEqual([pong(1)]);
    expect(closings).toEqual([{ code: 1001, reason: 'closing' }]);
  });

  it('that has closed by the end of the turn is not written to', async () => {
    const { wire, writes, connection } = reading();
    connection.write(pong(1));
    wire.destroy();
    await once(wire, 'close');
    expect(writes).toEqual([]);
  });
});
