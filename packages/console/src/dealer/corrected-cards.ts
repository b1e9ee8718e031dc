// Cards of this round that were corrected or taken back, shown struck through until the next round. They are computed
// from changes of the hands, so every console at the table shows them; the journal stores them permanently.
import type { Card } from '@punto/engine/card';
import type { Hands } from '@punto/engine/coup';
import { SIDES, type Side } from '@punto/engine/side';
import { type CardPlace, PLACES } from '../card-place.ts';

export type RoundHands = { readonly shoe: number; readonly round: number; readonly hands: Hands };
export type CorrectedCard = CardPlace & {
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
  PLACES.flatMap((place) => {
    const was = before[place];
    const card = now[place] ?? null;
    return was === undefined || card === was ? [] : [{ side, place, was, now: card }];
  });
