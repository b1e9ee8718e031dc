// A page of the patrons whose id or name begins as a text does.
import type { KnownPatron } from '@punto/store/patron-store';
import type { Page, PageRequest, Store } from '@punto/store/store';
import { patronSearch } from './patron-search.ts';

type Request = PageRequest & { readonly search: string; readonly brand?: string };

/** Puts these patrons before a page, each patron once. */
export const pageAfter = (first: readonly KnownPatron[], page: Page<KnownPatron>): Page<KnownPatron> => {
  const known = new Set(page.items.map(({ id }) => id));
  return { ...page, items: [...first.filter(({ id }) => !known.has(id)), ...page.items] };
};

/** Guests whose id without the word before it begins so come first, on the first page. */
export const matchingPatrons = async (
  patrons: Pick<Store['patrons'], 'page'>,
  { search, ...request }: Request,
): Promise<Page<KnownPatron>> => {
  const { text, guestId } = patronSearch(search);
  const page = await patrons.page({ ...request, search: text });
  if (guestId === null || request.before !== null) return page;
  return pageAfter((await patrons.page({ ...request, search: guestId })).items, page);
};
