// A text message framed once and then written to any number of sockets: the bytes are the same for all, since a
// server does not mask. RFC 6455 §5.2: final text frame, then the length in 1, 3 or 9 bytes.
const FINAL_TEXT = 0x81;
const FINAL_PING = 0x89;

/** A ping without payload. */
export const PING_FRAME = Buffer.from([FINAL_PING, 0]);

export const textFrame = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FINAL_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
};
