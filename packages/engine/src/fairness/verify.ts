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
  type Unasked,
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
  return verificationOf(
    commitment,
    [
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
    ],
    unaskedOf(file, expected),
  );
};

/** A round that is over, by itself. [F2] */
export const verifyRound = (file: OpenedRound, expected: Expectation = {}): Verification => {
  const { seal, cut, cards } = file;
  const commitment = commitmentOf(seal);
  return verificationOf(
    commitment,
    [
      ...noted(commitment, expected),
      step('proofs', 'The cards', checkProofs(seal, cards)),
      step('nonces', 'What hid them', checkNonces(cards)),
      ...cutSteps(file, commitment, expected),
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
  { value, list }: Expectation,
): readonly Step[] => [
  step('house', "The house's value", checkHouse(seal, cut)),
  step('contributions', "The patrons' cut", checkContributions(seal, commitment, cut)),
  ...(value === undefined ? [] : [step('own-value', 'Your value', checkOwnValue(cut, value))]),
  ...(list === undefined ? [] : [step('list', 'The list you saw', checkList(commitment, cut, list))]),
  ...(seal.beacon || cut.beacon ? [step('beacon', 'The beacon', checkBeacon(seal, cut))] : []),
  step('seed', 'The second order', checkSeed(commitment, cut)),
];

/** What the reader did not give, or the house did not name: said apart, so that nobody takes it for checked. */
const unaskedOf = (
  { seal, cut }: OpenedShoe | OpenedRound,
  { commitment, value, list }: Expectation,
): readonly Unasked[] => {
  const alone = seal.cutIndex === null;
  const asks: readonly (Unasked & { readonly missing: boolean })[] = [
    {
      ...{ id: 'noted', title: 'What you wrote down', missing: commitment === undefined },
      says: 'Whether the order was fixed before anyone bet shows with the commitment that you saw before the first bet.',
    },
    {
      ...{
        id: 'own-value',
        title: 'Your value',
        missing: value === undefined && cut.contributions.length > 0,
      },
      says: 'Whether the house could have chosen the order shows with a value that you brought in yourself.',
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
