// The cut: each patron is bound to a value before anybody tells one, and all of them together with the house's own
// make the seed of a second order, which nobody could choose. [F2]
import { bytesOf, hashOf, hexOf, u32 } from './hash.ts';
import type { BeaconValue, Hex32 } from './record.ts';
import { beaconName } from './seal.ts';

/** Attempts that may fail because somebody withheld a value; after them the house cuts alone. */
export const MOST_ATTEMPTS = 3;
/** Patrons who may come forward at one attempt. */
export const MOST_CONTRIBUTIONS = 64;

/** Binds to a value for the shoe with this commitment, without telling it. */
export const commitOf = (commitment: Hex32, value: Hex32): Hex32 =>
  hexOf(hashOf(`punto cut 1\n${commitment}\n`, bytesOf(value)));

/**
 * Of everybody who came forward to an attempt, in order. Who keeps it from before the values were told can show later
 * that nobody was left out or put in since.
 */
export const listHashOf = (commitment: Hex32, commits: readonly Hex32[]): Hex32 =>
  hexOf(hashOf(`punto list 1\n${commitment}\n`, u32(commits.length), ...commits.map(bytesOf)));

export type SeedParts = {
  readonly commitment: Hex32;
  readonly houseValue: Hex32;
  /** The patrons' values, in the order of their commits. */
  readonly values: readonly Hex32[];
  readonly beacon: BeaconValue | null;
};

/** The seed that orders the shoe anew. */
export const seedOf = ({ commitment, houseValue, values, beacon }: SeedParts): Hex32 =>
  hexOf(
    hashOf(
      `punto seed 1\n${commitment}\n`,
      bytesOf(houseValue),
      u32(values.length),
      ...values.map(bytesOf),
      ...(beacon ? [`${beaconName(beacon)}\n`, bytesOf(beacon.value)] : []),
    ),
  );
