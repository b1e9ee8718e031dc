// SHA-256 where no platform has a synchronous one: in browsers. `#sha256` of the package's manifest leads here.
import { sha256 as ofNoble } from '@noble/hashes/sha2.js';

/** The 32 bytes of SHA-256. [F2] */
export const sha256 = (bytes: Uint8Array): Uint8Array => ofNoble(bytes);
