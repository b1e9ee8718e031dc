// Whether the order follows from all contributions: the house's value as it was sealed, each patron's as it was
// bound, and the seed from all of them. [F2]
import { commitOf, cutBySeal, listSeen } from './cut.ts';
import { MOST_ATTEMPTS } from './cut-attempts.ts';
import { type FindingSentence, say, sayOf } from './finding-words.ts';
import { permutationOf } from './permutation.ts';
import type { Contribution, Cut, Hex32, OpenedCard, Seal } from './record.ts';
import { houseHashOf } from './seal.ts';
import { type Finding, fails, holds } from './verification.ts';

/** The house's value for the cut hashes to the one in the commitment. [F2] */
export const checkHouse = (seal: Seal, { houseValue }: Pick<Cut, 'houseValue'>): Finding =>
  houseHashOf(seal.shoe, houseValue) === seal.houseHash
    ? holds(say('house-holds'))
    : fails(say('house-differs'));

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
    if (fault && attempts.length > 1) return fails(sayOf('in-attempt', { attempt: i + 1 }), fault);
    if (fault) return fails(fault);
  }
  if (contributions.some(({ value }) => value === null)) return fails(say('value-untold'));
  const bound = new Set(attempts.flatMap((attempt) => attempt.map(({ commit }) => commit)));
  if (cut.missed?.some(({ commit }) => bound.has(commit))) return fails(say('missed-in-list'));
  return holds(...contributionsFound(seal, contributions.length, failed.length, cut));
};

/** The number of attempts: a round's proof has no more of them. */
export type Attempts = {
  /** For each failed attempt, the number of patrons who withheld a value. */
  readonly withheld: readonly number[];
  readonly values: number;
  readonly missed: number;
  /** Whether the record has the time at which the list was closed. */
  readonly closed: boolean;
  readonly beacon: boolean;
};

/**
 * What no honest cut has; `null`: the attempts can be true. By the format of the seal,
 * and whether one patron plays alone or a beacon is named. [F2] [V5]
 */
export const faultInAttempts = (
  { format, cutIndex, beacon: named }: Seal,
  { withheld, values, missed, closed, beacon }: Attempts,
): FindingSentence | null => {
  const alone = cutIndex === null;
  if (alone && (values > 1 || withheld.length > 0 || missed > 0)) return say('alone-many');
  if (format === 2 && closed === alone) return say('closing-time');
  const open = format === 2 && named !== null && !alone;
  if (open && beacon && withheld.length > 0) return say('failed-before-beacon');
  if (open && !beacon && withheld[0] !== 0) return say('no-wait-for-beacon');
  const hidden = open && !beacon ? withheld.slice(1) : withheld;
  if (hidden.length > MOST_ATTEMPTS) return sayOf('too-many-attempts', { most: MOST_ATTEMPTS });
  if (hidden.length === MOST_ATTEMPTS && values > 0)
    return sayOf('values-after-attempts', { most: MOST_ATTEMPTS });
  return hidden.includes(0) ? say('attempt-thrown-away') : null;
};

const faultIn = (
  attempt: readonly Contribution[],
  commitment: Hex32,
  alone: boolean,
): FindingSentence | null => {
  const commits = attempt.map(({ commit }) => commit);
  if (new Set(commits).size < commits.length) return say('value-copied');
  for (const [i, { patron, commit, value }] of attempt.entries()) {
    if (patron !== String(i + 1)) return sayOf('patron-place', { patron, place: i + 1 });
    if (commit === null && !alone) return sayOf('patron-unbound', { patron });
    if (commit !== null && value !== null && commitOf(commitment, value) !== commit)
      return sayOf('patron-value', { patron });
  }
  return null;
};

/** The facts that the values prove, and the persons to whom they prove them. */
export const contributionsFound = (
  { cutIndex, beacon: named, format }: Seal,
  patrons: number,
  failed: number,
  { beacon, missed = [] }: Pick<Cut, 'beacon'> & { readonly missed?: Cut['missed'] | number },
): readonly FindingSentence[] => {
  if (cutIndex === null) return [say(patrons === 0 ? 'alone-none' : 'alone-value')];
  const late = typeof missed === 'number' ? missed : missed.length;
  const left = late === 0 ? [] : [sayOf('patrons-missed', { patrons: late })];
  if (beacon && format === 2)
    return [patrons === 0 ? say('beacon-none') : sayOf('beacon-values', { patrons }), ...left];
  const waited = format === 2 && named !== null;
  return [
    ...(patrons === 0 ? [say('house-alone')] : [sayOf('values-bound', { patrons }), say('values-prove')]),
    ...(waited ? [say('beacon-awaited')] : []),
    ...failedFound(waited ? failed - 1 : failed),
    ...left,
  ];
};

const failedFound = (attempts: number): readonly FindingSentence[] =>
  attempts === 0 ? [] : [sayOf('attempts-failed', { attempts, orders: attempts + 1 })];

/**
 * This patron's own value (32 bytes, in hexadecimal) is among those of the cut. Proves to this patron that the house
 * did not choose the seed alone. [F2]
 */
export const checkOwnValue = ({ contributions }: Cut, value: Hex32): Finding => {
  const place = contributions.findIndex((each) => each.value === value);
  return place === -1
    ? fails(say('own-missing'))
    : holds(sayOf('own-holds', { place: place + 1, values: contributions.length }));
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
  if (place === -1) return fails(say('list-missing'));
  return place === lists.length - 1
    ? holds(say('list-holds'))
    : holds(sayOf('list-failed', { attempt: place + 1 }));
};

/** The seed in the file is the hash of the commitment and all values, by the format of the seal. [F2] */
export const checkSeed = (seal: Seal, commitment: Hex32, cut: Cut): Finding =>
  foundSeed(cutBySeal(seal, commitment, { missed: [], closedAt: null, ...cut }).seed, cut.seed);

/** Compares the computed seed with the one in the file. [F2] */
export const foundSeed = (made: Hex32, seed: Hex32): Finding =>
  made === seed ? holds(say('seed-holds')) : fails(sayOf('seed-differs', { made, seed }));

/** Each revealed card of a round comes from the committed position that the seed gives. */
export const checkOrder = (
  { seed }: Pick<Cut, 'seed'>,
  cards: number,
  opened: readonly OpenedCard[],
): Finding => {
  const places = permutationOf(seed, cards);
  const wrong = opened.find(({ index, leaf }) => places[index] !== leaf);
  if (!wrong) return holds(say('order-holds'));
  const place = places[wrong.index];
  return fails(
    place === undefined
      ? sayOf('order-no-card', { card: wrong.index + 1 })
      : sayOf('order-differs', { card: wrong.index + 1, place: place + 1, used: wrong.leaf + 1 }),
  );
};
