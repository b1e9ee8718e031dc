// Names of patrons, shown beside their ids: a patron who asks at the table gives the name.

import type { Store } from '@punto/store/store';
import { patronId } from '@punto/table/ids';

export type PatronNames = Readonly<Record<string, string>>;

/** By id; unknown patrons are left out. */
export const patronNames = async (
  { patrons }: Pick<Store, 'patrons'>,
  ids: readonly string[],
): Promise<PatronNames> => {
  const found = await Promise.all([...new Set(ids)].map((id) => patrons.find(patronId(id))));
  return Object.fromEntries(found.flatMap((patron) => (patron ? [[patron.id, patron.name]] : [])));
};
