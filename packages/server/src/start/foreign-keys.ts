// A node that was given another key than the rest of the house would take over tables and stop them one by one, since it
// opens none of their shoes. It does not begin at all. [F3]
import { decryptSecret } from '@punto/store/shoes/shoe-encryption';
import type { ShoeKeys } from '@punto/store/shoes/shoe-key';
import type { Store } from '@punto/store/store';

/** Throws `BrokenSeal` when there are shoes and none opens. */
export const refuseForeignKeys = async (store: Pick<Store, 'sealedShoes'>, keys: ShoeKeys): Promise<void> => {
  const faults: unknown[] = [];
  for (const sealed of await store.sealedShoes()) {
    try {
      decryptSecret(keys, sealed);
      return;
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw faults[0];
};
