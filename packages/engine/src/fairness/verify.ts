// Checks a revealed shoe or round against itself, and against values that the reader has from elsewhere. Each step says in
// words what it found; the others go on when one fails, so that a fault is seen in all its reach. See docs/reference/fairness.md.

import { CARDS_IN_DECK } from '../shoe.ts';
import { digestOf } from './digest.ts';
import { cutOrder, permutationOf } from './permutation.ts';
import type { Hex32, OpenedRound, OpenedShoe } from './record.ts';
import { commitmentOf } from './seal.ts';
import {
  type Expectation,
  type Finding,
  fails,
  holds,
  type SignatureCheck,
  type Step,
  step,
  type Unasked,
  type Verification,
  verificationOf,
} from './verification.ts';
import { checkBeacon } from './verify-beacon.ts';
import {
  checkBriefContributions,
  checkBriefList,
  checkBriefOwnValue,
  checkBriefSeed,
} from './verify-brief.ts';
import {
  checkContributions,
  checkHouse,
  checkList,
  checkOrder,
  checkOwnValue,
  checkSeed,
} from './verify-cut.ts';
import { checkBurn, checkCutCard, checkRounds } from './verify-deal.ts';
import { checkRoundBurn, checkRoundDeal } from './verify-round.ts';
import {
  checkCommitment,
  checkDeck,
  checkNonces,
  checkNoted,
  checkProofs,
  checkRoot,
} from './verify-seal.ts';

/** Either, whichever it is. [F2] */
export const verifyOpening = (
  file: OpenedShoe | OpenedRound,
  expected: Expectation = {},
  signatureOf?: SignatureCheck,
): Verification =>
  file.kind === 'punto-shoe'
    ? verifyShoe(file, expected, signatureOf)
    : verifyRound(file, expected, signatureOf);

/** A shoe that has ended, from its seal to its last round. [F2] */
export const verifyShoe = (
  file: OpenedShoe,
  expected: Expectation = {},
  signatureOf?: SignatureCheck,
): Verification => {
  const { seal, cut } = file;
  const commitment = commitmentOf(seal);
  const order = file.cards.map(({ card }) => card);
  const shoe = cutOrder(order, permutationOf(cut.seed, order.length));
  return verificationOf(
    commitment,
    [
      step('commitment', 'The seal', checkCommitment(commitment, file.commitment)),
      ...noted(commitment, expected),
      step('deck', 'The cards', checkDeck(order, seal.decks)),
      step('nonces', 'What hid them', checkNonces(file.cards)),
      step('root', 'The sealed order', checkRoot(seal, file.cards)),
      ...cutSteps(file, commitment, expected, signatureOf),
      step('burn', 'The burn', checkBurn(seal, shoe, file)),
      step('rounds', 'The rounds', checkRounds(shoe, file)),
      step('cut-card', 'The cut card', checkCutCard(seal, file)),
      step('digest', 'The file', checkDigest(file)),
    ],
    unaskedOf(file, expected),
  );
};

/** Verifies the proof of a finished round. [F2] */
export const verifyRound = (
  file: OpenedRound,
  expected: Expectation = {},
  signatureOf?: SignatureCheck,
): Verification => {
  const { seal, cut, cards } = file;
  const commitment = commitmentOf(seal);
  return verificationOf(
    commitment,
    [
      ...noted(commitment, expected),
      step('proofs', 'The cards', checkProofs(seal, cards)),
      step('nonces', 'What hid them', checkNonces(cards)),
      ...cutSteps(file, commitment, expected, signatureOf),
      step('order', 'Their places', checkOrder(cut, seal.decks * CARDS_IN_DECK, cards)),
      step('burn', 'The burn', checkRoundBurn(file)),
      step('rounds', 'The round', checkRoundDeal(file)),
      step('digest', 'The file', checkDigest(file)),
    ],
    unaskedOf(file, expected),
  );
};

