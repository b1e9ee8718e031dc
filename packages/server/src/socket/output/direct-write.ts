// Writes to a TCP socket without the queue of its stream. `Writable.write` is a queue in front of `_write`, which makes the system
// call; for a socket whose queue is empty, the queue's work is the larger part of the JavaScript of a write. (docs/decisions/0073)
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** `Writable` gives buffers to `_write` with the encoding `buffer`, which the types of Node leave out. */
export type DirectSocket = Socket & {
  _write(frame: Buffer, encoding: 'buffer', onEnd: (error?: Error | null) => void): void;
};

/** Other streams, and TLS sockets, are written to through their queue. */
export const isDirect = (wire: Duplex): wire is DirectSocket =>
  wire instanceof Socket && !('encrypted' in wire);

/** Whether nothing that was written before still waits in the stream, and the socket is open for writing. */
export const isIdle = (socket: Socket): boolean =>
  socket.writableLength === 0 && socket.writableCorked === 0 && socket.writable;

/** What writes to the socket. A method, since a function for each socket or write uses more memory. */
export type DirectWriter = { readonly directWriteEnded: () => void };

/**
 * Writes to an idle socket, and returns whether the write has ended. If not, the system has taken a part of the frame at most, and
 * `writer` is called when it has taken the rest or the write has failed; until then the stream is corked, so that it
 * keeps what is written to it, by `ws` too. A failed write destroys the socket, as the stream does.
 */
export const writeDirectly = (socket: DirectSocket, frame: Buffer, writer: DirectWriter): boolean => {
  let [hasEnded, isCorked] = [false, false];
  socket._write(frame, 'buffer', (error) => {
    hasEnded = true;
    if (error) socket.destroy(error);
    if (!isCorked) return;
    writer.directWriteEnded();
    socket.uncork();
  });
  if (hasEnded) return true;
  isCorked = true;
  socket.cork();
  return false;
};
