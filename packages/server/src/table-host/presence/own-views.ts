// Private views of patrons with stakes or a seat.
import { type OpenTable, type OwnView, ownView, type PatronId } from '@punto/table/index';
import type { Item } from '../batch.ts';

export const ownViews = (
  table: OpenTable,
  patrons: readonly PatronId[],
): readonly { readonly patron: PatronId; readonly own: OwnView }[] =>
  patrons.flatMap((patron) => {
    const own = ownView(table, patron);
    return own ? [{ patron, own }] : [];
  });

/** The answer to a ticket reaches the windows of one gateway only; these views go to the patron's windows at other gateways. */
export const ownViewsElsewhere = (
  table: OpenTable,
  items: readonly Item[],
  isAtSeveral: (patron: PatronId) => boolean,
): ReturnType<typeof ownViews> => {
  const staked = items.flatMap((item) => (item.kind === 'ticket' ? item.ticket.patron : []));
  return ownViews(table, staked.filter(isAtSeveral));
};