const noted = (commitment: Hex32, { commitment: known }: Expectation): readonly Step[] =>
  known === undefined ? [] : [step('noted', 'What you wrote down', checkNoted(commitment, known))];

const cutSteps = (
  { seal, cut }: OpenedShoe | OpenedRound,
  commitment: Hex32,
  expected: Expectation,
  signatureOf?: SignatureCheck,
): readonly Step[] => {
  const { contributions, ownValue, list, seed } = foundIn(seal, commitment, cut, expected);
  return [
    step('house', "The house's value", checkHouse(seal, cut)),
    step('contributions', "The patrons' cut", contributions),
    ...(ownValue ? [step('own-value', 'Your value', ownValue)] : []),
    ...(list ? [step('list', 'The list you saw', list)] : []),
    ...(seal.beacon || cut.beacon ? [step('beacon', 'The beacon', checkBeacon(seal, cut, signatureOf))] : []),
    step('seed', 'The second order', seed),
  ];
};

type CutFindings = {
  readonly contributions: Finding;
  /** `null`: not requested, or cannot be answered from this file. */
  readonly ownValue: Finding | null;
  readonly list: Finding | null;
  readonly seed: Finding;
};

const foundIn = (
  seal: OpenedShoe['seal'],
  commitment: Hex32,
  cut: OpenedRound['cut'],
  { value, list, values }: Expectation,
): CutFindings =>
  'contributions' in cut
    ? {
        contributions: checkContributions(seal, commitment, cut),
        ownValue: value === undefined ? null : checkOwnValue(cut, value),
        list: list === undefined ? null : checkList(seal, commitment, cut, list),
        seed: checkSeed(seal, commitment, cut),
      }
    : {
        contributions: checkBriefContributions(seal, commitment, cut),
        ownValue: value === undefined ? null : checkBriefOwnValue(commitment, cut, value, values),
        list: list === undefined ? null : checkBriefList(commitment, cut, list),
        seed: checkBriefSeed(commitment, cut),
      };

const valuesIn = (cut: OpenedRound['cut']): number =>
  'contributions' in cut ? cut.contributions.length : cut.values.count;

/** Checks without a reference value: listed apart, so that they are not taken for passed. */
const unaskedOf = (
  { seal, cut }: OpenedShoe | OpenedRound,
  { commitment, value, list, values }: Expectation,
): readonly Unasked[] => {
  const many = valuesIn(cut);
  const isShown = value !== undefined && ('contributions' in cut || many === 1 || values !== undefined);
  const alone = seal.cutIndex === null;
  const asks: readonly (Unasked & { readonly missing: boolean })[] = [
    {
      ...{ id: 'noted', title: 'What you wrote down', missing: commitment === undefined },
      says: 'Whether the order was fixed before anyone bet shows with the commitment that you saw before the first bet.',
    },
    {
      ...{ id: 'own-value', title: 'Your value', missing: !isShown && many > 0 },
      says:
        value === undefined
          ? 'Whether the house could have chosen the order shows with a value that you brought in yourself.'
          : 'A round does not hold the values of many patrons: whether yours is among them shows with the opened shoe.',
    },
    {
      ...{ id: 'list', title: 'The list you saw', missing: list === undefined && !alone },
      says: 'Whether a value was dropped after all were told shows with the list that your client kept.',
    },
    {
      ...{ id: 'beacon', title: 'The beacon', missing: !seal.beacon && !cut.beacon && !alone },
      says: 'The seal names no public beacon: there is none in this shoe.',
    },
  ];
  return asks.flatMap(({ missing, ...unasked }) => (missing ? [unasked] : []));
};

const checkDigest = (file: OpenedShoe | OpenedRound): Finding =>
  digestOf(file) === file.digest
    ? holds(`The file is whole. Its digest, to compare with what others have: ${file.digest}.`)
    : fails('The digest is not that of this file: it was changed or damaged on its way.');
