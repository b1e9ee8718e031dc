// Frames from the bytes that the server writes, in pieces of any size, after the answer to the upgrade.
import { FrameReader } from '@punto/server/socket/client-frame';

export type Frame = { readonly opcode: number; readonly body: Buffer };

/** Takes bytes as they come, the answer to the upgrade first, and gives the frames they complete. */
export const createFrameReader = (): ((bytes: Buffer) => readonly Frame[]) => {
  let frames: Frame[] = [];
  const reader = new FrameReader((opcode, bytes, start, end) => {
    frames.push({ opcode, body: Buffer.from(bytes.subarray(start, end)) });
  });
  let head: Buffer | null = Buffer.alloc(0);
  return (bytes) => {
    frames = [];
    if (head === null) {
      reader.push(bytes);
      return frames;
    }
    head = Buffer.concat([head, bytes]);
    const end = head.indexOf('\r\n\r\n');
    if (end < 0) return frames;
    const first = head.subarray(end + 4);
    head = null;
    reader.push(first);
    return frames;
  };
};
