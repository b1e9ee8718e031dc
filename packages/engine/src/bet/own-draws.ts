// Custom drawing rules and custom decks for study: a table of draws as data, cards counted by rank, exact odds of any bet under
// both. Live tables deal by the tableau from whole decks only. [R1] [R4]–[R7] [F5]
import { type Card, DECK, type Rank, rankOf, SUITS, suitOf } from '../card.ts';
import type { Draws } from '../draws.ts';
import { type Composition, drawsOf } from '../odds/composition.ts';
import { type BetOdds, oddsFrom } from './bet-odds.ts';
import type { CompiledBet } from './compiled-bet.ts';
import { endlessFaceCounter } from './endless-odds.ts';
import { begunFaceCounter } from './face-mid-coup.ts';
import { faceCounter } from './face-odds.ts';

/** A table of draws: which hand draws a third card, by totals of the first two. */
export type DrawTable = {
  /** Totals at which, on either side, both hands stand. */
  readonly ends: readonly number[];
  readonly player: readonly number[];
  /** The totals at which banker draws: when player stands, and by the value of player's third card, 0 to 9. */
  readonly bankerAlone: readonly number[];
  readonly bankerAfter: readonly (readonly number[])[];
  /** A rank that is printed on the cloth as player's first card and is not drawn; `null`: none. */
  readonly printed: Rank | null;
};

export type OwnDeck = {
  /** `null`: cards are put back (a deck without end). */
  readonly decks: number | null;
  /** The number of cards of each rank in one deck. */
  readonly ranks: Readonly<Record<Rank, number>>;
};

/** Converts the table to functions. */
export const drawsBy = ({ ends, player, bankerAlone, bankerAfter }: DrawTable): Draws => ({
  ends: (total) => ends.includes(total),
  player: (total) => player.includes(total),
  banker: (total, third) => (third === null ? bankerAlone : (bankerAfter[third] ?? [])).includes(total),
});

/**
 * The composition of the decks. The cards of a rank are spread over the suits as evenly as possible, spades first. A deck without
 * end is one deck.
 */
export const cardsOfDeck = ({ decks, ranks }: OwnDeck): Composition =>
  DECK.map((card) => {
    const count = ranks[rankOf(card)];
    const place = SUITS.indexOf(suitOf(card));
    return (decks ?? 1) * (Math.floor(count / SUITS.length) + (place < count % SUITS.length ? 1 : 0));
  });

/**
 * Exact odds of each bet by these rules from this deck. Totals are ordered draws of six cards, of five where one is printed; with
 * a deck without end each card is drawn from the whole deck. Throws a `RangeError` on fewer than six cards, on more than 416, and
 * on a printed card together with a deck without end.
 */
export const ownOdds = (
  bets: readonly CompiledBet[],
  table: DrawTable,
  deck: OwnDeck,
): readonly BetOdds[] => {
  const draws = drawsBy(table);
  const cards = cardsOfDeck(deck);
  const { printed } = table;
  const total = drawsOf(cards, printed === null ? 6 : 5);
  if (deck.decks === null) {
    if (printed !== null) throw new RangeError('a printed card and a deck without end cannot be combined');
    const size = cards.reduce((sum, count) => sum + count, 0);
    return bets.map((bet) => oddsFrom(bet, endlessFaceCounter(bet, draws)(cards), size ** 6));
  }
  const first: readonly Card[] = printed === null ? [] : [`${printed}S`];
  return bets.map((bet) =>
    oddsFrom(
      bet,
      printed === null ? faceCounter(bet, draws)(cards) : begunFaceCounter(bet, draws)(cards, first),
      total,
    ),
  );
};

/** A usual deck: four cards of each rank. [R1] */
export const USUAL_RANKS: Readonly<Record<Rank, number>> = {
  A: 4,
  2: 4,
  3: 4,
  4: 4,
  5: 4,
  6: 4,
  7: 4,
  8: 4,
  9: 4,
  T: 4,
  J: 4,
  Q: 4,
  K: 4,
};
