// WebSocket frames as bytes, both directions: what a client sends, and a parser for what it receives, in pieces of
// any size. RFC 6455 §5.2. The client's mask may be any value; it is zero here.

export type Frame = { readonly opcode: number; readonly body: Buffer };

export const TEXT = 1;
export const CLOSE = 8;
export const PING = 9;
export const PONG = 10;

const FINAL = 0x80;
const MASKED = 0x80;

export const clientFrame = (opcode: number, body: Buffer): Buffer => {
  const { length } = body;
  const head =
    length < 126
      ? Buffer.of(FINAL | opcode, MASKED | length)
      : Buffer.of(FINAL | opcode, MASKED | 126, length >> 8, length & 0xff);
  return Buffer.concat([head, Buffer.alloc(4), body]);
};

/** Takes bytes as they come, the answer to the upgrade first, and gives the frames they complete. */
export const openFrameReader = (): ((bytes: Buffer) => readonly Frame[]) => {
  let waiting = Buffer.alloc(0);
  let upgraded = false;
  return (bytes) => {
    waiting = Buffer.concat([waiting, bytes]);
    if (!upgraded) {
      const end = waiting.indexOf('\r\n\r\n');
      if (end < 0) return [];
      upgraded = true;
      waiting = waiting.subarray(end + 4);
    }
    const frames: Frame[] = [];
    for (let frame = first(waiting); frame; frame = first(waiting)) {
      frames.push({ opcode: frame.opcode, body: frame.body });
      waiting = waiting.subarray(frame.length);
    }
    return frames;
  };
};

const first = (bytes: Buffer): (Frame & { readonly length: number }) | null => {
  if (bytes.length < 2) return null;
  const short = bytes.readUInt8(1) & 0x7f;
  const head = short === 127 ? 10 : short === 126 ? 4 : 2;
  if (bytes.length < head) return null;
  const size =
    short === 127 ? Number(bytes.readBigUInt64BE(2)) : short === 126 ? bytes.readUInt16BE(2) : short;
  if (bytes.length < head + size) return null;
  return { opcode: bytes.readUInt8(0) & 0x0f, body: bytes.subarray(head, head + size), length: head + size };
};
