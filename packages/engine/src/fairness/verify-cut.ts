// Whether the order came from what everybody brought in: the house's value as it was sealed, each patron's as it was
// bound, and the seed from all of them. [F2]
import { commitOf, listHashOf, MOST_ATTEMPTS, seedOf } from './cut.ts';
import { permutationOf } from './permutation.ts';
import type { Contribution, Cut, Hex32, OpenedCard, Seal } from './record.ts';
import { beaconName, houseHashOf } from './seal.ts';
import { type Finding, fails, holds } from './verification.ts';

export const checkHouse = (seal: Seal, { houseValue }: Cut): Finding =>
  houseHashOf(seal.shoe, houseValue) === seal.houseHash
    ? holds("The house's own value is the one whose hash was sealed.")
    : fails("The house's own value is not the one whose hash was sealed: it was exchanged.");

/** Who is alone with the house is bound by nothing: by then the house has fixed everything. [V5] */
export const checkContributions = (
  seal: Seal,
  commitment: Hex32,
  { contributions, failed }: Cut,
): Finding => {
  const alone = seal.cutIndex === null;
  if (alone && (contributions.length > 1 || failed.length > 0))
    return fails('A deck for one patron is cut once, by one value.');
  if (failed.length === MOST_ATTEMPTS && contributions.length > 0)
    return fails(
      `After ${MOST_ATTEMPTS} failed attempts the house cuts alone, and values are used all the same.`,
    );
  const attempts = [...failed, contributions];
  for (const [i, attempt] of attempts.entries()) {
    const fault = faultIn(attempt, commitment, alone);
    if (fault) return fails(attempts.length > 1 ? `Attempt ${i + 1}: ${fault}` : fault);
  }
  if (contributions.some(({ value }) => value === null))
    return fails('A value that was never told is used in the cut.');
  if (failed.some((attempt) => attempt.every(({ value }) => value !== null)))
    return fails('An attempt is called failed, and nobody withheld a value: it was thrown away.');
  return holds(alone ? aloneWords(contributions.length) : wordsFor(contributions.length, failed));
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

const wordsFor = (count: number, failed: Cut['failed']): string => {
  const attempts = failed.length === 1 ? 'One attempt' : `${failed.length} attempts`;
  const again =
    failed.length === 0
      ? ''
      : ` ${attempts} before it failed because a value was withheld: whoever did so could choose among ${failed.length + 1} orders.`;
  if (count === 0)
    return `No patron brought in a value: the house alone cut. This proves that the order was fixed before anyone bet, not that the house did not choose it.${again}`;
  const whose = count === 1 ? 'One patron brought in a value' : `${count} patrons brought in values`;
  return `${whose}, bound to before any was told. Whoever brought one of them knows that the house did not choose the order; to everybody else all of them may be the house's own, and it is proved only that the house was bound before.${again}`;
};

export const checkOwnValue = ({ contributions }: Cut, value: Hex32): Finding => {
  const place = contributions.findIndex((each) => each.value === value);
  return place === -1
    ? fails('Your value is not among those the shoe was cut by.')
    : holds(`Your value is number ${place + 1} of ${contributions.length} the shoe was cut by.`);
};

/** Nothing in a file shows that one was dropped who had told a value: only those who saw the list know. */
export const checkList = (commitment: Hex32, { contributions, failed }: Cut, list: Hex32): Finding => {
  const place = [...failed, contributions].findIndex(
    (attempt) =>
      listHashOf(
        commitment,
        attempt.flatMap(({ commit }) => commit ?? []),
      ) === list,
  );
  if (place === -1)
    return fails('The list you saw is not in the file: somebody was left out or put in after it was closed.');
  return place === failed.length
    ? holds('Those who cut are exactly those on the list you saw, in its order.')
    : holds(`The list you saw is that of attempt ${place + 1}, which failed, and it is on record.`);
};

export const checkBeacon = (seal: Seal, { beacon }: Cut): Finding => {
  if (!seal.beacon) return fails('A beacon is used that the seal does not name.');
  const name = beaconName(seal.beacon);
  if (!beacon)
    return holds(
      `The seal names the beacon ${name}, and the house says it could not be had in time: ask why.`,
    );
  return beaconName(beacon) === name
    ? holds(`The beacon is the one the seal names. Compare with what ${name} published: ${beacon.value}.`)
    : fails(`The seal names the beacon ${name}, and ${beaconName(beacon)} is used.`);
};

export const checkSeed = (commitment: Hex32, { houseValue, contributions, beacon, seed }: Cut): Finding => {
  const values = contributions.flatMap(({ value }) => value ?? []);
  const made = seedOf({ commitment, houseValue, values, beacon });
  return made === seed
    ? holds('The commitment and all values, hashed together, give the seed of the second order.')
    : fails(`The commitment and all values, hashed together, give the seed ${made}, and ${seed} is used.`);
};

/** Each opened card of a round comes from the sealed place that the seed says. */
export const checkOrder = ({ seed }: Cut, cards: number, opened: readonly OpenedCard[]): Finding => {
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
