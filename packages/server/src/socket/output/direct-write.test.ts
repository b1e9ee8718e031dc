// Direct writes on real TCP sockets whose readers stop, read a byte at a time, close their half and go away. The tests count
// the writes of which the system took a part and nothing, and fail if there were none.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { TLSSocket } from 'node:tls';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type DirectSocket, isDirect, isIdle, writeDirectly } from './direct-write.ts';

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

/** A served socket that is not read itself, and a reader that has not begun to read, in reads of at most `reads.size`. */
const createPair = async (onBytes: (bytes: Buffer) => void = () => undefined) => {
  const server = createServer({ pauseOnConnect: true, noDelay: true, allowHalfOpen: true });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const accepted = once(server, 'connection');
  const room = Buffer.alloc(64 * 1024);
  const reads = { size: room.length };
  const onread = {
    buffer: () => room.subarray(0, reads.size),
    callback: (count: number) => {
      onBytes(Buffer.from(room.subarray(0, count)));
      return true;
    },
  };
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true, onread }).pause();
  const [wire] = (await accepted) as [DirectSocket];
  server.close();
  open.push(wire, client);
  return { wire, client, reads };
};

/** Bytes that the system has not taken yet, of the write that was dispatched last. */
const leftOf = (wire: Socket): number =>
  (wire as unknown as { readonly _handle: { readonly writeQueueSize: number } })._handle.writeQueueSize;

const nothing = { directWriteEnded: () => undefined };

/** Writes frames until one is not taken whole; `ended` resolves when that one has ended. */
const fill = (wire: DirectSocket) => {
  const ended = Promise.withResolvers<void>();
  const frame = Buffer.alloc(64 * 1024);
  let written = frame.length;
  while (writeDirectly(wire, frame, { directWriteEnded: ended.resolve })) written += frame.length;
  return { ended: ended.promise, written };
};

const SIZES = [40, 90, 130, 7, 20_011, 300, 65_539, 1_000];

describe('a direct write', () => {
  it('makes the system call at once, without the queue of the stream', async () => {
    const heard: Buffer[] = [];
    const { wire, client } = await createPair((bytes) => heard.push(bytes));
    const [queued, called] = [vi.spyOn(wire, 'write'), vi.spyOn(wire, '_write')];
    for (let n = 0; n < 100; n += 1) {
      expect(isIdle(wire)).toBe(true);
      expect(writeDirectly(wire, Buffer.from(`${n},`), nothing)).toBe(true);
    }
    expect([wire.bytesWritten, leftOf(wire)]).toEqual([290, 0]);
    expect([queued.mock.calls.length, called.mock.calls.length]).toEqual([0, 100]);
    wire.end();
    await once(client.resume(), 'end');
    expect(String(Buffer.concat(heard))).toBe(Array.from({ length: 100 }, (_, n) => `${n},`).join(''));
  });

  it('of which the system takes a part arrives whole and in order, with what the stream was given meanwhile', async () => {
    const [sent, received] = [createHash('sha256'), createHash('sha256')];
    const count = { sent: 0, received: 0, reads: 0, readsOfOne: 0, whole: 0, part: 0 };
    const { wire, client, reads } = await createPair((bytes) => {
      received.update(bytes);
      count.received += bytes.length;
      count.reads += 1;
      if (bytes.length === 1) count.readsOfOne += 1;
      // Of hundred reads, fifty of one byte.
      reads.size = count.reads % 100 < 50 ? 1 : 64 * 1024;
    });
    const make = (size: number): Buffer => {
      const frame = Buffer.alloc(size, String(count.sent % 9_973));
      sent.update(frame);
      count.sent += size;
      return frame;
    };
    for (let n = 0; count.part < 4; n += 1) {
      const frame = make(SIZES[n % SIZES.length] ?? 1);
      const ended = Promise.withResolvers<void>();
      if (writeDirectly(wire, frame, { directWriteEnded: ended.resolve })) count.whole += 1;
      else {
        if (leftOf(wire) < frame.length) count.part += 1;
        expect(isIdle(wire)).toBe(false);
        // As `ws` writes a pong, under a cork of its own.
        wire.cork();
        for (const size of [2, 125]) wire.write(make(size));
        wire.uncork();
        const taken = new Promise((resolve) => wire.write(make(5_000), resolve));
        expect(wire.writableLength).toBe(5_127);
        client.resume();
        await Promise.all([ended.promise, taken]);
        expect(isIdle(wire)).toBe(true);
        client.pause();
      }
    }
    wire.end();
    await once(client.resume(), 'end');
    expect(count.received).toBe(count.sent);
    expect(received.digest('hex')).toBe(sent.digest('hex'));
    expect(count.whole).toBeGreaterThan(100);
    expect(count.readsOfOne).toBeGreaterThan(100);
  });

  it('whose reader closes its half meanwhile arrives whole, then what the stream is ended with', async () => {
    const read = { bytes: 0, tail: '' };
    const { wire, client } = await createPair((bytes) => {
      read.bytes += bytes.length;
      read.tail = (read.tail + bytes.toString('latin1')).slice(-10);
    });
    const { ended, written } = fill(wire);
    client.end();
    await once(wire.resume(), 'end');
    wire.end('last bytes');
    await once(client.resume(), 'end');
    await ended;
    expect(read).toEqual({ bytes: written + 10, tail: 'last bytes' });
  });

  it('ends when its socket is destroyed, and the next one is not made', async () => {
    const { wire } = await createPair();
    const faults = vi.fn();
    wire.on('error', faults);
    const { ended } = fill(wire);
    wire.destroy();
    await Promise.all([ended, once(wire, 'close')]);
    expect(isIdle(wire)).toBe(false);
    expect(faults).not.toHaveBeenCalled();
  });

  it('destroys its socket with the error of the system when the reader is gone', async () => {
    const { wire, client } = await createPair();
    client.resetAndDestroy();
    await once(client, 'close');
    const failed = once(wire, 'error');
    // Two, because the first may still be taken.
    for (let n = 0; n < 2 && isIdle(wire); n += 1)
      expect(writeDirectly(wire, Buffer.alloc(10), nothing)).toBe(true);
    const [error] = await failed;
    expect(['ECONNRESET', 'EPIPE']).toContain(error.code);
    expect([wire.destroyed, isIdle(wire)]).toEqual([true, false]);
  });

  it('is made on TCP sockets without TLS only', () => {
    const plain = new Socket();
    open.push(plain);
    expect(isDirect(plain)).toBe(true);
    expect(isDirect(new TLSSocket(plain))).toBe(false);
    expect(isDirect(new Duplex())).toBe(false);
  });
});
