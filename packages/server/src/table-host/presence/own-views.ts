// What is their own at the table, of those who have something there.
import { type OpenTable, type OwnView, ownView, type PatronId } from '@punto/table/index';

export const ownViews = (
  table: OpenTable,
  patrons: readonly PatronId[],
): readonly { readonly patron: PatronId; readonly own: OwnView }[] =>
  patrons.flatMap((patron) => {
    const own = ownView(table, patron);
    return own ? [{ patron, own }] : [];
  });
