// Frames of RFC 6455 as a client sends them, valid and broken.
import type { Chance } from './chance.ts';

const FIN = 0x80;
const MASKED = 0x80;
export const TEXT = FIN | 1;

/** `length` may differ from the payload; `masked` may be false, which the standard forbids clients. */
export const frameOf = (
  first: number,
  payload: string | Buffer,
  mask: Buffer,
  { length, masked = true }: { readonly length?: bigint; readonly masked?: boolean } = {},
): Buffer => {
  const bytes = Buffer.from(payload);
  const head = headOf(length ?? BigInt(bytes.length), masked);
  if (!masked) return Buffer.concat([Buffer.from([first]), head, bytes]);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = (bytes[i] ?? 0) ^ (mask[i % 4] ?? 0);
  return Buffer.concat([Buffer.from([first]), head, mask, bytes]);
};

const headOf = (length: bigint, masked: boolean): Buffer => {
  const bit = masked ? MASKED : 0;
  if (length < 126n) return Buffer.from([bit | Number(length)]);
  if (length < 65_536n) return Buffer.from([bit | 126, Number(length >> 8n), Number(length & 0xffn)]);
  const head = Buffer.alloc(9);
  head[0] = bit | 127;
  head.writeBigUInt64BE(length & 0xffff_ffff_ffff_ffffn, 1);
  return head;
};

/** A frame no client sends. The server closes the socket, or waits for the rest of the frame. */
export const brokenFrame = (chance: Chance): Buffer => {
  const mask = chance.bytes(4);
  const some = chance.bytes(chance.below(200));
  switch (chance.below(10)) {
    case 0:
      return chance.bytes(1 + chance.below(300));
    case 1:
      return frameOf(chance.below(256), some, mask);
    case 2:
      return frameOf(TEXT, some, mask, { masked: false });
    case 3:
      return frameOf(TEXT, some, mask, { length: BigInt(chance.below(2 ** 31)) });
    case 4:
      return frameOf(TEXT, some, mask, {
        length: chance.of([2n ** 63n, 2n ** 64n - 1n, 2n ** 32n, 2n ** 53n]),
      });
    case 5:
      return frameOf(TEXT, Buffer.concat([Buffer.from('{"type":"'), Buffer.from([0xff, 0xc0]), some]), mask);
    case 6:
      return Buffer.concat(
        Array.from({ length: 1 + chance.below(200) }, (_, i) => frameOf(i === 0 ? 1 : 0, '', mask)),
      );
    case 7:
      return frameOf(FIN | chance.of([8, 9, 10]), chance.bytes(chance.below(400)), mask);
    case 8:
      return frameOf(chance.of([1, 0, FIN]), some, mask);
    default:
      return Buffer.concat(
        Array.from({ length: 50 + chance.below(100) }, () => frameOf(FIN | 9, 'ping', mask)),
      );
  }
};

/** The payloads of the server's text frames, and its close code. */
export const readFrames = (
  bytes: Buffer,
): { readonly texts: readonly string[]; readonly closed: number | null; readonly rest: Buffer } => {
  const texts: string[] = [];
  let at = 0;
  while (at + 2 <= bytes.length) {
    const kind = (bytes[at] ?? 0) & 0x0f;
    const short = (bytes[at + 1] ?? 0) & 0x7f;
    const head = short === 127 ? 10 : short === 126 ? 4 : 2;
    if (at + head > bytes.length) break;
    const length =
      short === 127
        ? Number(bytes.readBigUInt64BE(at + 2))
        : short === 126
          ? bytes.readUInt16BE(at + 2)
          : short;
    if (at + head + length > bytes.length) break;
    const payload = bytes.subarray(at + head, at + head + length);
    at += head + length;
    if (kind === 1) texts.push(payload.toString());
    if (kind === 8)
      return { texts, closed: length >= 2 ? payload.readUInt16BE(0) : 1005, rest: bytes.subarray(at) };
  }
  return { texts, closed: null, rest: bytes.subarray(at) };
};
