// Whether the value of a public beacon is the one the seal names, is its network's, and came after the list was closed. [F2]
import { networkOf, publishedAt } from './drand-networks.ts';
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
  if (!seal.beacon) return fails('A beacon is used that the seal does not name.');
  const name = beaconName(seal.beacon);
  if (!beacon)
    return holds(
      `The seal names the beacon ${name}, and the house says it could not be had in time: ask why. Anybody can see whether it was published.`,
    );
  if (beaconName(beacon) !== name)
    return fails(`The seal names the beacon ${name}, and ${beaconName(beacon)} is used.`);
  if (seal.format === 1)
    return holds(
      `The beacon is the one the seal names. Compare with what ${name} published: ${beacon.value}.`,
    );
  if (beacon.value !== hexOf(hashOf(bytesOf(beacon.signature ?? ''))))
    return fails('The value of the beacon is not the hash of its signature.');
  const due = publishedAt(beacon);
  const closedAt = cut.closedAt ?? null;
  if (due !== null && closedAt !== null && closedAt >= due)
    return fails(
      'The beacon was published before the list was closed: the values could be chosen to suit it.',
    );
  const signed = signatureOf?.(beacon) ?? null;
  return signed === 'forged'
    ? fails(`The signature of the beacon is not that of ${name}.`)
    : holds(`${signatureWords(beacon, signed)} ${timeWords(due, closedAt)}`);
};

const signatureWords = (beacon: BeaconValue, signed: 'signed' | 'unknown' | null): string => {
  if (signed === 'signed')
    return `The beacon is the one the seal names, signed by drand’s network ${networkOf(beacon)?.title}.`;
  const why =
    signed === 'unknown'
      ? 'This network is none of those whose key is known here'
      : 'Its signature was not checked here';
  return `The beacon is the one the seal names. ${why}: compare with what ${beaconName(beacon)} published: ${beacon.value}.`;
};

const timeWords = (due: number | null, closedAt: number | null): string =>
  due === null || closedAt === null
    ? 'When it was published is not known here.'
    : `By the clock of the house the list was closed ${seconds(due - closedAt)} before it was published. Who saw the commitment and the list by then knows that nobody could choose the order; to others that time is the word of the house.`;

const seconds = (ms: number): string => `${Math.round(ms / 100) / 10} seconds`;
