// WebSocket frames of RFC 6455 on the client's side, for the load command, the simulation and tests, limited to what
// the server uses. A client must mask what it sends; a mask of zeros is valid and leaves the bytes unchanged.
export const OPCODE = { text: 1, close: 8, ping: 9, pong: 10 } as const;

const FINAL = 0x80;
const MASKED = 0x80;
const MASK_BYTES = 4;
const EMPTY = Buffer.alloc(0);

/** Frames payloads below 64 KiB, four times what the server accepts. */
export const clientFrame = (opcode: number, payload: string | Buffer): Buffer => {
  const length = Buffer.byteLength(payload);
  const head = (length < 126 ? 2 : 4) + MASK_BYTES;
  const frame = Buffer.alloc(head + length);
  frame[0] = FINAL | opcode;
  frame[1] = MASKED | Math.min(length, 126);
  if (length >= 126) frame.writeUInt16BE(length, 2);
  if (typeof payload === 'string') frame.write(payload, head);
  else payload.copy(frame, head);
  return frame;
};

/** The payload is `bytes` from `start` to `end`; the buffer is reused after the call. */
export type OnFrame = (opcode: number, bytes: Buffer, start: number, end: number) => void;

/** Splits received bytes into frames, without copying frames that arrive whole. */
export class FrameReader {
  readonly #onFrame: OnFrame;
  #rest: Buffer = EMPTY;

  constructor(onFrame: OnFrame) {
    this.#onFrame = onFrame;
  }

  /** Throws on a frame that the server never sends. */
  push(chunk: Buffer): void {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = 0;
    while (bytes.length - at >= 2) {
      const first = bytes.readUInt8(at);
      const short = bytes.readUInt8(at + 1);
      if (first < FINAL || short >= MASKED) throw new Error('a frame in parts, or with a mask');
      const start = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
      if (bytes.length < start) break;
      const end = start + (short < 126 ? short : lengthAt(bytes, at + 2, short));
      if (bytes.length < end) break;
      this.#onFrame(first & 0x0f, bytes, start, end);
      at = end;
    }
    this.#rest = at === bytes.length ? EMPTY : Buffer.from(bytes.subarray(at));
  }
}

const lengthAt = (bytes: Buffer, at: number, short: number): number =>
  short === 126 ? bytes.readUInt16BE(at) : Number(bytes.readBigUInt64BE(at));
