// WebSocket options for patrons and floor alike. No compression, so no message is larger than it looks; fragmented
// messages have the same bound as whole ones; pings are answered by the code that counts them.
import { MAX_MESSAGE_BYTES } from '@punto/protocol/message';
import { type RawData, WebSocketServer } from 'ws';

/** A little room above the limit, so that one who oversteps it can still be told. */
const MAX_PAYLOAD = 4 * MAX_MESSAGE_BYTES;
/** Our clients send one frame a message; a proxy may cut it, and nobody into more than this. */
const MOST_FRAGMENTS = 64;
/** Pieces of a message kept until it is whole: each costs far more memory than the bytes in it. */
const MOST_CHUNKS = 1_024;

/** `closingMs`: after which a connection is cut whose other end does not answer a close. */
export const createSocketServer = (closingMs: number): WebSocketServer => {
  // A name of its own, since some of these are younger than the types of `ws`.
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

/** A message in one piece, however it came. */
export const asBuffer = (data: RawData): Buffer => {
  if (Buffer.isBuffer(data)) return data;
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);
};
