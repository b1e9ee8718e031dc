// The cards of a hand on the stage, and those of it that are not turned yet. Where a person deals, one may have been exposed by accident: it is shown
// face up with a mark, and counts when its turn comes, as if it had not been exposed. [T7]

import type { Card } from '@punto/engine/card';
import type { Side } from '@punto/engine/side';
import type { TableView } from '@punto/protocol/message';
import { shownHands } from './shown-hands.ts';

/** A `null` card is face down. */
export type LyingCard = { readonly card: Card | null; readonly early: boolean };

export const lyingDown = (
  { hands, revealed = [] }: Pick<TableView, 'hands' | 'revealed'>,
  side: Side,
  count: number,
): readonly LyingCard[] =>
  Array.from({ length: count }, (_, i) => {
    const place = hands[side].length + i;
    const seen = revealed.find((each) => each.side === side && each.place === place);
    return seen ? { card: seen.card, early: true } : { card: null, early: false };
  });

/** The turned cards, then those face down. */
export const cardsOf = (view: TableView, side: Side): readonly LyingCard[] => {
  const { hands, down } = shownHands(view) ?? {};
  const turned = (hands?.[side] ?? []).map((card) => ({ card, early: false }));
  return [...turned, ...lyingDown(view, side, down?.[side] ?? 0)];
};
