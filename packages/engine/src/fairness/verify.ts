// Checks an opened shoe or round against itself, and against what the reader knows apart from it. Each step says in
// words what it found; the others go on when one fails, so that a fault is seen in all its reach. See docs/fairness.md.

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
  type Step,
  step,
  type Verification,
  verificationOf,
} from './verification.ts';
import {
  checkBeacon,
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
export const verifyOpening = (file: OpenedShoe | OpenedRound, expected: Expectation = {}): Verification =>
  file.kind === 'punto-shoe' ? verifyShoe(file, expected) : verifyRound(file, expected);

/** A shoe that has ended, from its seal to its last round. [F2] */
export const verifyShoe = (file: OpenedShoe, expected: Expectation = {}): Verification => {
  const { seal, cut } = file;
  const commitment = commitmentOf(seal);
  const order = file.cards.map(({ card }) => card);
  const shoe = cutOrder(order, permutationOf(cut.seed, order.length));
  return verificationOf(commitment, [
    step('commitment', 'The seal', checkCommitment(commitment, file.commitment)),
    ...noted(commitment, expected),
    step('deck', 'The cards', checkDeck(order, seal.decks)),
    step('nonces', 'What hid them', checkNonces(file.cards)),
    step('root', 'The sealed order', checkRoot(seal, file.cards)),
    ...cutSteps(file, commitment, expected),
    step('burn', 'The burn', checkBurn(seal, shoe, file)),
    step('rounds', 'The rounds', checkRounds(shoe, file)),
    step('cut-card', 'The cut card', checkCutCard(seal, file)),
    step('digest', 'The file', checkDigest(file)),
  ]);
};

/** A round that is over, by itself. [F2] */
export const verifyRound = (file: OpenedRound, expected: Expectation = {}): Verification => {
  const { seal, cut, cards } = file;
  const commitment = commitmentOf(seal);
  return verificationOf(commitment, [
    ...noted(commitment, expected),
    step('proofs', 'The cards', checkProofs(seal, cards)),
    step('nonces', 'What hid them', checkNonces(cards)),
    ...cutSteps(file, commitment, expected),
    step('order', 'Their places', checkOrder(cut, seal.decks * CARDS_IN_DECK, cards)),
    step('burn', 'The burn', checkRoundBurn(file)),
    step('rounds', 'The round', checkRoundDeal(file)),
    step('digest', 'The file', checkDigest(file)),
  ]);
};

const noted = (commitment: Hex32, { commitment: known }: Expectation): readonly Step[] =>
  known === undefined ? [] : [step('noted', 'What you wrote down', checkNoted(commitment, known))];

const cutSteps = (
  { seal, cut }: OpenedShoe | OpenedRound,
  commitment: Hex32,
  { value, list }: Expectation,
): readonly Step[] => [
  step('house', "The house's value", checkHouse(seal, cut)),
  step('contributions', "The patrons' cut", checkContributions(seal, commitment, cut)),
  ...(value === undefined ? [] : [step('own-value', 'Your value', checkOwnValue(cut, value))]),
  ...(list === undefined ? [] : [step('list', 'The list you saw', checkList(commitment, cut, list))]),
  step('beacon', 'The beacon', checkBeacon(seal, cut)),
  step('seed', 'The second order', checkSeed(commitment, cut)),
];

const checkDigest = (file: OpenedShoe | OpenedRound): Finding =>
  digestOf(file) === file.digest
    ? holds(`The file is whole. Its digest, to compare with what others have: ${file.digest}.`)
    : fails('The digest is not that of this file: it was changed or damaged on its way.');
