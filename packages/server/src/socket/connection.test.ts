import { Duplex } from 'node:stream';
import { patronId } from '@punto/table/ids';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { Connection, frameOf } from './connection.ts';

type Closing = { readonly code: number; readonly reason: string };

/** A wire that nobody reads. */
const stuck = () => {
  const closings: Closing[] = [];
  const wire = new Duplex({ read: () => undefined, write: () => undefined });
  const ws = { OPEN: 1, readyState: 1 };
  const close = (code: number, reason: string): void => {
    closings.push({ code, reason });
    ws.readyState = 2;
  };
  const socket = Object.assign(ws, { close }) as unknown as WebSocket;
  return { wire, closings, connection: new Connection(patronId('ann'), socket, wire, 1_000) };
};

describe('a connection', () => {
  it('whose reader is slow is closed, and holds no more than its bound and a word', () => {
    const { wire, closings, connection } = stuck();
    const frame = frameOf({ type: 'pong', sent: 1, now: 2 });
    for (let n = 0; n < 1_000; n++) connection.write(frame);
    expect(closings).toEqual([{ code: 4408, reason: 'slow-reader' }]);
    expect(wire.writableLength).toBeLessThan(1_400);
  });
});
