import { utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { sha256 as ofThePackage } from '#sha256';
import { hexOf } from './hash.ts';
import { sha256 as inNode } from './sha256.node.ts';
import { sha256 as inBrowsers } from './sha256.ts';

/** Bytes without a period, as many as asked for. */
const bytes = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 167 + (i >> 3)) & 0xff);

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('[F2] has the digest of FIPS 180-4 for “%s”, in browsers and in Node', (text, digest) => {
    expect(hexOf(inBrowsers(utf8ToBytes(text)))).toBe(digest);
    expect(hexOf(inNode(utf8ToBytes(text)))).toBe(digest);
  });

  it('[F2] has the same digests in browsers and in Node, for every length up to three blocks and for views', () => {
    for (let length = 0; length <= 192; length += 1) {
      expect(inNode(bytes(length))).toStrictEqual(inBrowsers(bytes(length)));
      expect(inNode(bytes(length + 5).subarray(5))).toStrictEqual(inBrowsers(bytes(length + 5).slice(5)));
    }
  });

  it('gives an array that is not a Buffer, and a new one each time', () => {
    const first = inNode(bytes(1));
    expect(Object.getPrototypeOf(first)).toBe(Uint8Array.prototype);
    first.fill(0);
    expect(inNode(bytes(1))).toStrictEqual(inBrowsers(bytes(1)));
  });

  it('is the one of Node here', () => {
    expect(ofThePackage).toBe(inNode);
  });
});
