// A page of the patrons that staff look for, by name, by id, or by the id that an operator has for its patron.
import type { KnownPatron } from '@punto/store/patron-store';
import type { Page, PageRequest, Store } from '@punto/store/store';
import type { Brands } from '../../brands/brand.ts';
import { matchingPatrons, pageAfter } from './matching-patrons.ts';
import { patronsOfOperatorId } from './operator-patrons.ts';

type Parts = { readonly store: Pick<Store, 'operatorPatrons' | 'patrons'>; readonly brands: Brands };

/** Those with exactly this id at an operator come first, on the first page. */
export const patronPage = async (
  { store, brands }: Parts,
  {
    search,
    brand,
    ...request
  }: PageRequest & { readonly search: string; readonly brand: string | undefined },
): Promise<Page<KnownPatron>> => {
  const ofBrand = brand === undefined ? {} : { brand };
  const page = await matchingPatrons(store.patrons, { ...request, ...ofBrand, search });
  if (request.before !== null || search === '') return page;
  return pageAfter(await patronsOfOperatorId(store, brands, search, brand), page);
};
