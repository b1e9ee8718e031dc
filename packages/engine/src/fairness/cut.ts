// The cut: each patron commits to a value before any is revealed, and all of them together with the house's own
// make the seed of a second order, which no party could choose. [F2]
import { type CutList, cutListOf, hashOfListed } from './cut-list.ts';
import { bytesOf, hashOf, hexOf, u32 } from './hash.ts';
import type { BeaconValue, Contribution, Cut, CutInBrief, Hex32, Listed, Seal } from './record.ts';
import { beaconName } from './seal.ts';

/** The largest number of patrons in one attempt, fixed by the format of the seal: more than a house has at one table. */
export const MOST_CONTRIBUTIONS = { 1: 64, 2: 10_000 } as const;
/** The largest number of rejected patrons recorded for one shoe. */
export const MOST_MISSED = 1_000;

/** Binds to a value for the shoe with this commitment, without telling it. */
export const commitOf = (commitment: Hex32, value: Hex32): Hex32 =>
  hexOf(hashOf(`punto cut 1\n${commitment}\n`, bytesOf(value)));

/**
 * Format 1: the hash over all commitments of an attempt, in order. A patron who kept it from before the values were revealed
 * can prove later that no commitment was removed or added since.
 */
export const listHashOf = (commitment: Hex32, commits: readonly Hex32[]): Hex32 =>
  hexOf(hashOf(`punto list 1\n${commitment}\n`, u32(commits.length), ...commits.map(bytesOf)));

/** The content whose hash is the seed of format 1. [F2] */
export type SeedParts = {
  readonly commitment: Hex32;
  readonly houseValue: Hex32;
  /** The patrons' values, in the order of their commits. */
  readonly values: readonly Hex32[];
  readonly beacon: BeaconValue | null;
};

/** The seed of the second order of the shoe. */
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

/** The content whose hash is the seed of format 2: roots and counts in place of the lists. [F2] */
export type SeedParts2 = Omit<SeedParts, 'values'> & { readonly list: Listed; readonly values: Listed };

/** The same from format 2 on: from the roots of both lists, so that a round can show it without the lists. */
export const seedOf2 = ({ commitment, houseValue, list, values, beacon }: SeedParts2): Hex32 =>
  hexOf(
    hashOf(
      `punto seed 2\n${commitment}\n`,
      bytesOf(houseValue),
      bytesOf(hashOfListed(commitment, list)),
      u32(values.count),
      bytesOf(values.root),
      ...(beacon ? [`${beaconName(beacon)}\n`, bytesOf(beacon.value)] : []),
    ),
  );

const commitsOf = (attempt: readonly Contribution[]): readonly Hex32[] =>
  attempt.flatMap(({ commit }) => commit ?? []);

/** The tree over the commits of one attempt, in order. [F2] */
export const commitListOf = (commitment: Hex32, attempt: readonly Contribution[]): CutList =>
  cutListOf('commits', commitment, commitsOf(attempt));

/** The tree over the values of one attempt, in order; withheld ones (`null`) are left out. [F2] */
export const valueListOf = (commitment: Hex32, attempt: readonly Contribution[]): CutList =>
  cutListOf(
    'values',
    commitment,
    attempt.flatMap(({ value }) => value ?? []),
  );

/** A list in one hash, as the format of its seal has it. */
export const listSeen = (
  { format }: Pick<Seal, 'format'>,
  commitment: Hex32,
  attempt: readonly Contribution[],
): Hex32 =>
  format === 1
    ? listHashOf(commitment, commitsOf(attempt))
    : hashOfListed(commitment, commitListOf(commitment, attempt));

const listed = ({ count, root }: Listed): Listed => ({ count, root });

/** The part of a cut that a round's proof contains. */
export const briefOf = (commitment: Hex32, cut: Cut): CutInBrief => ({
  houseValue: cut.houseValue,
  list: listed(commitListOf(commitment, cut.contributions)),
  values: listed(valueListOf(commitment, cut.contributions)),
  failed: cut.failed.map((attempt) => ({
    ...listed(commitListOf(commitment, attempt)),
    withheld: attempt.filter(({ value }) => value === null).length,
  })),
  missed: cut.missed?.length ?? 0,
  closedAt: cut.closedAt ?? null,
  beacon: cut.beacon,
  seed: cut.seed,
});

type Unseeded = Omit<Cut, 'seed'>;

/** A cut with its seed. Format 1 has neither the missed patrons nor the closing time. */
export const cutBySeal = (seal: Seal, commitment: Hex32, parts: Required<Unseeded>): Cut => {
  const { houseValue, contributions, failed, beacon } = parts;
  if (seal.format === 1) {
    const values = contributions.flatMap(({ value }) => value ?? []);
    const told = beacon && { name: beacon.name, round: beacon.round, value: beacon.value };
    const seed = seedOf({ commitment, houseValue, values, beacon });
    return { houseValue, contributions, failed, beacon: told, seed };
  }
  const list = commitListOf(commitment, contributions);
  const values = valueListOf(commitment, contributions);
  return { ...parts, seed: seedOf2({ commitment, houseValue, list, values, beacon }) };
};
