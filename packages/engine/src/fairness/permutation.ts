// The second order, which anyone can compute from the seed: Fisher and Yates again, but from words that come out of a
// hash. Which index of the house's order each card is dealt from is public; the card there is not. [F1] [F2]
import type { Card } from '../card.ts';
import { belowFrom, type Word } from '../random.ts';
import { shuffled } from '../shoe.ts';
import { bytesOf, hashOf, u32 } from './hash.ts';
import type { Hex32 } from './record.ts';

const WORDS_IN_BLOCK = 8;

/** An endless stream of 32-bit words determined by a seed. */
export const wordsOf = (seed: Hex32): Word => {
  let block: DataView = new DataView(new ArrayBuffer(0));
  let taken = 0;
  return () => {
    const place = taken % WORDS_IN_BLOCK;
    if (place === 0) {
      const hash = hashOf('punto words 1\n', bytesOf(seed), u32(taken / WORDS_IN_BLOCK));
      block = new DataView(hash.buffer, hash.byteOffset);
    }
    taken += 1;
    return block.getUint32(4 * place);
  };
};

/** For each card of the dealt shoe, its index in the committed order. */
export const permutationOf = (seed: Hex32, cards: number): readonly number[] =>
  shuffled(
    Array.from({ length: cards }, (_, place) => place),
    belowFrom(wordsOf(seed)),
  );

/** The committed order after the cut: the shoe that is dealt. */
export const cutOrder = (order: readonly Card[], permutation: readonly number[]): readonly Card[] =>
  permutation.map((place) => {
    const card = order[place];
    if (!card) throw new Error(`no card at ${place} of ${order.length}`);
    return card;
  });
