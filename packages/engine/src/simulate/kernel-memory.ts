// The memory of the kernel: one buffer for all its arrays. At every access the engine of JavaScript asks whether the buffer was
// detached; it asks once for all arrays that share one. And it knows the addresses of arrays that are constants of the file
// they are used in, not of imported ones.

const MEMORY = new ArrayBuffer(2 ** 16);
let taken = 0;

/** Where an array of so many bytes has its place, at a multiple of 8. Throws when nothing is left. */
const take = (bytes: number): number => {
  const at = taken;
  taken += Math.ceil(bytes / 8) * 8;
  if (taken > MEMORY.byteLength) throw new RangeError('the memory of the kernel is too small');
  return at;
};

/** So many bytes, at zero. */
export const bytesOf = (length: number): Uint8Array => new Uint8Array(MEMORY, take(length), length);

/** The same of unsigned integers of 16 bits. */
export const halvesOf = (length: number): Uint16Array => new Uint16Array(MEMORY, take(2 * length), length);

/** The same of signed integers of 32 bits. */
export const wordsOf = (length: number): Int32Array => new Int32Array(MEMORY, take(4 * length), length);
