// A raw TCP connection to a server, for bytes that no client library would send.
import { connect, type Socket } from 'node:net';

export type Wire = {
  readonly socket: Socket;
  /** Everything received so far. */
  readonly heard: () => string;
  readonly write: (bytes: string | Uint8Array) => void;
  /** Resolves with everything received, once the server has closed the connection. */
  readonly closed: Promise<string>;
  /** Resolves once the received text contains `words`, or at the end. */
  readonly hears: (words: string) => Promise<string>;
  readonly drop: () => void;
};

export const createWire = async (host: string): Promise<Wire> => {
  const { hostname, port } = new URL(`http://${host}`);
  const socket = connect(Number(port), hostname);
  let heard = '';
  let wake: () => void = () => undefined;
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    heard += chunk;
    wake();
  });
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => {
    socket.on('close', () => {
      resolve(heard);
      wake();
    });
  });
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve);
    socket.once('close', () => resolve());
  });
  return {
    socket,
    closed,
    heard: () => heard,
    write: (bytes) => void socket.write(bytes),
    hears: async (words) => {
      while (!heard.includes(words) && !socket.destroyed) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return heard;
    },
    drop: () => void socket.destroy(),
  };
};

/** One exchange: sends the request and returns everything received until the server closes. */
export const exchange = async (host: string, request: string | Uint8Array): Promise<string> => {
  const wire = await createWire(host);
  wire.write(request);
  return wire.closed;
};

/** The first lines of a WebSocket handshake, valid so far. */
export const upgradeRequest = (host: string, cookie: string, more = ''): string =>
  [
    'GET /api/socket HTTP/1.1',
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    `Cookie: ${cookie}`,
    ...(more === '' ? [] : [more]),
    '',
    '',
  ].join('\r\n');
