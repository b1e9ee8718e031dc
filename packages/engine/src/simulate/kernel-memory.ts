// The memory of the kernel: one buffer for all its arrays. V8 checks at every access whether the buffer was detached, but once
// for all arrays that share one. It knows the addresses of arrays only where they are constants of the file that uses them, not
// imports.

const MEMORY = new ArrayBuffer(2 ** 16);
let taken = 0;

/** Reserves this many bytes at a multiple of 8 and returns the offset. Throws when the memory is full. */
const take = (bytes: number): number => {
  const at = taken;
  taken += Math.ceil(bytes / 8) * 8;
  if (taken > MEMORY.byteLength) throw new RangeError('the memory of the kernel is too small');
  return at;
};

/** Unsigned bytes, zeroed. */
export const bytesOf = (length: number): Uint8Array => new Uint8Array(MEMORY, take(length), length);

/** Unsigned 16-bit integers, zeroed. */
export const halvesOf = (length: number): Uint16Array => new Uint16Array(MEMORY, take(2 * length), length);

/** Signed 32-bit integers, zeroed. */
export const wordsOf = (length: number): Int32Array => new Int32Array(MEMORY, take(4 * length), length);
