// The part of a brand that the page of its launched patron receives: name, colours, languages, and the terms of the patron's
// currency. It contains no other currency, no wallet settings and no other brand.
import { bookExponentOf } from '@punto/engine/currency';
import { keyOf } from '@punto/ledger/patron-key';
import type { OwnBrand } from '@punto/protocol/operator-api';
import type { PatronId } from '@punto/table/ids';
import type { Brand, Brands } from '../brands/brand.ts';

/** Returns null for a patron of the house, or of a brand without a brand file. */
export const brandOfPatron = (brands: Brands, patron: PatronId): Brand | null =>
  brands.get(keyOf(patron).brand) ?? null;

export const ownBrand = (brands: Brands, patron: PatronId): OwnBrand | null => {
  const brand = brandOfPatron(brands, patron);
  const { currency: code } = keyOf(patron);
  const terms = brand?.currencies[code];
  if (!brand || !terms) return null;
  const { id, name, skin, links, languages, flags } = brand;
  const { rate, stepMinor, chipsMinor, limits } = terms;
  return {
    ...{ id, name, skin, links, languages, confirmByHand: flags.noAutoConfirm },
    currency: { code, exponent: bookExponentOf(code), rate, stepMinor, chipsMinor, limits },
  };
};
