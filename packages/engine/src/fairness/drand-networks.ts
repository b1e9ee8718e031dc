// The public networks of drand whose key every verifier knows, and when each of their rounds is published. A house may use
// another one: then the verifier cannot check that a value comes from that network. [F2]
import type { BeaconRound } from './record.ts';

/** A network of drand; hashes and keys are hexadecimal. */
export type Network = {
  /** The name of a beacon: `drand-` and the hash of the chain. */
  readonly hash: string;
  readonly title: string;
  /** `chained`: the signature of the round before is signed with its number. The public key is in the other group. */
  readonly scheme: 'pedersen-bls-chained' | 'bls-unchained-g1-rfc9380';
  readonly publicKey: string;
  /** When round 1 was published, in seconds since 1970. */
  readonly genesis: number;
  /** Seconds from round to round. */
  readonly period: number;
};

export const NETWORKS: readonly Network[] = [
  {
    hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
    title: 'quicknet',
    scheme: 'bls-unchained-g1-rfc9380',
    publicKey:
      '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
    genesis: 1_692_803_367,
    period: 3,
  },
  {
    hash: '8990e7a9aaed2ffed73dbd7092123d6f289930540d7651336225dc172e51b2ce',
    title: 'default',
    scheme: 'pedersen-bls-chained',
    publicKey:
      '868f005eb8e6e4ca0a47c8a77ceaa5309a47978a7c71bc5cce96366b5d7a569937c529eeda66c7293784a9402801af31',
    genesis: 1_595_431_050,
    period: 30,
  },
];

/**
 * The network that a beacon named `drand-<chain hash>` belongs to; `null`: unknown, so its key must come from
 * elsewhere. [F2]
 */
export const networkOf = ({ name }: Pick<BeaconRound, 'name'>): Network | null =>
  NETWORKS.find(({ hash }) => name === `drand-${hash}`) ?? null;

/** The time of a round in milliseconds since 1970; `null`: the network is unknown. */
export const publishedAt = (beacon: BeaconRound): number | null => {
  const network = networkOf(beacon);
  return network && (network.genesis + (beacon.round - 1) * network.period) * 1_000;
};
