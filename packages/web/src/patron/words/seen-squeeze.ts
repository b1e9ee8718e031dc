// Which card is being squeezed, by whom, and the face that only its holder receives. [T2] [T7]
import type { OwnView, TableView } from '@punto/protocol/message';

type SqueezeView = NonNullable<TableView['squeeze']>;
export type SqueezeSide = SqueezeView['side'];
export type SqueezedCard = NonNullable<OwnView['squeezed']> & { readonly key: string };

/** The card that this patron squeezes; `null` if it is another patron's, or none. */
export const squeezedCardOf = (view: TableView, own: OwnView | null): SqueezedCard | null => {
  const { squeeze } = view;
  const squeezed = own?.squeezed;
  if (!squeeze || !squeezed || own.shoe !== view.shoe?.number || own.round !== view.round?.number)
    return null;
  const same = squeezed.side === squeeze.side && squeezed.place === squeeze.place;
  return same ? { ...squeezed, endsAt: squeeze.endsAt, key: squeezeKey(view, squeeze) } : null;
};

/** Id of one squeeze, constant while it lasts. */
export const squeezeKey = (
  { shoe, round }: TableView,
  { side, place }: Pick<SqueezeView, 'side' | 'place'>,
) => `${shoe?.number}/${round?.number}/${side}/${place}`;

/** State of a squeeze: it continues, its card was turned, or it ended otherwise. */
export const fateOf = (view: TableView, held: SqueezedCard): 'held' | 'turned' | 'over' => {
  if (!held.key.startsWith(`${view.shoe?.number}/${view.round?.number}/`)) return 'over';
  if (view.hands[held.side][held.place] !== undefined) return 'turned';
  const { squeeze } = view;
  return squeeze && squeezeKey(view, squeeze) === held.key ? 'held' : 'over';
};

/** Sides that this patron may turn in the round in view. */
export const rightsOf = (view: TableView, own: OwnView | null): readonly SqueezeSide[] =>
  own && own.shoe === view.shoe?.number && own.round === view.round?.number ? own.squeezes : [];
