// The cut as contained in a round's proof: roots and counts in place of the lists, which the revealed shoe has. [F2]
import { seedOf2 } from './cut.ts';
import { cutListOf, hashOfListed } from './cut-list.ts';
import { say, sayOf } from './finding-words.ts';
import type { CutInBrief, Hex32, Seal } from './record.ts';
import { type Finding, fails, holds } from './verification.ts';
import { contributionsFound, faultInAttempts, foundList, foundSeed } from './verify-cut.ts';

/**
 * Counts in a round's proof that no honest cut has are found: values without a patron, more withheld than came,
 * impossible attempts. The values themselves are in the opened shoe alone. [F2]
 */
export const checkBriefContributions = (seal: Seal, commitment: Hex32, brief: CutInBrief): Finding => {
  const { list, values, failed, missed, closedAt, beacon } = brief;
  const alone = seal.cutIndex === null;
  const wrong = faultInAttempts(seal, {
    withheld: failed.map(({ withheld }) => withheld),
    values: values.count,
    missed,
    closed: closedAt !== null,
    beacon: beacon !== null,
  });
  if (wrong) return fails(wrong);
  if (list.count !== (alone ? 0 : values.count)) return fails(say('values-and-patrons'));
  if (failed.some(({ count, withheld }) => withheld > count)) return fails(say('withheld-too-many'));
  const empty = cutListOf('commits', commitment, []).root;
  if ([list, values, ...failed].some(({ count, root }) => (count === 0) !== (root === empty)))
    return fails(say('root-of-nobody'));
  return holds(...contributionsFound(seal, values.count, failed.length, brief), say('lists-in-shoe'));
};

/** `null`: the proof of a single round with several patrons cannot show it. */
export const checkBriefOwnValue = (
  commitment: Hex32,
  { values }: CutInBrief,
  value: Hex32,
  root: Hex32 | undefined,
): Finding | null => {
  if (values.count === 0) return fails(say('own-missing'));
  if (values.count === 1)
    return cutListOf('values', commitment, [value]).root === values.root
      ? holds(sayOf('own-holds', { place: 1, values: 1 }))
      : fails(say('own-missing'));
  if (root === undefined) return null;
  return root === values.root
    ? holds(sayOf('own-leads', { values: values.count }))
    : fails(say('own-other-values'));
};

/**
 * The list whose hash the reader saw is that of an attempt in the proof: the one that counted, or one that failed.
 * [F2]
 */
export const checkBriefList = (commitment: Hex32, { list, failed }: CutInBrief, seen: Hex32): Finding =>
  foundList(
    [...failed, list].map((each) => hashOfListed(commitment, each)),
    seen,
  );

/** The seed follows from the commitment and the roots in the proof. [F2] */
export const checkBriefSeed = (commitment: Hex32, brief: CutInBrief): Finding =>
  foundSeed(seedOf2({ commitment, ...brief }), brief.seed);
