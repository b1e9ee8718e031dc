// Against rounds published by the public drand networks.
import { describe, expect, it } from 'vitest';
import { PUBLIC_ROUND } from '../../test/fair-shoe.ts';
import { NETWORKS, type Network, publishedAt } from './drand-networks.ts';
import { isSignedBy, signatureOf } from './drand-signature.ts';
import { bytesOf, hashOf, hexOf } from './hash.ts';

const [quicknet, chained] = NETWORKS as [Network, Network];
const FIRST = {
  round: 1,
  signature:
    '8d61d9100567de44682506aea1a7a6fa6e5491cd27a0a0ed349ef6910ac5ac20ff7bc3e09d7c046566c9f7f3c6f3b10104990e7cb424998203d8f7de586fb7fa5f60045417a432684f85093b06ca91c769f0e7ca19268375e659c2a2352b4655',
  previous: '176f93498eac9ca337150b46d21dd58673ea4e3581185f869672e59fa4cb390a',
};

describe('[F2] the signature of a beacon', () => {
  it('is verified with its network’s key, chained or not', () => {
    expect(isSignedBy(quicknet, PUBLIC_ROUND)).toBe(true);
    expect(isSignedBy(chained, FIRST)).toBe(true);
    expect(hexOf(hashOf(bytesOf(PUBLIC_ROUND.signature)))).toBe(PUBLIC_ROUND.value);
    expect(hexOf(hashOf(bytesOf(FIRST.signature)))).toBe(
      '101297f1ca7dc44ef6088d94ad5fb7ba03455dc33d53ddb412bbc4564ed986ec',
    );
  });

  it.each([
    ['another round', quicknet, { ...PUBLIC_ROUND, round: 657_414 }],
    ['a round that differs above 32 bits', quicknet, { ...PUBLIC_ROUND, round: 657_413 + 2 ** 32 }],
    ['a round before it, where none is chained', quicknet, { ...PUBLIC_ROUND, previous: FIRST.previous }],
    ['no point of the curve', quicknet, { ...PUBLIC_ROUND, signature: 'ab'.repeat(48) }],
    ['another network', chained, { ...PUBLIC_ROUND, previous: FIRST.previous }],
    ['another round before it', chained, { ...FIRST, previous: 'ab'.repeat(32) }],
    ['none before it', chained, { ...FIRST, previous: null }],
    ['the other group', quicknet, { ...FIRST, previous: null }],
  ] as const)('is not that of %s', (_, network, signed) => {
    expect(isSignedBy(network, signed)).toBe(false);
  });

  it('is unknown for another network, or for a value without a signature', () => {
    expect(signatureOf(PUBLIC_ROUND)).toBe('signed');
    expect(signatureOf({ ...PUBLIC_ROUND, round: 1 })).toBe('forged');
    expect(signatureOf({ ...PUBLIC_ROUND, name: 'drand-other' })).toBe('unknown');
    expect(signatureOf({ name: PUBLIC_ROUND.name, round: 1, value: 'ab'.repeat(32) })).toBe('unknown');
  });

  it('is published at a time that can be computed', () => {
    expect(publishedAt(PUBLIC_ROUND)).toBe(1_694_775_603_000);
    expect(publishedAt({ ...PUBLIC_ROUND, round: 1 })).toBe(1_692_803_367_000);
    expect(publishedAt({ name: 'drand-other', round: 1 })).toBeNull();
  });
});
