// SHA-256 over parts. Every input begins with a line that names its kind (domain separation), so that nothing of one kind passes
// for another; parts after it have fixed lengths or end with a line, so that they can be read in one way only. [F2]
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { sha256 } from '#sha256';
import type { Hex32 } from './record.ts';

export type Bytes = Uint8Array;

/** The hash of texts in UTF-8 and bytes, concatenated. */
export const hashOf = (...parts: readonly (string | Bytes)[]): Bytes =>
  sha256(concatBytes(...parts.map((part) => (typeof part === 'string' ? utf8ToBytes(part) : part))));

/** A whole number from 0 to 2^32 − 1 as four bytes, the highest first. */
export const u32 = (n: number): Bytes => Uint8Array.of(n >>> 24, n >>> 16, n >>> 8, n);

export const hexOf: (bytes: Bytes) => string = bytesToHex;

/** Throws if the text is not hexadecimal. */
export const bytesOf: (hex: Hex32) => Bytes = hexToBytes;

const HEX_32 = /^[0-9a-f]{64}$/;

/** Whether a value is 32 bytes as this project writes them. */
export const isHex32 = (value: unknown): value is Hex32 => typeof value === 'string' && HEX_32.test(value);
