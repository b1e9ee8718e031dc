// WebSocket options for patrons and floor alike. No compression, so no message is larger than it looks; fragmented
// messages have the same bound as whole ones; pings are answered by the code that counts them.
import { MAX_MESSAGE_BYTES } from '@punto/protocol/message';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

/** Somewhat above the limit, so that a message over the limit can still be answered with an error. */
const MAX_PAYLOAD = 4 * MAX_MESSAGE_BYTES;
/** Our clients send one frame per message; a proxy may split it, but not into more fragments than this. */
const MOST_FRAGMENTS = 64;
/** Most received pieces of an incomplete message: each uses far more memory than its bytes. */
const MOST_CHUNKS = 1_024;

/** Handler of the events of a WebSocket. */
export type SocketEvents = {
  pinged(data: Buffer): void;
  ponged(): void;
  received(message: Buffer, isBinary: boolean): void;
  closed(): void;
};

/** A WebSocket with the handler of its events: all sockets share four listener functions, and no socket has closures of its own. */
export class ServedWebSocket extends WebSocket {
  events: SocketEvents | null = null;

  inform(events: SocketEvents): void {
    this.events = events;
    this.on('ping', onPing).on('pong', onPong).on('message', onMessage).on('close', onClose);
  }
}

const eventsOf = (ws: WebSocket): SocketEvents | null => (ws instanceof ServedWebSocket ? ws.events : null);

function onPing(this: WebSocket, data: Buffer): void {
  eventsOf(this)?.pinged(data);
}

function onPong(this: WebSocket): void {
  eventsOf(this)?.ponged();
}

function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
  eventsOf(this)?.received(asBuffer(data), isBinary);
}

function onClose(this: WebSocket): void {
  eventsOf(this)?.closed();
}

/** `closingMs`: after this time a connection that does not answer a close is cut. */
export const createSocketServer = (closingMs: number) => {
  // In a variable, because the types of `ws` do not know some of these options yet.
  const manners = {
    noServer: true,
    WebSocket: ServedWebSocket,
    clientTracking: false,
    perMessageDeflate: false,
    autoPong: false,
    maxPayload: MAX_PAYLOAD,
    maxFragments: MOST_FRAGMENTS,
    maxBufferedChunks: MOST_CHUNKS,
    closeTimeout: closingMs,
  };
  return new WebSocketServer<typeof ServedWebSocket>(manners);
};

/** The message as one buffer. */
export const asBuffer = (data: RawData): Buffer => {
  if (Buffer.isBuffer(data)) return data;
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);
};
