// A cache of ended shoes with the hash tree that proves their rounds. Reading a shoe and building its tree blocks the main
// thread for milliseconds, and a verifier requests all its rounds: the most recently used shoes are cached.
import { type CutShoe, cutShoe } from '@punto/engine/fairness/opening';
import type { OpenedShoe } from '@punto/engine/fairness/record';

export type CachedShoe = { readonly opened: OpenedShoe; readonly tree: CutShoe };

export type ShoeProofCache = {
  /** `null`: not in the cache. */
  readonly find: (key: string) => CachedShoe | null;
  readonly keep: (key: string, opened: OpenedShoe) => CachedShoe;
};

/** Most shoes kept; each has a tree of at most 416 leaves and its cards, about 200 kB. */
const KEPT = 16;

export const createShoeProofCache = (kept = KEPT): ShoeProofCache => {
  /** In order of use, most recent last. */
  const shoes = new Map<string, CachedShoe>();
  const keep = (key: string, shoe: CachedShoe): CachedShoe => {
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
