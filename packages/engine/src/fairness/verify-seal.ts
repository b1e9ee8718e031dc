// Checks that the revealed cards are those the house committed to: the terms against the commitment, the cards against
// the root. [F2]
import { type Card, DECK } from '../card.ts';
import { CARDS_IN_DECK } from '../shoe.ts';
import { bytesOf, hexOf } from './hash.ts';
import { rootFrom, rootOf } from './merkle.ts';
import type { Hex32, OpenedCard, OpenedShoe, Seal } from './record.ts';
import { leafOf, shoeTree } from './seal.ts';
import { type Finding, fails, holds } from './verification.ts';

/** The hash computed from the seal is the commitment in the file. [F2] */
export const checkCommitment = (commitment: Hex32, told: Hex32): Finding =>
  commitment === told
    ? holds(`The fields of the seal, hashed together, give the commitment ${told}.`)
    : fails(`The fields of the seal, hashed together, give ${commitment}, and the file says ${told}.`);

/** The hash computed from the seal is the commitment that the reader noted before the shoe. [F2] */
export const checkNoted = (commitment: Hex32, noted: Hex32): Finding =>
  commitment === noted
    ? holds('It is the commitment you wrote down before the shoe.')
    : fails(
        `You wrote down ${noted}, and this shoe has ${commitment}: it is another shoe, or was exchanged.`,
      );

/** The opened cards are exactly `decks` decks of 52. [R1] [F2] */
export const checkDeck = (cards: readonly Card[], decks: number): Finding => {
  const wanted = decks * CARDS_IN_DECK;
  if (cards.length !== wanted)
    return fails(`By the seal there are ${wanted} cards, and ${cards.length} are opened.`);
  const wrong = DECK.find((card) => timesIn(cards, card) !== decks);
  return wrong === undefined
    ? holds(`${cards.length} cards, each of the 52 exactly ${times(decks)}.`)
    : fails(
        `${wrong} is there ${times(timesIn(cards, wrong))}; by the seal each card is there ${times(decks)}.`,
      );
};

const timesIn = (cards: readonly Card[], card: Card): number => cards.filter((each) => each === card).length;
const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** A nonce that is used twice gives a hidden card away as soon as the other is opened. */
export const checkNonces = (cards: readonly { readonly nonce: Hex32 }[]): Finding =>
  new Set(cards.map(({ nonce }) => nonce)).size === cards.length
    ? holds('Each card was hidden behind a random number of its own.')
    : fails('Two cards were hidden behind the same random number: one of them gave the other away.');

/** All opened cards with their nonces, in the committed order, give the Merkle root of the seal. [F2] */
export const checkRoot = (seal: Seal, cards: OpenedShoe['cards']): Finding => {
  if (cards.length === 0) return fails('There are no cards to seal.');
  const secret = { order: cards.map(({ card }) => card), nonces: cards.map(({ nonce }) => nonce) };
  const root = hexOf(rootOf(shoeTree(seal.shoe, secret)));
  return root === seal.root
    ? holds('All cards in the order the house drew them, hashed into one tree, give the sealed root.')
    : fails(`The cards, hashed into one tree, give ${root}, and the sealed root is ${seal.root}.`);
};

/** Each card of a round by its own path. */
export const checkProofs = (seal: Seal, cards: readonly OpenedCard[]): Finding => {
  const leaves = seal.decks * CARDS_IN_DECK;
  for (const { index, leaf, card, nonce, proof } of cards) {
    const root = rootFrom(leafOf(seal.shoe, leaf, card, nonce), leaf, leaves, proof.map(bytesOf));
    if (!root || hexOf(root) !== seal.root)
      return fails(`Card ${index + 1} of the shoe, ${card}, does not lead to the sealed root.`);
  }
  return holds(`${cards.length} opened cards each lead to the sealed root: they lay there all along.`);
};
