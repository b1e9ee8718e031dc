// WebSocket options for patrons and floor alike. No compression, so no message is larger than it looks; fragmented
// messages have the same bound as whole ones; pings are answered by the code that counts them.
import { MAX_MESSAGE_BYTES } from '@punto/protocol/message';
import { type RawData, WebSocketServer } from 'ws';

/** Somewhat above the limit, so that a message over the limit can still be answered with an error. */
const MAX_PAYLOAD = 4 * MAX_MESSAGE_BYTES;
/** Our clients send one frame per message; a proxy may split it, but not into more fragments than this. */
const MOST_FRAGMENTS = 64;
/** Most received pieces of an incomplete message: each uses far more memory than its bytes. */
const MOST_CHUNKS = 1_024;

/** `closingMs`: after this time a connection that does not answer a close is cut. */
export const createSocketServer = (closingMs: number): WebSocketServer => {
  // In a variable, because the types of `ws` do not know some of these options yet.
  const manners = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    autoPong: false,
    maxPayload: MAX_PAYLOAD,
    maxFragments: MOST_FRAGMENTS,
    maxBufferedChunks: MOST_CHUNKS,
    closeTimeout: closingMs,
  };
  return new WebSocketServer(manners);
};

/** The message as one buffer. */
export const asBuffer = (data: RawData): Buffer => {
  if (Buffer.isBuffer(data)) return data;
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);
};
