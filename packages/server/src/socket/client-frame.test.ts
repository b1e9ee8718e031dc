import { describe, expect, it } from 'vitest';
import { clientFrame, FrameReader, OPCODE } from './client-frame.ts';

/** A frame as the server sends it: without a mask. */
const serverFrame = (text: string, first = 0x80 | OPCODE.text): Buffer => {
  const payload = Buffer.from(text);
  const { length } = payload;
  if (length < 126) return Buffer.concat([Buffer.from([first, length]), payload]);
  if (length < 65_536) return Buffer.concat([Buffer.from([first, 126, length >> 8, length & 255]), payload]);
  const head = Buffer.from([first, 127, 0, 0, 0, 0, 0, 0, 0, 0]);
  head.writeUInt32BE(length, 6);
  return Buffer.concat([head, payload]);
};

const readIn = (bytes: Buffer, pieces: number): readonly string[] => {
  const read: string[] = [];
  const reader = new FrameReader((opcode, from, start, end) =>
    read.push(`${opcode} ${from.toString('utf8', start, end)}`),
  );
  const size = Math.ceil(bytes.length / pieces);
  // One shared buffer for all pieces, as sockets use: the reader must copy what it needs later.
  const shared = Buffer.alloc(size);
  for (let at = 0; at < bytes.length; at += size) {
    shared.fill(0);
    const length = bytes.copy(shared, 0, at, at + size);
    reader.push(shared.subarray(0, length));
  }
  return read;
};

describe('frames that are read', () => {
  const texts = ['', 'a', 'é'.repeat(62), 'b'.repeat(126), 'c'.repeat(65_535), 'd'.repeat(65_536)];
  const bytes = Buffer.concat(texts.map((text) => serverFrame(text)));
  const wanted = texts.map((text) => `1 ${text}`);

  it.each([1, 2, 3, 7, 1_000])('are the same in %i pieces', (pieces) => {
    expect(readIn(bytes, pieces)).toEqual(wanted);
  });

  it('are the same byte by byte', () => {
    const few = Buffer.concat(texts.slice(0, 4).map((text) => serverFrame(text)));
    expect(readIn(few, few.length)).toEqual(wanted.slice(0, 4));
  });

  it('are refused when fragmented or masked, which the server never sends', () => {
    const reader = new FrameReader(() => undefined);
    expect(() => reader.push(serverFrame('a', OPCODE.text))).toThrow('in parts');
    expect(() => reader.push(clientFrame(OPCODE.text, 'a'))).toThrow('with a mask');
  });
});

describe('a frame that is written', () => {
  it.each([0, 1, 125, 126, 300])('has its length of %i bytes, and is masked', (length) => {
    const text = 'x'.repeat(length);
    const frame = clientFrame(OPCODE.text, text);
    const head = length < 126 ? 2 : 4;
    expect(frame[0]).toBe(0x81);
    expect((frame[1] ?? 0) & 0x80).toBe(0x80);
    expect(length < 126 ? (frame[1] ?? 0) & 0x7f : frame.readUInt16BE(2)).toBe(length);
    expect(frame.subarray(head, head + 4)).toEqual(Buffer.alloc(4));
    expect(frame.toString('utf8', head + 4)).toBe(text);
  });
});
