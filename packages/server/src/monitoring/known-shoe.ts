// The cards drawn from a shoe before a round, and the last winning sides: the knowledge of an attentive patron at the table.
import { type Card, DECK } from '@punto/engine/card';
import type { Hands } from '@punto/engine/coup';
import { type Composition, cardsIn, fullShoe } from '@punto/engine/odds/composition';
import { winnerOf } from './read-round.ts';

export type KnownShoe = {
  readonly shoe: number;
  /** The next round. */
  readonly round: number;
  readonly left: Composition;
  readonly cards: number;
  /** The winners of the last two decided rounds: `pb`. */
  readonly winners: string;
};

export type ShoeOf = { readonly shoe: number; readonly decks: number; readonly burnt: Card | null };

export const newShoe = ({ shoe, decks, burnt }: ShoeOf): KnownShoe => {
  const full = fullShoe(decks);
  return {
    ...{ shoe, round: 1, winners: '', cards: cardsIn(full) },
    left: burnt === null ? full : takenOut(full, [burnt]),
  };
};

export const afterRound = (seen: KnownShoe, round: number, hands: Hands): KnownShoe => ({
  ...seen,
  round: round + 1,
  left: takenOut(seen.left, [...hands.player, ...hands.banker]),
  winners: `${seen.winners}${winnerOf(hands)?.charAt(0) ?? ''}`.slice(-2),
});

/** A dealer may enter a card too often: a card with no copies left is not removed. */
const takenOut = (composition: Composition, cards: readonly Card[]): Composition => {
  const left = [...composition];
  for (const card of cards) {
    const place = DECK.indexOf(card);
    left[place] = Math.max(0, (left[place] ?? 0) - 1);
  }
  return left;
};

export const depthOf = ({ left, cards }: KnownShoe): number => 1 - cardsIn(left) / cards;
