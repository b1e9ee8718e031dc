// Encrypts the secret part of a shoe at rest (order, nonces, the house's part in the cut) with AES-256-GCM. Table and
// shoe number are associated data, so that an encrypted shoe copied to another row does not decrypt. [F3]
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type Card, DECK } from '@punto/engine/card';
import type { ShoeSecret } from '@punto/engine/fairness/seal';
import type { ShoeId, TableId } from '@punto/table/ids';
import type { EncryptedShoe } from '../store.ts';
import type { ShoeKeys } from './shoe-key.ts';

const CIPHER = 'aes-256-gcm';
/** Of the first format, the order alone is still read: a shoe may have been in play when Punto was upgraded. */
const ORDER_ALONE = 1;
const FORMAT = 2;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + NONCE_BYTES + TAG_BYTES;
const VALUE_BYTES = 32;

export class UndecryptableShoe extends Error {
  override readonly name = 'UndecryptableShoe';
}

/** Encrypts a shoe with the newest of the keys; a fresh nonce each time. */
export const encryptSecret = (
  [key]: ShoeKeys,
  table: TableId,
  shoe: ShoeId,
  secret: ShoeSecret,
): EncryptedShoe => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(bindingOf(table, shoe));
  const hidden = Buffer.concat([cipher.update(bytesOf(secret)), cipher.final()]);
  return { shoe, table, encrypted: Buffer.concat([Buffer.of(FORMAT), nonce, cipher.getAuthTag(), hidden]) };
};

/** Decrypts an encrypted shoe; throws `UndecryptableShoe` when none of the keys is its own or anything of it was changed. */
export const decryptSecret = (keys: ShoeKeys, encrypted: EncryptedShoe): ShoeSecret => {
  const causes: unknown[] = [];
  for (const key of keys) {
    try {
      return decryptedWith(key, encrypted);
    } catch (cause) {
      causes.push(cause);
    }
  }
  const { shoe, table } = encrypted;
  throw new UndecryptableShoe(
    `Shoe ${shoe} of table ${table} cannot be decrypted: it was changed, or its key is not among the configured keys. Put back the key it was encrypted with (PUNTO_SHOE_KEY, or shoe.key in the data folder). If it is lost for good, start once with PUNTO_LOST_SHOES=return: the shoe ends and its stakes are returned.`,
    { cause: causes[0] },
  );
};

/** Whether this very key opens it. */
export const isEncryptedWith = (key: Uint8Array, encrypted: EncryptedShoe): boolean => {
  try {
    decryptedWith(key, encrypted);
    return true;
  } catch {
    return false;
  }
};

const decryptedWith = (key: Uint8Array, { shoe, table, encrypted }: EncryptedShoe): ShoeSecret => {
  const format = encrypted[0];
  if (format !== FORMAT && format !== ORDER_ALONE) throw new Error(`format ${format} is unknown`);
  const nonce = encrypted.subarray(1, 1 + NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(bindingOf(table, shoe));
  decipher.setAuthTag(encrypted.subarray(1 + NONCE_BYTES, HEAD_BYTES));
  const open = Buffer.concat([decipher.update(encrypted.subarray(HEAD_BYTES)), decipher.final()]);
  return format === ORDER_ALONE ? { order: cardsOf(open), nonces: [], houseValue: '' } : secretOf(open);
};

/** Neither id can hold the separator. */
const bindingOf = (table: TableId, shoe: ShoeId): Buffer => Buffer.from(`punto shoe\n${table}\n${shoe}`);

/** The house's value, then for each card one byte and its nonce. */
const bytesOf = ({ order, nonces, houseValue }: ShoeSecret): Uint8Array =>
  Buffer.concat([
    Buffer.from(houseValue, 'hex'),
    ...order.map((card, place) =>
      Buffer.concat([Buffer.of(DECK.indexOf(card)), Buffer.from(nonces[place] ?? '', 'hex')]),
    ),
  ]);

const secretOf = (bytes: Buffer): ShoeSecret => {
  const cards = Array.from({ length: (bytes.length - VALUE_BYTES) / (1 + VALUE_BYTES) }, (_, place) => {
    const from = VALUE_BYTES + place * (1 + VALUE_BYTES);
    return bytes.subarray(from, from + 1 + VALUE_BYTES);
  });
  return {
    houseValue: bytes.toString('hex', 0, VALUE_BYTES),
    order: cards.map((card) => cardOf(card[0])),
    nonces: cards.map((card) => card.toString('hex', 1)),
  };
};

const cardsOf = (bytes: Uint8Array): readonly Card[] => Array.from(bytes, cardOf);

const cardOf = (place: number | undefined): Card => {
  const card = DECK[place ?? -1];
  if (!card) throw new Error(`no card has the number ${place}`);
  return card;
};
