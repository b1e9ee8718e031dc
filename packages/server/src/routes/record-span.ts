// A page of a list that goes from the newest item back to an instant: the list ends where an older item comes.
import type { Page } from '@punto/store/store';

/** A correction is as old as its round and stands where it was made, so it ends no list. */
type Dated = { readonly at: number; readonly revision?: number };

export const pageSince = <Item extends Dated>(page: Page<Item>, from: number | undefined): Page<Item> => {
  if (from === undefined) return page;
  const end = page.items.findIndex(({ at, revision = 0 }) => at < from && revision === 0);
  return end === -1 ? page : { items: page.items.slice(0, end), next: null };
};
