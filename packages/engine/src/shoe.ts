// The shoe: its cards in order, how they are shuffled and burnt, and when the cut card ends it. Indices count
// from the first card, burnt ones included; the cut card is before the card with the index `cutIndexOf`. [S]
import { type Card, cardValue, DECK, rankOf } from './card.ts';
import type { Below } from './random.ts';
import type { AfterCut, BurnCustom, ShoeRules } from './room.ts';

export const CARDS_IN_DECK = DECK.length;
export const FEWEST_CARDS_IN_ROUND = 4;
export const MOST_CARDS_IN_ROUND = 6;

/** That many decks in the order they leave the box. [R1] */
export const orderedCards = (decks: number): Card[] => Array.from({ length: decks }, () => DECK).flat();

/** A copy in random order, by Fisher and Yates: each order as likely as any other when `below` is fair. [S1] */
export const shuffled = <T>(cards: readonly T[], below: Below): T[] => {
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = below(last + 1);
    const card = order[chosen];
    const other = order[last];
    if (card === undefined || other === undefined) throw new Error(`no card at ${chosen} of ${order.length}`);
    order[last] = card;
    order[chosen] = other;
  }
  return order;
};

/** How many cards are burnt after the one drawn face up. [S1] */
export const burnCount = (faceUp: Card, custom: BurnCustom): number => BURN[custom](faceUp);

const BURN: Readonly<Record<BurnCustom, (faceUp: Card) => number>> = {
  'courts-ten': (faceUp) => cardValue(faceUp) || 10,
  'courts-eleven-up': (faceUp) => cardValue(faceUp) || 10 + 'TJQK'.indexOf(rankOf(faceUp)),
  none: () => 0,
};

/** The most cards a custom takes from a new shoe, the one drawn face up included. [S1] */
export const MOST_BURNT: Readonly<Record<BurnCustom, number>> = {
  'courts-ten': 11,
  'courts-eleven-up': 14,
  none: 0,
};

/** The cut card is before the card with this index; `null` where there is none. [S2] [V5] */
export const cutIndexOf = ({ decks, cutDepth }: Pick<ShoeRules, 'decks' | 'cutDepth'>): number | null =>
  cutDepth === null ? null : decks * CARDS_IN_DECK - cutDepth;

/**
 * Fewer cards behind the cut card could run out. `finish`: it comes before a round's first card, and the
 * round takes six. `finish-plus-one`: it comes before the second, five more follow, and six in the next. [S2]
 */
export const LEAST_CUT_DEPTH: Readonly<Record<AfterCut, number>> = {
  finish: MOST_CARDS_IN_ROUND,
  'finish-plus-one': MOST_CARDS_IN_ROUND - 1 + MOST_CARDS_IN_ROUND,
};

/** The number of the last round when the cut card comes out in this one. [S2] */
export const lastRoundWhenCut = (afterCut: AfterCut, round: number, beforeFirstCard: boolean): number =>
  afterCut === 'finish' || beforeFirstCard ? round : round + 1;

/** Whether the round about to open, with the card at `next`, is certain to be the last of the shoe. [S3] */
export const knownLast = (
  afterCut: AfterCut,
  next: number,
  cutIndex: number | null,
  cutDrawn: boolean,
): boolean => {
  if (cutDrawn || cutIndex === null) return true;
  const before = cutIndex - next;
  return afterCut === 'finish' ? before < FEWEST_CARDS_IN_ROUND : before === 0;
};
