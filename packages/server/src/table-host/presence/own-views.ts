// Private views of all patrons with stakes or a seat.
import { type OpenTable, type OwnView, ownView, type PatronId } from '@punto/table/index';

export const ownViews = (
  table: OpenTable,
  patrons: readonly PatronId[],
): readonly { readonly patron: PatronId; readonly own: OwnView }[] =>
  patrons.flatMap((patron) => {
    const own = ownView(table, patron);
    return own ? [{ patron, own }] : [];
  });
