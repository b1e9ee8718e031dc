// SHA-256 of Node, to which `#sha256` leads there. The code in JavaScript is as fast once it is compiled to machine code, but
// a process that starts seals its shoes before that, each with a thousand hashes.
import { hash } from 'node:crypto';

/** The 32 bytes of SHA-256. A plain array, since `slice` of a `Buffer` shares its bytes. [F2] */
export const sha256 = (bytes: Uint8Array): Uint8Array => {
  const { buffer, byteOffset, byteLength } = hash('sha256', bytes, 'buffer');
  return new Uint8Array(buffer, byteOffset, byteLength);
};
