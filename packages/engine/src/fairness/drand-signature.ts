// Whether a round's signature is the network's: BLS over the curve BLS12-381, as drand makes it. The one file that needs the
// curve, so that what is not asked about a beacon does not load it. [F2]
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { type Network, networkOf } from './drand-networks.ts';
import { bytesOf, hashOf, u32 } from './hash.ts';
import type { BeaconValue } from './record.ts';
import type { SignatureCheck } from './verification.ts';

export type Signed = {
  readonly round: number;
  readonly signature: string;
  /** `null`: the network does not chain its rounds. */
  readonly previous: string | null;
};

/** Never throws: bytes that are no point of the curve are an invalid signature. */
export const isSignedBy = (
  { scheme, publicKey }: Pick<Network, 'scheme' | 'publicKey'>,
  { round, signature, previous }: Signed,
): boolean => {
  const chained = scheme === 'pedersen-bls-chained';
  if (chained !== (previous !== null)) return false;
  const number = [u32(Math.floor(round / 2 ** 32)), u32(round % 2 ** 32)];
  const message = hashOf(...(previous === null ? [] : [bytesOf(previous)]), ...number);
  try {
    if (chained) {
      const { hash, verify } = bls12_381.longSignatures;
      return verify(bytesOf(signature), hash(message), bytesOf(publicKey));
    }
    const { hash, verify } = bls12_381.shortSignatures;
    return verify(bytesOf(signature), hash(message), bytesOf(publicKey));
  } catch {
    return false;
  }
};

/** Checks a signature of a public network, see `drand-networks.ts`. */
export const signatureOf: SignatureCheck = (beacon: BeaconValue) => {
  const { round, signature, previous } = beacon;
  const network = networkOf(beacon);
  if (!network || signature === undefined || previous === undefined) return 'unknown';
  return isSignedBy(network, { round, signature, previous }) ? 'signed' : 'forged';
};
