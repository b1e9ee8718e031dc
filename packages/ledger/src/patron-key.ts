// Brand and currency of a patron, which the id itself carries: `<brand>.<CURRENCY>.<own part>`. The patrons of a house
// without operators have ids without a full stop. So all that is kept by patron is kept by brand and currency too.
import { COIN } from '@punto/engine/currency';

/** Whose patrons they are, and in which currency they play. Books, figures and views are separate for each key. */
export type PatronKey = { readonly brand: string; readonly currency: string };

/** The brand of a house without operators. */
export const HOUSE_BRAND = 'house';
/** The key of patrons who play for coins of the house. */
export const HOUSE_KEY: PatronKey = { brand: HOUSE_BRAND, currency: COIN };

/** 2 to 32 small letters, digits and hyphens, a letter first. */
export const BRAND_PATTERN = /^[a-z][a-z0-9-]{1,31}$/;

/** The own part of an id is 1 to 64 small letters, digits and hyphens, no hyphen first. */
const KEYED = /^([a-z][a-z0-9-]{1,31})\.([A-Z]{3}|COIN)\.[a-z0-9][a-z0-9-]{0,63}$/;

/** The id of a brand's patron. Throws when a part is malformed. */
export const keyedPatron = ({ brand, currency }: PatronKey, own: string): string => {
  const id = `${brand}.${currency}.${own}`;
  if (!isKeyedPatron(id)) throw new Error(`not the id of a brand's patron: ${JSON.stringify(id)}`);
  return id;
};

/** Whether the text is the id of a brand's patron. */
export const isKeyedPatron = (text: string): boolean => KEYED.test(text);

/** Brand and currency of a patron. Throws when the id has a full stop and is not of the form above. */
export const keyOf = (patron: string): PatronKey => {
  if (!patron.includes('.')) return HOUSE_KEY;
  const [, brand, currency] = KEYED.exec(patron) ?? [];
  if (brand === undefined || currency === undefined)
    throw new Error(`no brand and currency in the patron id ${JSON.stringify(patron)}`);
  return { brand, currency };
};

/** Whether both have the same brand and currency. */
export const sameKey = (a: PatronKey, b: PatronKey): boolean =>
  a.brand === b.brand && a.currency === b.currency;

/** Brand and currency of a word that `keyWord` made. */
export const keyOfWord = (word: string): PatronKey => {
  const [brand, currency] = word.split('.');
  if (brand === undefined || currency === undefined)
    throw new Error(`no brand and currency in ${JSON.stringify(word)}`);
  return { brand, currency };
};

/** One word for the key, as a key of maps: `house.COIN`, `acme.EUR`. */
export const keyWord = ({ brand, currency }: PatronKey): string => `${brand}.${currency}`;
