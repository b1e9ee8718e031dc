// A cache of ended shoes with the hash tree that proves their rounds. Reading a shoe and building its tree takes
// milliseconds of the only thread, and a verifier asks for all its rounds: the most recently used shoes are kept.
import { type CutShoe, cutShoe } from '@punto/engine/fairness/opening';
import type { OpenedShoe } from '@punto/engine/fairness/record';

export type KeptShoe = { readonly opened: OpenedShoe; readonly tree: CutShoe };

export type CutShoes = {
  /** `null`: not in the cache. */
  readonly find: (key: string) => KeptShoe | null;
  readonly keep: (key: string, opened: OpenedShoe) => KeptShoe;
};

/** Most shoes kept; each has a tree of at most 416 leaves and its cards, about 200 kB. */
const KEPT = 16;

export const createCutShoes = (kept = KEPT): CutShoes => {
  /** In order of use, most recent last. */
  const shoes = new Map<string, KeptShoe>();
  const keep = (key: string, shoe: KeptShoe): KeptShoe => {
    shoes.delete(key);
    shoes.set(key, shoe);
    const [oldest] = shoes.keys();
    if (shoes.size > kept && oldest !== undefined) shoes.delete(oldest);
    return shoe;
  };
  return {
    find: (key) => {
      const shoe = shoes.get(key);
      return shoe ? keep(key, shoe) : null;
    },
    keep: (key, opened) => keep(key, { opened, tree: cutShoeOf(opened) }),
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
