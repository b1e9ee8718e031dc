// Where a card of a hand lies: its side, and its place in the order in which it was dealt.
import type { Side } from '@punto/engine/side';

export const PLACES = [0, 1, 2] as const;
/** Ids of the texts about a card at that place. */
export const PLACE_IDS = ['first', 'second', 'third'] as const;
export type CardPlace = { readonly side: Side; readonly place: (typeof PLACES)[number] };
