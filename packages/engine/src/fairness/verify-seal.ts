// Checks that the revealed cards are those the house committed to: the terms against the commitment, the cards against
// the root. [F2]
import { type Card, DECK } from '../card.ts';
import { CARDS_IN_DECK } from '../shoe.ts';
import { say, sayOf } from './finding-words.ts';
import { bytesOf, hexOf } from './hash.ts';
import { rootFrom, rootOf } from './merkle.ts';
import type { Hex32, OpenedCard, OpenedShoe, Seal } from './record.ts';
import { leafOf, shoeTree } from './seal.ts';
import { type Finding, fails, holds } from './verification.ts';

/** The hash computed from the seal is the commitment in the file. [F2] */
export const checkCommitment = (commitment: Hex32, told: Hex32): Finding =>
  commitment === told
    ? holds(sayOf('commitment-holds', { commitment }))
    : fails(sayOf('commitment-differs', { made: commitment, told }));

/** The hash computed from the seal is the commitment that the reader noted before the shoe. [F2] */
export const checkNoted = (commitment: Hex32, noted: Hex32): Finding =>
  commitment === noted ? holds(say('noted-holds')) : fails(sayOf('noted-differs', { noted, commitment }));

/** The opened cards are exactly `decks` decks of 52. [R1] [F2] */
export const checkDeck = (cards: readonly Card[], decks: number): Finding => {
  const wanted = decks * CARDS_IN_DECK;
  if (cards.length !== wanted) return fails(sayOf('deck-size', { wanted, cards: cards.length }));
  const wrong = DECK.find((card) => timesIn(cards, card) !== decks);
  return wrong === undefined
    ? holds(sayOf('deck-holds', { cards: cards.length, decks }))
    : fails(sayOf('deck-card', { card: wrong, found: timesIn(cards, wrong), decks }));
};

const timesIn = (cards: readonly Card[], card: Card): number => cards.filter((each) => each === card).length;

/** A nonce that is used twice gives a hidden card away as soon as the other is opened. */
export const checkNonces = (cards: readonly { readonly nonce: Hex32 }[]): Finding =>
  new Set(cards.map(({ nonce }) => nonce)).size === cards.length
    ? holds(say('nonces-hold'))
    : fails(say('nonces-repeated'));

/** All opened cards with their nonces, in the committed order, give the Merkle root of the seal. [F2] */
export const checkRoot = (seal: Seal, cards: OpenedShoe['cards']): Finding => {
  if (cards.length === 0) return fails(say('root-no-cards'));
  const secret = { order: cards.map(({ card }) => card), nonces: cards.map(({ nonce }) => nonce) };
  const root = hexOf(rootOf(shoeTree(seal.shoe, secret)));
  return root === seal.root
    ? holds(say('root-holds'))
    : fails(sayOf('root-differs', { made: root, sealed: seal.root }));
};

/** Each card of a round by its own path. */
export const checkProofs = (seal: Seal, cards: readonly OpenedCard[]): Finding => {
  const leaves = seal.decks * CARDS_IN_DECK;
  for (const { index, leaf, card, nonce, proof } of cards) {
    const root = rootFrom(leafOf(seal.shoe, leaf, card, nonce), leaf, leaves, proof.map(bytesOf));
    if (!root || hexOf(root) !== seal.root) return fails(sayOf('proofs-differ', { place: index + 1, card }));
  }
  return holds(sayOf('proofs-hold', { cards: cards.length }));
};
