// Reads the filter by patron of a list: a patron is given by name, by id, or by the beginning of either. [T6] [T8]
import type { PlainFieldFault } from '@punto/protocol/error-detail';
import type { FieldFault } from '@punto/protocol/floor/field-fault';
import type { Store } from '@punto/store/store';
import type { PatronId } from '@punto/table/ids';
import { matchingPatrons } from './matching-patrons.ts';
import { patronSearch } from './patron-search.ts';

/** The value of a filter, or what is wrong with the text; neither: the filter is left out. */
export type Filter<T> = { readonly value?: T; readonly fault?: Omit<FieldFault, 'field'> };

export const fieldFault = (code: PlainFieldFault, says: string) => ({
  fault: { says, why: { code } },
});

const NO_PATRON = fieldFault('no-patron', 'No patron has this name or number.');

/** `given` undefined: no filter. */
export const patronFilter = async (
  patrons: Store['patrons'],
  given: string | undefined,
): Promise<Filter<PatronId>> => {
  if (given === undefined) return {};
  const { text } = patronSearch(given);
  if (text === '') return NO_PATRON;
  const named = await patrons.named(text);
  const found =
    named.length > 0
      ? named
      : (await matchingPatrons(patrons, { search: given, limit: 10, before: null })).items;
  const [first, second] = found;
  if (first === undefined) return NO_PATRON;
  if (second === undefined || first.id === text) return { value: first.id };
  return named.length > 0
    ? fieldFault('patrons-of-name', 'Several patrons have this name: give the number.')
    : fieldFault(
        'patrons-of-beginning',
        'Several patrons begin like this: give more of the name or the number.',
      );
};
