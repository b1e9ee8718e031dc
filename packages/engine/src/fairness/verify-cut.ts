// Whether the order came from what everybody brought in: the house's value as it was sealed, each patron's as it was
// bound, and the seed from all of them. [F2]
import { commitOf, cutBySeal, listSeen, MOST_ATTEMPTS } from './cut.ts';
import { permutationOf } from './permutation.ts';
import type { Contribution, Cut, Hex32, OpenedCard, Seal } from './record.ts';
import { houseHashOf } from './seal.ts';
import { type Finding, fails, holds } from './verification.ts';

/** The house's value for the cut hashes to the one in the commitment. [F2] */
export const checkHouse = (seal: Seal, { houseValue }: Pick<Cut, 'houseValue'>): Finding =>
  houseHashOf(seal.shoe, houseValue) === seal.houseHash
    ? holds("The house's own value is the one whose hash was sealed.")
    : fails("The house's own value is not the one whose hash was sealed: it was exchanged.");

/** The patron of a private table commits to nothing: by then the house has fixed everything. [V5] */
export const checkContributions = (seal: Seal, commitment: Hex32, cut: Cut): Finding => {
  const { contributions, failed } = cut;
  const alone = seal.cutIndex === null;
  const attempts = [...failed, contributions];
  const wrong = faultInAttempts(seal, {
    withheld: failed.map((attempt) => attempt.filter(({ value }) => value === null).length),
    values: contributions.length,
    missed: cut.missed?.length ?? 0,
    closed: (cut.closedAt ?? null) !== null,
    beacon: cut.beacon !== null,
  });
  if (wrong) return fails(wrong);
  for (const [i, attempt] of attempts.entries()) {
    const fault = faultIn(attempt, commitment, alone);
    if (fault) return fails(attempts.length > 1 ? `Attempt ${i + 1}: ${fault}` : fault);
  }
  if (contributions.some(({ value }) => value === null))
    return fails('A value that was never told is used in the cut.');
  const bound = new Set(attempts.flatMap((attempt) => attempt.map(({ commit }) => commit)));
  if (cut.missed?.some(({ commit }) => bound.has(commit)))
    return fails('A patron is said to have missed the cut, and stands in its list.');
  return holds(contributionWords(seal, contributions.length, failed.length, cut));
};

/** The number of attempts: a round's proof has no more of them. */
export type Attempts = {
  /** For each attempt that failed, how many withheld a value. */
  readonly withheld: readonly number[];
  readonly values: number;
  readonly missed: number;
  /** Whether the record has the time at which the list was closed. */
  readonly closed: boolean;
  readonly beacon: boolean;
};

/**
 * What no honest cut has, as a sentence for the report; `null`: the attempts can be true. By the format of the seal,
 * and whether one patron plays alone or a beacon is named. [F2] [V5]
 */
export const faultInAttempts = (
  { format, cutIndex, beacon: named }: Seal,
  { withheld, values, missed, closed, beacon }: Attempts,
): string | null => {
  const alone = cutIndex === null;
  if (alone && (values > 1 || withheld.length > 0 || missed > 0))
    return 'A deck for one patron is cut once, by one value.';
  if (format === 2 && closed === alone)
    return 'It is not told when the list was closed, or there was no list to close.';
  const open = format === 2 && named !== null && !alone;
  if (open && beacon && withheld.length > 0)
    return 'Nothing can be withheld before a beacon, and an attempt is called failed all the same.';
  if (open && !beacon && withheld[0] !== 0)
    return 'The seal names a beacon, and no attempt that waited for it is on record.';
  const hidden = open && !beacon ? withheld.slice(1) : withheld;
  if (hidden.length > MOST_ATTEMPTS) return `More than ${MOST_ATTEMPTS} attempts are called failed.`;
  if (hidden.length === MOST_ATTEMPTS && values > 0)
    return `After ${MOST_ATTEMPTS} failed attempts the house cuts alone, and values are used all the same.`;
  return hidden.includes(0)
    ? 'An attempt is called failed, and nobody withheld a value: it was thrown away.'
    : null;
};

const faultIn = (attempt: readonly Contribution[], commitment: Hex32, alone: boolean): string | null => {
  const commits = attempt.map(({ commit }) => commit);
  if (new Set(commits).size < commits.length)
    return 'Two patrons are bound to the same value: one was copied.';
  for (const [i, { patron, commit, value }] of attempt.entries()) {
    if (patron !== String(i + 1)) return `Patron ${patron} stands at place ${i + 1} of the list.`;
    if (commit === null && !alone)
      return `Patron ${patron} was bound to nothing before the values were told.`;
    if (commit !== null && value !== null && commitOf(commitment, value) !== commit)
      return `The value of patron ${patron} is not the one the patron was bound to.`;
  }
  return null;
};

