// Makes what hangs on a changed part fit it again, as a house could that wants to be believed: commits to values, the
// tree, the house's hash, the commitment, the seed, what was dealt, the digest. Each is made anew or left as it is, so
// that every check downstream of a change is reached by some mutant. What has lost its shape is left alone. [F2]
import type { Card } from '../../src/card.ts';
import { dealt, finishCoup, NO_CARDS, nextHand } from '../../src/coup.ts';
import { commitOf, cutBySeal, seedOf2 } from '../../src/fairness/cut.ts';
import { digestOf } from '../../src/fairness/digest.ts';
import { bytesOf, hashOf, hexOf } from '../../src/fairness/hash.ts';
import { rootOf } from '../../src/fairness/merkle.ts';
import { cutOrder, permutationOf } from '../../src/fairness/permutation.ts';
import { commitmentOf, houseHashOf, shoeTree } from '../../src/fairness/seal.ts';
import { markOf } from '../../src/mark.ts';
import type { Below } from '../../src/random.ts';
import { burnCount } from '../../src/shoe.ts';
import type { Raw } from './mutate.ts';

const STEPS: readonly ((file: Raw) => void)[] = [
  ({ seal, cut }) => {
    seal.houseHash = houseHashOf(seal.shoe, cut.houseValue);
  },
  ({ kind, seal, cards }) => {
    // A round has a few of the cards, and their paths lead to the root there is.
    if (kind === 'punto-round') return;
    const order = cards.map(({ card }: Raw) => card);
    seal.root = hexOf(rootOf(shoeTree(seal.shoe, { order, nonces: cards.map(({ nonce }: Raw) => nonce) })));
  },
  (file) => {
    if ('commitment' in file) file.commitment = commitmentOf(file.seal);
  },
  ({ cut }) => {
    if (cut.beacon.signature) cut.beacon.value = hexOf(hashOf(bytesOf(cut.beacon.signature)));
  },
  ({ seal, cut }) => {
    const commitment = commitmentOf(seal);
    for (const each of [...cut.failed, cut.contributions].flat())
      if (each.commit !== null && each.value !== null) each.commit = commitOf(commitment, each.value);
  },
  ({ seal, cut }) => {
    const commitment = commitmentOf(seal);
    cut.seed = cut.list ? seedOf2({ commitment, ...cut }) : cutBySeal(seal, commitment, cut).seed;
  },
  (file) => dealAgain(file),
  (file) => {
    file.digest = digestOf(file);
  },
];

/** All of it more often than not: a house that forges does not stop half-way. */
export const reseal = (file: Raw, below: Below): void => {
  const thorough = below(3) > 0;
  for (const step of STEPS) {
    if (!thorough && below(2) === 0) continue;
    try {
      step(file);
    } catch {
      // The part that it is made from is missing.
    }
  }
};

/** The burn and as many rounds as there are, from the order the seed gives; a cancelled one keeps its number of cards. */
const dealAgain = ({ seal, cut, cards, burn, rounds }: Raw): void => {
  const order = cards.map(({ card }: Raw) => card) as Card[];
  const shoe = cutOrder(order, permutationOf(cut.seed, order.length));
  const [first] = shoe as [Card];
  if (burn !== null) Object.assign(burn, { faceUp: first, count: burnCount(first, seal.burn) });
  let next = burn === null ? 0 : 1 + burn.count;
  for (const round of rounds) {
    round.first = next;
    let hands = NO_CARDS;
    for (let side = nextHand(hands); side !== null; side = nextHand(hands)) {
      const card = shoe[next];
      if (!card || (round.status === 'cancelled' && next - round.first >= round.taken)) break;
      hands = dealt(hands, side, card);
      next += 1;
    }
    if (round.status === 'cancelled') Object.assign(round, hands);
    else Object.assign(round, hands, { taken: next - round.first, mark: markOf(finishCoup(hands)) });
  }
};
