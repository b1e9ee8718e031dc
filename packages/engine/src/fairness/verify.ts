// Checks a revealed shoe or round for consistency, and against values that the patron has from elsewhere. Each step has its
// finding as a sentence; when a step fails, the others are still checked, so that all faults are shown. See docs/reference/fairness.md.

import { CARDS_IN_DECK } from '../shoe.ts';
import { digestOf } from './digest.ts';
import { type FindingSentence, say, sayOf } from './finding-words.ts';
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
  type StepId,
  step,
  type Unasked,
  unaskedStep,
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
      step('commitment', checkCommitment(commitment, file.commitment)),
      ...noted(commitment, expected),
      step('deck', checkDeck(order, seal.decks)),
      step('nonces', checkNonces(file.cards)),
      step('root', checkRoot(seal, file.cards)),
      ...cutSteps(file, commitment, expected, signatureOf),
      step('burn', checkBurn(seal, shoe, file)),
      step('rounds', checkRounds(shoe, file)),
      step('cut-card', checkCutCard(seal, file)),
      step('digest', checkDigest(file)),
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
      step('proofs', checkProofs(seal, cards)),
      step('nonces', checkNonces(cards)),
      ...cutSteps(file, commitment, expected, signatureOf),
      step('order', checkOrder(cut, seal.decks * CARDS_IN_DECK, cards)),
      step('burn', checkRoundBurn(file)),
      step('rounds', checkRoundDeal(file), 'round'),
      step('digest', checkDigest(file)),
    ],
    unaskedOf(file, expected),
  );
};

const noted = (commitment: Hex32, { commitment: known }: Expectation): readonly Step[] =>
  known === undefined ? [] : [step('noted', checkNoted(commitment, known))];

const cutSteps = (
  { seal, cut }: OpenedShoe | OpenedRound,
  commitment: Hex32,
  expected: Expectation,
  signatureOf?: SignatureCheck,
): readonly Step[] => {
  const { contributions, ownValue, list, seed } = foundIn(seal, commitment, cut, expected);
  return [
    step('house', checkHouse(seal, cut)),
    step('contributions', contributions),
    ...(ownValue ? [step('own-value', ownValue)] : []),
    ...(list ? [step('list', list)] : []),
    ...(seal.beacon || cut.beacon ? [step('beacon', checkBeacon(seal, cut, signatureOf))] : []),
    step('seed', seed),
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

/** Checks without a reference value: listed separately, so that they do not look passed. */
const unaskedOf = (
  { seal, cut }: OpenedShoe | OpenedRound,
  { commitment, value, list, values }: Expectation,
): readonly Unasked[] => {
  const many = valuesIn(cut);
  const isShown = value !== undefined && ('contributions' in cut || many === 1 || values !== undefined);
  const alone = seal.cutIndex === null;
  const asks: readonly (readonly [missing: boolean, step: StepId, sentence: FindingSentence])[] = [
    [commitment === undefined, 'noted', say('unasked-noted')],
    [
      !isShown && many > 0,
      'own-value',
      say(value === undefined ? 'unasked-own-value' : 'unasked-own-value-many'),
    ],
    [list === undefined && !alone, 'list', say('unasked-list')],
    [!seal.beacon && !cut.beacon && !alone, 'beacon', say('unasked-beacon')],
  ];
  return asks.flatMap(([missing, id, sentence]) => (missing ? [unaskedStep(id, sentence)] : []));
};

const checkDigest = (file: OpenedShoe | OpenedRound): Finding =>
  digestOf(file) === file.digest
    ? holds(sayOf('digest-holds', { digest: file.digest }))
    : fails(say('digest-differs'));
