// The revealed data of a shoe: after each round its cards with the paths that prove them, and everything when the
// shoe has ended. Made from what the house alone knows, so nothing here is for cards that are still in play. [F2]
import type { Card } from '../card.ts';
import type { Side } from '../side.ts';
import { briefOf } from './cut.ts';
import { digestOf } from './digest.ts';
import { hexOf } from './hash.ts';
import { proofOf, type Tree } from './merkle.ts';
import { permutationOf } from './permutation.ts';
import type { Cut, DealtRound, OpenedCard, OpenedRound, OpenedShoe, Seal } from './record.ts';
import { commitmentOf, type ShoeSecret, shoeTree } from './seal.ts';

/** A shoe in play, with what is computed once for all its rounds. */
export type CutShoe = {
  readonly seal: Seal;
  readonly secret: ShoeSecret;
  readonly cut: Cut;
  /** The end of the shoe according to its rounds. */
  readonly told: OpenedRound['cut'];
  readonly tree: Tree;
  readonly permutation: readonly number[];
};

/**
 * Everything that proofs of this shoe are made from, computed once a shoe: the Merkle tree and the permutation of
 * the cut. Holds the secret order: for the house alone. Throws when there are not as many nonces as cards. [F2]
 */
export const cutShoe = (seal: Seal, secret: ShoeSecret, cut: Cut): CutShoe => ({
  seal,
  secret,
  cut,
  told: seal.format === 1 ? cut : briefOf(commitmentOf(seal), cut),
  tree: shoeTree(seal.shoe, secret),
  permutation: permutationOf(cut.seed, secret.order.length),
});

/** The card at an index of the shoe as dealt, burnt ones included. Throws when there is none. */
export const cardAt = (shoe: CutShoe, index: number): Card => revealCard(shoe, index).card;

const revealCard = ({ secret, permutation }: CutShoe, index: number): Omit<OpenedCard, 'proof'> => {
  const leaf = permutation[index] ?? -1;
  const card = secret.order[leaf];
  const nonce = secret.nonces[leaf];
  if (!card || !nonce) throw new Error(`no card ${index} in a shoe of ${secret.order.length}`);
  return { index, leaf, card, nonce };
};

const proven = (shoe: CutShoe, index: number): OpenedCard => {
  const opened = revealCard(shoe, index);
  return { ...opened, proof: proofOf(shoe.tree, opened.leaf).map(hexOf) };
};

export type RoundToOpen = Pick<OpenedRound, 'round' | 'status'> & {
  /** The cards in the order in which they left the shoe. */
  readonly dealt: readonly { readonly index: number; readonly side: Side; readonly turned: boolean }[];
};

/** A round that is over. What was never turned stays closed. */
export const revealRound = (shoe: CutShoe, { round, status, dealt }: RoundToOpen): OpenedRound => {
  const burnt = round === 1 && shoe.seal.burn !== 'none';
  const file = {
    kind: 'punto-round' as const,
    version: shoe.seal.format,
    seal: shoe.seal,
    cut: shoe.told,
    round,
    status,
    cards: [
      ...(burnt ? [{ ...proven(shoe, 0), side: 'burn' as const }] : []),
      ...dealt.flatMap(({ index, side, turned }) => (turned ? [{ ...proven(shoe, index), side }] : [])),
    ],
    closed: dealt.flatMap(({ index, side, turned }) => (turned ? [] : [{ index, side }])),
  };
  return { ...file, digest: digestOf(file) };
};

/** A shoe that has ended, or was voided. */
export const revealShoe = (
  { seal, secret, cut }: CutShoe,
  burn: OpenedShoe['burn'],
  rounds: readonly DealtRound[],
): OpenedShoe => {
  const file = {
    kind: 'punto-shoe' as const,
    version: seal.format,
    commitment: commitmentOf(seal),
    seal,
    cut,
    cards: secret.order.map((card, place) => ({ card, nonce: secret.nonces[place] ?? '' })),
    burn,
    rounds,
  };
  return { ...file, digest: digestOf(file) };
};
