// The order of a shoe at rest: AES-256-GCM over one byte a card. Table and shoe are bound in as associated
// data, so that a sealed order moved to another row does not open. [F3]
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type Card, DECK } from '@punto/engine/card';
import type { ShoeId, TableId } from '@punto/table/ids';
import type { SealedShoe } from './store.ts';

const CIPHER = 'aes-256-gcm';
const FORMAT = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + NONCE_BYTES + TAG_BYTES;

export class BrokenSeal extends Error {
  override readonly name = 'BrokenSeal';
}

/** Seals an order; a fresh nonce each time. `key` is 32 bytes, see `shoeKey`. */
export const sealOrder = (
  key: Uint8Array,
  table: TableId,
  shoe: ShoeId,
  order: readonly Card[],
): SealedShoe => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(bindingOf(table, shoe));
  const hidden = Buffer.concat([cipher.update(bytesOf(order)), cipher.final()]);
  return { shoe, table, sealed: Buffer.concat([Buffer.of(FORMAT), nonce, cipher.getAuthTag(), hidden]) };
};

/** Opens a sealed order; throws `BrokenSeal` when the key is another or anything of it was changed. */
export const openOrder = (key: Uint8Array, { shoe, table, sealed }: SealedShoe): readonly Card[] => {
  try {
    if (sealed[0] !== FORMAT) throw new Error(`format ${sealed[0]} is unknown`);
    const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(bindingOf(table, shoe));
    decipher.setAuthTag(sealed.subarray(1 + NONCE_BYTES, HEAD_BYTES));
    return cardsOf(Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]));
  } catch (cause) {
    throw new BrokenSeal(
      `shoe ${shoe} of table ${table} does not open: it was changed, or the key is another. Put back the key it was sealed with (PUNTO_SHOE_KEY, or shoe.key in the data folder).`,
      { cause },
    );
  }
};

/** Neither id can hold the separator. */
const bindingOf = (table: TableId, shoe: ShoeId): Buffer => Buffer.from(`punto shoe\n${table}\n${shoe}`);

const bytesOf = (order: readonly Card[]): Uint8Array => Uint8Array.from(order, (card) => DECK.indexOf(card));

const cardsOf = (bytes: Uint8Array): readonly Card[] =>
  Array.from(bytes, (place) => {
    const card = DECK[place];
    if (!card) throw new Error(`no card has the number ${place}`);
    return card;
  });
