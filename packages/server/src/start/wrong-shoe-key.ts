// Refuses to start a node whose shoe keys decrypt none of the deployment's shoes: it would take over tables and stop them
// one by one. [F3]
import { decryptSecret } from '@punto/store/shoes/shoe-encryption';
import type { ShoeKeys } from '@punto/store/shoes/shoe-key';
import type { Store } from '@punto/store/store';

/** Throws `UndecryptableShoe` when there are shoes and none can be decrypted. */
export const refuseWrongShoeKeys = async (
  store: Pick<Store, 'encryptedShoes'>,
  keys: ShoeKeys,
): Promise<void> => {
  const faults: unknown[] = [];
  for (const encrypted of await store.encryptedShoes()) {
    try {
      decryptSecret(keys, encrypted);
      return;
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw faults[0];
};
