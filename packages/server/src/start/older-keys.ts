// Reports which older shoe keys are still needed, so that an operator who rotated the key knows when to remove the old one:
// a shoe on a table may need it, or the second factor of staff who have not signed in since. [F3]

import { isEncryptedWith } from '@punto/store/shoes/shoe-encryption';
import { fingerprintOf, type ShoeKeys } from '@punto/store/shoes/shoe-key';
import type { EncryptedShoe, Store } from '@punto/store/store';
import type { CodeCipher } from '../identity/one-time-code.ts';
import { readTable } from '../table-host/stored-table.ts';

export type OlderKey = { readonly key: string; readonly shoes: number; readonly codes: number };

/** `key`: fingerprint; `codesOf`: number of codes that this key decrypts. */
export const olderKeys = async (
  store: Pick<Store, 'load' | 'encryptedShoes' | 'staff'>,
  [newest, ...older]: ShoeKeys,
  codesOf: (keys: ShoeKeys) => CodeCipher,
): Promise<readonly OlderKey[]> => {
  if (older.length === 0) return [];
  const under = (await store.encryptedShoes()).filter((encrypted) => !isEncryptedWith(newest, encrypted));
  const staff = await store.staff.all();
  const needed: OlderKey[] = [];
  for (const key of older) {
    const shoes = await onTables(
      store,
      under.filter((encrypted) => isEncryptedWith(key, encrypted)),
    );
    const codes = staff.filter(
      ({ id, codeSecret }) => codeSecret !== null && codesOf([key]).decrypt(id, codeSecret) !== null,
    );
    needed.push({ key: fingerprintOf(key), shoes, codes: codes.length });
  }
  return needed;
};

/** Shoes still in play: older releases kept the encrypted part of ended shoes too. */
const onTables = async (store: Pick<Store, 'load'>, shoes: readonly EncryptedShoe[]): Promise<number> => {
  let count = 0;
  for (const { shoe, table } of shoes)
    if ((await readTable(store, table)).state?.shoe?.id === shoe) count += 1;
  return count;
};
