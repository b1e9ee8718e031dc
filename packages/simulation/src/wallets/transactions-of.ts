// All calls of a brand's wallet, as `GET transactions` returns them to the operator.
import type { BrandTransaction } from '@punto/store/office-store';
import type { Store } from '@punto/store/store';

const PAGE = 1_000;

export const transactionsOf = async (store: Store, brand: string): Promise<readonly BrandTransaction[]> => {
  const all: BrandTransaction[] = [];
  let after: string | null = null;
  for (;;) {
    const { items, next, more } = await store.office.transactions({
      ...{ brand, after, limit: PAGE, unresolved: false },
    });
    all.push(...items);
    if (!more) return all;
    after = next;
  }
};
