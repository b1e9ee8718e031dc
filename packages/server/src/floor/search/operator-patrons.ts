// Patrons of operators on the floor: their ids at the operator and their stakes, and the search by the operator's id.
import { isKeyedPatron, keyOf } from '@punto/ledger/patron-key';
import type { PatronAnswer } from '@punto/protocol/floor/patron-api';
import type { KnownPatron } from '@punto/store/patron-store';
import type { Store } from '@punto/store/store';
import type { PatronId } from '@punto/table/ids';
import type { Brands } from '../../brands/brand.ts';

/** `null` for patrons of the house itself. */
export const operatorOf = async (
  { operatorPatrons, patronFigures }: Pick<Store, 'operatorPatrons' | 'patronFigures'>,
  patron: PatronId,
): Promise<NonNullable<PatronAnswer['operator']> | null> => {
  if (!isKeyedPatron(patron)) return null;
  const [person, { rounds, stakedMinor, returnedMinor }] = await Promise.all([
    operatorPatrons.of(patron),
    patronFigures(patron),
  ]);
  return {
    ...keyOf(patron),
    operatorPatron: person?.operatorPatron ?? null,
    rounds,
    stakedMinor,
    returnedMinor,
  };
};

/** The patrons with exactly this id at their operator: one in each currency of each brand; `brand`: of this one alone. */
export const patronsOfOperatorId = async (
  { operatorPatrons, patrons }: Pick<Store, 'operatorPatrons' | 'patrons'>,
  brands: Brands,
  operatorPatron: string,
  brand: string | undefined,
): Promise<readonly KnownPatron[]> => {
  const asked = [...brands.values()].filter(({ id }) => brand === undefined || id === brand);
  const people = asked.flatMap(({ id, currencies }) =>
    Object.keys(currencies).map((currency) => ({ brand: id, currency, operatorPatron })),
  );
  const found = await Promise.all(people.map(operatorPatrons.find));
  const known = await Promise.all(found.flatMap((id) => (id === null ? [] : [patrons.find(id)])));
  return known.flatMap((patron) => patron ?? []);
};