const aloneWords = (count: number): string =>
  count === 0
    ? 'The patron brought in no value: the house alone cut.'
    : 'The patron brought in a value when the house had nothing left to choose.';

/** What the values prove, and to whom. */
export const contributionWords = (
  { cutIndex, beacon: named, format }: Seal,
  count: number,
  failed: number,
  { beacon, missed = [] }: Pick<Cut, 'beacon'> & { readonly missed?: Cut['missed'] | number },
): string => {
  if (cutIndex === null) return aloneWords(count);
  const late = typeof missed === 'number' ? missed : missed.length;
  const left =
    late === 0
      ? ''
      : ` ${late === 1 ? 'One more came' : `${late} more came`} too late or found no place left.`;
  const whose = count === 1 ? 'One patron brought in a value' : `${count} patrons brought in values`;
  if (beacon && format === 2)
    return `${count === 0 ? 'No patron brought in a value' : whose}; a public beacon decided after the list was closed, so nobody could choose the order and nothing could be withheld.${left}`;
  const waited =
    format === 2 && named
      ? ' It was first cut for a beacon, which the house says it did not have in time.'
      : '';
  return `${count === 0 ? ALONE : `${whose}, bound to before any was told. ${TO_WHOM}`}${waited}${again(waited ? failed - 1 : failed)}${left}`;
};

const ALONE =
  'No patron brought in a value: the house alone cut. This proves that the order was fixed before anyone bet, not that the house did not choose it.';
const TO_WHOM =
  "Whoever brought one of them knows that the house did not choose the order; to everybody else all of them may be the house's own, and it is proved only that the house was bound before.";

const again = (failed: number): string => {
  if (failed === 0) return '';
  const attempts = failed === 1 ? 'One attempt' : `${failed} attempts`;
  return ` ${attempts} before it failed because a value was withheld: whoever did so could choose among ${failed + 1} orders.`;
};

/**
 * This patron's own value (32 bytes, in hexadecimal) is among those of the cut. Proves to this patron that the house
 * did not choose the seed alone. [F2]
 */
export const checkOwnValue = ({ contributions }: Cut, value: Hex32): Finding => {
  const place = contributions.findIndex((each) => each.value === value);
  return place === -1
    ? fails('Your value is not among those the shoe was cut by.')
    : holds(`Your value is number ${place + 1} of ${contributions.length} the shoe was cut by.`);
};

/** A file alone cannot show that a revealed value was dropped: only a patron who kept the list can. */
export const checkList = (
  seal: Seal,
  commitment: Hex32,
  { contributions, failed }: Cut,
  list: Hex32,
): Finding =>
  foundList(
    [...failed, contributions].map((attempt) => listSeen(seal, commitment, attempt)),
    list,
  );

/** `lists`: of each attempt in turn, the last of them the one that counted. */
export const foundList = (lists: readonly Hex32[], list: Hex32): Finding => {
  const place = lists.indexOf(list);
  if (place === -1)
    return fails('The list you saw is not in the file: somebody was left out or put in after it was closed.');
  return place === lists.length - 1
    ? holds('Those who cut are exactly those on the list you saw, in its order.')
    : holds(`The list you saw is that of attempt ${place + 1}, which failed, and it is on record.`);
};

/** The seed in the file is the hash of the commitment and all values, by the format of the seal. [F2] */
export const checkSeed = (seal: Seal, commitment: Hex32, cut: Cut): Finding =>
  foundSeed(cutBySeal(seal, commitment, { missed: [], closedAt: null, ...cut }).seed, cut.seed);

/** Compares the computed seed with the one in the file. [F2] */
export const foundSeed = (made: Hex32, seed: Hex32): Finding =>
  made === seed
    ? holds('The commitment and all values, hashed together, give the seed of the second order.')
    : fails(`The commitment and all values, hashed together, give the seed ${made}, and ${seed} is used.`);

/** Each revealed card of a round comes from the committed position that the seed gives. */
export const checkOrder = (
  { seed }: Pick<Cut, 'seed'>,
  cards: number,
  opened: readonly OpenedCard[],
): Finding => {
  const places = permutationOf(seed, cards);
  const wrong = opened.find(({ index, leaf }) => places[index] !== leaf);
  if (!wrong) return holds('Each card comes from the place in the sealed order that the seed says.');
  const place = places[wrong.index];
  return fails(
    place === undefined
      ? `The shoe has no card ${wrong.index + 1}.`
      : `Card ${wrong.index + 1} of the shoe comes from sealed place ${place + 1}, and ${wrong.leaf + 1} was used.`,
  );
};
