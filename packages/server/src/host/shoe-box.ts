// Holds the order of the shoe a table deals from, in memory, for that table's host alone. A new order is
// sealed before anyone may bet on it; after a restart the very same one is opened again. [S4] [F2] [F3]
import { randomUUID } from 'node:crypto';
import type { Card } from '@punto/engine/card';
import { belowFrom, type Word } from '@punto/engine/random';
import { orderedCards, shuffled } from '@punto/engine/shoe';
import { type ShoeId, shoeId, type TableId } from '@punto/table';
import { openOrder, sealOrder } from '../store/seal.ts';
import type { SealedShoe, Store } from '../store/store.ts';

export type ShoeBox = {
  /** A new order, sealed; it is dealt from only after `take`. */
  readonly shuffle: (decks: number) => SealedShoe;
  /** Makes this the shoe to deal from. */
  readonly take: (sealed: SealedShoe) => void;
  /** Opens the stored shoe after a restart. */
  readonly reopen: (shoe: ShoeId) => Promise<void>;
  readonly cardAt: (index: number) => Card;
  readonly empty: () => void;
};

export const openShoeBox = (table: TableId, store: Store, key: Uint8Array, word: Word): ShoeBox => {
  let cards: readonly Card[] = [];
  return {
    shuffle: (decks) => {
      const order = shuffled(orderedCards(decks), belowFrom(word));
      return sealOrder(key, table, shoeId(randomUUID()), order);
    },
    take: (sealed) => {
      cards = openOrder(key, sealed);
    },
    reopen: async (shoe) => {
      const sealed = await store.sealedShoe(shoe);
      if (!sealed) throw new Error(`shoe ${shoe} of table ${table} is not in the store`);
      cards = openOrder(key, sealed);
    },
    cardAt: (index) => {
      const card = cards[index];
      if (!card) throw new Error(`no card ${index} in a shoe of ${cards.length}`);
      return card;
    },
    empty: () => {
      cards = [];
    },
  };
};
