// Whether the value of a public beacon is the one the seal names, is its network's, and came after the list was closed. [F2]
import { networkOf, publishedAt } from './drand-networks.ts';
import { type FindingSentence, say, sayOf } from './finding-words.ts';
import { bytesOf, hashOf, hexOf } from './hash.ts';
import type { BeaconValue, Cut, Seal } from './record.ts';
import { beaconName } from './seal.ts';
import { type Finding, fails, holds, type SignatureCheck } from './verification.ts';

type BeaconPart = Pick<Cut, 'beacon' | 'closedAt'>;

/**
 * The beacon that the cut used is the one the seal names, its value is the SHA-256 of its signature (format 2), and,
 * where both times are known, it was published after the list was closed. `signatureOf` checks the signature of a
 * known drand network; the finding says when it was not checked. [F2]
 */
export const checkBeacon = (seal: Seal, cut: BeaconPart, signatureOf?: SignatureCheck): Finding => {
  const { beacon } = cut;
  if (!seal.beacon) return fails(say('beacon-not-named'));
  const name = beaconName(seal.beacon);
  if (!beacon) return holds(sayOf('beacon-absent', { beacon: name }));
  if (beaconName(beacon) !== name)
    return fails(sayOf('beacon-other', { beacon: name, used: beaconName(beacon) }));
  if (seal.format === 1) return holds(sayOf('beacon-named', { beacon: name, value: beacon.value }));
  if (beacon.value !== hexOf(hashOf(bytesOf(beacon.signature ?? '')))) return fails(say('beacon-value'));
  const due = publishedAt(beacon);
  const closedAt = cut.closedAt ?? null;
  if (due !== null && closedAt !== null && closedAt >= due) return fails(say('beacon-early'));
  const signed = signatureOf?.(beacon) ?? null;
  return signed === 'forged'
    ? fails(sayOf('beacon-forged', { beacon: name }))
    : holds(signatureFound(beacon, signed), timeFound(due, closedAt));
};

const signatureFound = (beacon: BeaconValue, signed: 'signed' | 'unknown' | null): FindingSentence => {
  if (signed === 'signed')
    return sayOf('beacon-signed', { network: networkOf(beacon)?.title ?? beacon.name });
  const values = { beacon: beaconName(beacon), value: beacon.value };
  return sayOf(signed === 'unknown' ? 'beacon-network-unknown' : 'beacon-unchecked', values);
};

const timeFound = (due: number | null, closedAt: number | null): FindingSentence =>
  due === null || closedAt === null
    ? say('beacon-time-unknown')
    : sayOf('beacon-time', { seconds: Math.round((due - closedAt) / 100) / 10 });
