// The rounds of a file as they were dealt: each card with its place in the shoe and in the committed order. Taken from
// the file unchecked; the verification shows whether it is true.
import type { Card } from '@punto/engine/card';
import { permutationOf } from '@punto/engine/fairness/permutation';
import type { OpenedRound, OpenedShoe } from '@punto/engine/fairness/record';
import { CARDS_IN_DECK } from '@punto/engine/shoe';
import type { Side } from '@punto/engine/side';

/** `card` is `null` if it was never turned. Places count from 1. */
export type ReplayedCard = { readonly card: Card | null; readonly place: number; readonly sealed: number };

export type ReplayedRound = {
  readonly round: number;
  /** `null`: cancelled, or without a mark. */
  readonly mark: string | null;
  readonly cancelled: boolean;
} & Readonly<Record<Side, readonly ReplayedCard[]>>;

export const replayOf = (file: OpenedShoe | OpenedRound): readonly ReplayedRound[] => {
  const places = permutationOf(file.cut.seed, file.seal.decks * CARDS_IN_DECK);
  const at = (index: number, card: Card | null): ReplayedCard => ({
    card,
    place: index + 1,
    sealed: (places[index] ?? 0) + 1,
  });
  if (file.kind === 'punto-shoe')
    return file.rounds.map(({ round, status, first, player, banker, mark }) => {
      const indices = indicesOf(player.length);
      const hand = (side: Side, cards: readonly Card[]) =>
        cards.map((card, i) => at(first + (indices[side][i] ?? 0), card));
      return {
        round,
        mark,
        cancelled: status === 'cancelled',
        player: hand('player', player),
        banker: hand('banker', banker),
      };
    });
  const laid = [
    ...file.cards.map(({ index, side, card }) => ({ index, side, card })),
    ...file.closed.map(({ index, side }) => ({ index, side, card: null })),
  ].sort((a, b) => a.index - b.index);
  const hand = (wanted: Side) =>
    laid.filter(({ side }) => side === wanted).map(({ index, card }) => at(index, card));
  return [
    {
      round: file.round,
      mark: null,
      cancelled: file.status === 'cancelled',
      player: hand('player'),
      banker: hand('banker'),
    },
  ];
};

/** Indices of the cards in dealing order: alternately, player first; player's third before banker's. [R3] */
const indicesOf = (ofPlayer: number): Readonly<Record<Side, readonly number[]>> => ({
  player: [0, 2, 4],
  banker: [1, 3, ofPlayer > 2 ? 5 : 4],
});
