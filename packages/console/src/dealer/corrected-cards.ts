// Cards of this round that were corrected or taken back, shown struck through until the next round. They are computed
// from changes of the hands, so every console at the table shows them; the journal stores them permanently.
import type { Card } from '@punto/engine/card';
import type { Hands } from '@punto/engine/coup';
import { SIDES, type Side } from '@punto/engine/side';

export type RoundHands = { readonly shoe: number; readonly round: number; readonly hands: Hands };
export type CorrectedCard = {
  readonly side: Side;
  readonly place: 0 | 1 | 2;
  readonly was: Card;
  /** `null` if the card was taken back. */
  readonly now: Card | null;
};

export const correctedAfter = (
  struck: readonly CorrectedCard[],
  before: RoundHands | null,
  now: RoundHands,
): readonly CorrectedCard[] => {
  if (!before || before.shoe !== now.shoe || before.round !== now.round) return [];
  return [...struck, ...SIDES.flatMap((side) => changed(side, before.hands[side], now.hands[side]))];
};

const changed = (side: Side, before: readonly Card[], now: readonly Card[]): CorrectedCard[] =>
  before.flatMap((was, i) => {
    const card = now[i] ?? null;
    return card === was ? [] : [{ side, place: i as CorrectedCard['place'], was, now: card }];
  });
