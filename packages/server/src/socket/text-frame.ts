// A text message framed once and then written to any number of sockets: the bytes are the same for all, since
// a server does not mask. RFC 6455 §5.2: final text frame, then the length in 1, 3 or 9 bytes.
const FINAL_TEXT = 0x81;
const FINAL_PING = 0x89;

/** Asks for a sign of life, and for nothing in it. */
export const PING_FRAME = Buffer.from([FINAL_PING, 0]);

export const textFrame = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const head = headFor(length);
  const frame = Buffer.allocUnsafe(head.length + length);
  frame.set(head);
  frame.write(text, head.length);
  return frame;
};

const headFor = (length: number): Buffer => {
  if (length < 126) return Buffer.from([FINAL_TEXT, length]);
  if (length < 65_536) return Buffer.from([FINAL_TEXT, 126, length >> 8, length & 0xff]);
  const head = Buffer.alloc(10);
  head[0] = FINAL_TEXT;
  head[1] = 127;
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
};
