// Ended shoes with the hash tree that proves their rounds. Building the tree is milliseconds of the one thread, and
// whoever checks a shoe asks for all its rounds: the shoes asked for last are kept.
import { type CutShoe, cutShoe } from '@punto/engine/fairness/opening';
import type { OpenedShoe } from '@punto/engine/fairness/record';

export type CutShoes = {
  readonly has: (key: string) => boolean;
  readonly of: (key: string, opened: OpenedShoe) => CutShoe;
};

/** Each holds a tree of at most 416 leaves with its cards: about 200 kB. */
const KEPT = 16;

export const openCutShoes = (kept = KEPT): CutShoes => {
  /** The one asked for last stands last. */
  const shoes = new Map<string, CutShoe>();
  return {
    has: (key) => shoes.has(key),
    of: (key, opened) => {
      const shoe = shoes.get(key) ?? cutShoeOf(opened);
      shoes.delete(key);
      shoes.set(key, shoe);
      const [oldest] = shoes.keys();
      if (shoes.size > kept && oldest !== undefined) shoes.delete(oldest);
      return shoe;
    },
  };
};

const cutShoeOf = ({ seal, cut, cards }: OpenedShoe): CutShoe => {
  const secret = {
    order: cards.map(({ card }) => card),
    nonces: cards.map(({ nonce }) => nonce),
    houseValue: cut.houseValue,
  };
  return cutShoe(seal, secret, cut);
};
