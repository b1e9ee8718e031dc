// Names of brands on the pages, and the filter by brand.
import { COIN } from '@punto/engine/currency';
import { texts } from '@punto/language/catalogue';
import { HOUSE_BRAND, type PatronKey } from '@punto/ledger/patron-key';
import { useFloor } from '../client/floor.tsx';

const text = texts('floor').operators;

export const useBrands = () => {
  const floor = useFloor();
  /** The id, if the brand has no file. */
  const nameOf = (brand: string): string =>
    brand === HOUSE_BRAND
      ? text.house()
      : (floor.brands().find((each) => each.brand === brand)?.name ?? brand);
  return {
    /** Whether pages name brands at all. */
    has: () => floor.me()?.operators === true,
    nameOf,
    /** `Lagoon Casino, EUR`. */
    keyText: ({ brand, currency }: PatronKey): string =>
      currency === COIN ? nameOf(brand) : text.key({ operator: nameOf(brand), currency }),
    /** The choices of a filter. `kept` is listed even if no brand file names it. */
    choices: (kept: string) => {
      const known = floor.brands().map(({ brand, name }) => ({ value: brand, text: name }));
      const isListed = kept === '' || kept === HOUSE_BRAND || known.some(({ value }) => value === kept);
      return [
        { value: '', text: text.any() },
        { value: HOUSE_BRAND, text: text.house() },
        ...known,
        ...(isListed ? [] : [{ value: kept, text: kept }]),
      ];
    },
  };
};
