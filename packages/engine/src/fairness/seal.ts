// The values that the house fixes before the first bet: a tree over its order of the cards, each with a nonce that keeps it
// from being guessed, and a value of its own for the cut. One hash over all of it, the commitment, is published. [F2]
import type { Card } from '../card.ts';
import { type Bytes, bytesOf, hashOf, hexOf, u32 } from './hash.ts';
import { rootOf, type Tree, treeOf } from './merkle.ts';
import type { BeaconRound, Hex32, Seal } from './record.ts';

/** The secret of the house until the shoe has ended; the caller draws new random values for each shoe. */
export type ShoeSecret = {
  readonly order: readonly Card[];
  /** One for each card. */
  readonly nonces: readonly Hex32[];
  readonly houseValue: Hex32;
};

/** The part of a commitment that the house chooses; the rest follows from the secret. */
export type SealTerms = Omit<Seal, 'format' | 'root' | 'houseHash'>;

const LEAF = Uint8Array.of(0);

/** Hash of one card of the house's order, at its place from 0, with its nonce. */
export const leafOf = (shoe: string, place: number, card: Card, nonce: Hex32): Bytes =>
  hashOf(LEAF, `punto leaf 1\n${shoe}\n`, u32(place), card, bytesOf(nonce));

/** Throws unless each card has its nonce. */
export const shoeTree = (shoe: string, { order, nonces }: Pick<ShoeSecret, 'order' | 'nonces'>): Tree => {
  if (order.length !== nonces.length) throw new Error(`${nonces.length} nonces for ${order.length} cards`);
  return treeOf(order.map((card, place) => leafOf(shoe, place, card, nonces[place] ?? '')));
};

/** SHA-256 that binds the house to its value of the cut before the patrons bring theirs; the shoe's id is in it. [F2] */
export const houseHashOf = (shoe: string, houseValue: Hex32): Hex32 =>
  hexOf(hashOf(`punto house value 1\n${shoe}\n`, bytesOf(houseValue)));

/** `format`: an older one is for shoes that were sealed by it. */
export const sealOf = (terms: SealTerms, secret: ShoeSecret, format: Seal['format'] = 2): Seal => ({
  format,
  ...terms,
  root: hexOf(rootOf(shoeTree(terms.shoe, secret))),
  houseHash: houseHashOf(terms.shoe, secret.houseValue),
});

/** The seal as the text that is hashed: a line for each of its fields, in this order. */
const sealText = (seal: Seal): string =>
  [
    `format=${seal.format}`,
    `table=${seal.table}`,
    `shoe=${seal.shoe}`,
    `number=${seal.number}`,
    `room=${seal.room}`,
    `decks=${seal.decks}`,
    `cutIndex=${seal.cutIndex ?? 'none'}`,
    `burn=${seal.burn}`,
    `afterCut=${seal.afterCut}`,
    `root=${seal.root}`,
    `houseHash=${seal.houseHash}`,
    `beacon=${seal.beacon ? beaconName(seal.beacon) : 'none'}`,
  ]
    .map((line) => `${line}\n`)
    .join('');

/** `network/round`, as reports name a round of a beacon. [F2] */
export const beaconName = ({ name, round }: BeaconRound): string => `${name}/${round}`;

/** The commitment, which a patron can write down before the shoe. */
export const commitmentOf = (seal: Seal): Hex32 => hexOf(hashOf('punto seal 1\n', sealText(seal)));
