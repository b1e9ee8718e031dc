import { randomBytes } from 'node:crypto';
import { DECK } from '@punto/engine/card';
import { shoeId } from '@punto/table/ids';
import { expect, it } from 'vitest';
import { FIRST_SHOE, MAIN, SIDE_ROOM } from '../../test/samples/sample.ts';
import { decryptSecret, encryptSecret, UndecryptableShoe } from './shoe-encryption.ts';
import type { ShoeKeys } from './shoe-key.ts';

const key: ShoeKeys = [randomBytes(32)];
const order = [...DECK, ...DECK.toReversed()];
const secret = {
  order,
  nonces: order.map(() => randomBytes(32).toString('hex')),
  houseValue: randomBytes(32).toString('hex'),
};
const nothing = { order: [], nonces: [], houseValue: '00'.repeat(32) };
const encrypted = encryptSecret(key, MAIN, FIRST_SHOE, secret);

it('[F3] decrypts to the same order', () => {
  expect(decryptSecret(key, encrypted)).toEqual(secret);
  expect(decryptSecret(key, encryptSecret(key, MAIN, FIRST_SHOE, nothing))).toEqual(nothing);
});

it('[F3] reveals nothing of the order, and never gives the same bytes twice', () => {
  const again = encryptSecret(key, MAIN, FIRST_SHOE, secret);
  expect(Buffer.compare(again.encrypted, encrypted.encrypted)).not.toBe(0);
  const open = Uint8Array.from(order, (card) => DECK.indexOf(card));
  expect(Buffer.from(encrypted.encrypted).includes(open.subarray(0, 4))).toBe(false);
});

it('[F3] does not decrypt with another key, for another table or another shoe', () => {
  expect(() => decryptSecret([randomBytes(32)], encrypted)).toThrow(UndecryptableShoe);
  expect(() => decryptSecret(key, { ...encrypted, table: SIDE_ROOM })).toThrow(UndecryptableShoe);
  expect(() => decryptSecret(key, { ...encrypted, shoe: shoeId('main-2') })).toThrow(UndecryptableShoe);
});

it('[S4] does not decrypt when any byte was changed or cut off', () => {
  for (let place = 0; place < encrypted.encrypted.length; place += 7) {
    const changed = Uint8Array.from(encrypted.encrypted);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(() => decryptSecret(key, { ...encrypted, encrypted: changed })).toThrow(UndecryptableShoe);
  }
  for (const length of [0, 1, 20, encrypted.encrypted.length - 1]) {
    expect(() =>
      decryptSecret(key, { ...encrypted, encrypted: encrypted.encrypted.subarray(0, length) }),
    ).toThrow(UndecryptableShoe);
  }
});

it('[F3] encrypts with the newest key, and decrypts with any', () => {
  const [older] = key;
  const keys: ShoeKeys = [randomBytes(32), older];
  expect(decryptSecret(keys, encrypted)).toEqual(secret);
  const again = encryptSecret(keys, MAIN, FIRST_SHOE, secret);
  expect(() => decryptSecret([older], again)).toThrow(UndecryptableShoe);
  expect(decryptSecret([keys[0]], again)).toEqual(secret);
});
