// Parses a coup as people type it: its cards in dealing order. An invalid coup is reported with the rule that requires
// another card, or forbids one. [R3]–[R8]
import type { Card } from '@punto/engine/card';
import { type Coup, dealt, finishCoup, type Hands, NO_CARDS, nextHand } from '@punto/engine/coup';
import { explainCoup } from '@punto/engine/explain';
import { parseCardList } from './card-list.ts';
import { plural } from './figures.ts';

export type ReadCoup =
  | { readonly ok: true; readonly coup: Coup }
  | { readonly ok: false; readonly says: string };

/** Parses exactly one coup, dealt from `decks` decks. */
export const parseCoupText = (text: string, decks: number): ReadCoup => {
  const read = parseCardList(text);
  if (!read.ok) return read;
  const fault = dealFault(read.cards) ?? tooOften(read.cards, decks);
  return fault === null ? { ok: true, coup: finishCoup(handsOf(read.cards)) } : { ok: false, says: fault };
};

const dealFault = (cards: readonly Card[]): string | null => {
  if (cards.length === 0) return 'there are no cards: write them in dealing order, such as 9S 3D KH 4D';
  const whole = cards.findIndex((_, i) => nextHand(handsOf(cards.slice(0, i))) === null);
  if (whole >= 0) {
    const why = explainCoup(handsOf(cards.slice(0, whole))).at(-2);
    return `${cards.slice(whole).join(' ')} is left over: the coup ends after ${plural(whole, 'card')}, ${why?.says} [${why?.rule}]`;
  }
  const hands = handsOf(cards);
  if (nextHand(hands) === null) return null;
  const why = explainCoup(hands).at(-1);
  return `a card is missing after ${cards.join(' ')}: ${why?.says} [${why?.rule}]`;
};

const handsOf = (cards: readonly Card[]): Hands => {
  let hands = NO_CARDS;
  for (const card of cards) hands = dealt(hands, nextHand(hands) ?? 'player', card);
  return hands;
};

const tooOften = (cards: readonly Card[], decks: number): string | null => {
  const card = cards.find((each) => cards.filter((other) => other === each).length > decks);
  return card === undefined ? null : `there are more ${card} than in ${plural(decks, 'deck')}`;
};
