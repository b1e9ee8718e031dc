// The cut as contained in a round's proof: roots and counts in place of the lists, which the revealed shoe has. [F2]
import { seedOf2 } from './cut.ts';
import { cutListOf, hashOfListed } from './cut-list.ts';
import type { CutInBrief, Hex32, Seal } from './record.ts';
import { type Finding, fails, holds } from './verification.ts';
import { contributionWords, faultInAttempts, foundList, foundSeed } from './verify-cut.ts';

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
  if (list.count !== (alone ? 0 : values.count))
    return fails('There are more or fewer values than patrons who were bound to one.');
  if (failed.some(({ count, withheld }) => withheld > count))
    return fails('More values are called withheld than there were patrons.');
  const empty = cutListOf('commits', commitment, []).root;
  if ([list, values, ...failed].some(({ count, root }) => (count === 0) !== (root === empty)))
    return fails('The root of a list of nobody is not that of one.');
  return holds(
    `${contributionWords(seal, values.count, failed.length, brief)} The lists are in the opened shoe.`,
  );
};

/** `null`: the proof of a single round with several patrons cannot show it. */
export const checkBriefOwnValue = (
  commitment: Hex32,
  { values }: CutInBrief,
  value: Hex32,
  root: Hex32 | undefined,
): Finding | null => {
  if (values.count === 0) return fails('Your value is not among those the shoe was cut by.');
  if (values.count === 1)
    return cutListOf('values', commitment, [value]).root === values.root
      ? holds('Your value is number 1 of 1 the shoe was cut by.')
      : fails('Your value is not among those the shoe was cut by.');
  if (root === undefined) return null;
  return root === values.root
    ? holds(`Your value is one of the ${values.count} the shoe was cut by: its path leads to their root.`)
    : fails('The values the shoe was cut by are not those that yours was shown to be among.');
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
