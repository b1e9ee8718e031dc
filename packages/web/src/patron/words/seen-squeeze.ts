// Which card is squeezed, told as words and as the one face a patron may see. [T2] [T7]
import type { OwnView, TableView } from '@punto/protocol/message';

type SqueezeView = NonNullable<TableView['squeeze']>;
export type SqueezeSide = SqueezeView['side'];
export type HeldCard = NonNullable<OwnView['squeezed']> & { readonly key: string };

/** The card under this patron's fingers; `null`: another's, or none. */
export const heldOf = (view: TableView, own: OwnView | null): HeldCard | null => {
  const { squeeze } = view;
  const squeezed = own?.squeezed;
  if (!squeeze || !squeezed || own.shoe !== view.shoe?.number || own.round !== view.round?.number)
    return null;
  const same = squeezed.side === squeeze.side && squeezed.place === squeeze.place;
  return same ? { ...squeezed, endsAt: squeeze.endsAt, key: squeezeKey(view, squeeze) } : null;
};

/** A name for one squeeze, the same as long as it lasts. */
export const squeezeKey = (
  { shoe, round }: TableView,
  { side, place }: Pick<SqueezeView, 'side' | 'place'>,
) => `${shoe?.number}/${round?.number}/${side}/${place}`;

/** What became of a squeeze: it goes on, its card was turned, or it is over otherwise. */
export const fateOf = (view: TableView, held: HeldCard): 'held' | 'turned' | 'over' => {
  if (!held.key.startsWith(`${view.shoe?.number}/${view.round?.number}/`)) return 'over';
  if (view.hands[held.side][held.place] !== undefined) return 'turned';
  const { squeeze } = view;
  return squeeze && squeezeKey(view, squeeze) === held.key ? 'held' : 'over';
};

/** Sides that are this patron's to turn in the round in view. */
export const rightsOf = (view: TableView, own: OwnView | null): readonly SqueezeSide[] =>
  own && own.shoe === view.shoe?.number && own.round === view.round?.number ? own.squeezes : [];
