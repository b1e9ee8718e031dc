// The cards that are left, from the attributes `decks`, `left` and `removed`. A fault is a sentence that says what to change.
import { type Card, DECK, parseCard, RANKS, rankOf } from '@punto/engine/card';
import { type Composition, fullShoe } from '@punto/engine/odds';

export type CardsLeftRead =
  | { readonly ok: true; readonly cards: Composition }
  | { readonly ok: false; readonly fault: string };

type Attributes = {
  readonly decks: string | null;
  readonly left: string | null;
  readonly removed: string | null;
};

const SUITS = 4;

export const readCards = ({ decks, left, removed }: Attributes): CardsLeftRead => {
  const count = Number(decks ?? '8');
  if (!Number.isInteger(count) || count < 1 || count > 8)
    return refused(`decks is “${decks}”: write a whole number from 1 to 8.`);
  const cards = [...fullShoe(count)];
  for (const word of wordsOf(left)) {
    const [, name = '', number = ''] = /^([^=]+)=(\d{1,3})$/.exec(word) ?? [];
    const at = placesOf(name.toUpperCase());
    if (at.length === 0)
      return refused(`left has “${word}”: write ranks or cards with counts, such as A=12,9=30,KS=1.`);
    for (const [i, place] of at.entries())
      cards[place] = Math.floor(Number(number) / at.length) + (i < Number(number) % at.length ? 1 : 0);
  }
  for (const word of wordsOf(removed)) {
    const card = parseCard(word.toUpperCase());
    if (card === null) return refused(`removed has “${word}”: write cards such as AS or TD.`);
    const place = DECK.indexOf(card);
    if ((cards[place] ?? 0) < 1) return refused(`removed has ${card} more often than the shoe.`);
    cards[place] = (cards[place] ?? 0) - 1;
  }
  const total = cards.reduce((sum, each) => sum + each, 0);
  if (total < 6 || total > 416) return refused(`${total} cards are left: odds need 6 to 416.`);
  return { ok: true, cards };
};

/** The cards of a rank, or one card. */
const placesOf = (name: string): readonly number[] => {
  const rank = RANKS.find((each) => each === name);
  const card = parseCard(name);
  const wanted = (each: Card): boolean => (rank === undefined ? each === card : rankOf(each) === rank);
  const places = DECK.flatMap((each, place) => (wanted(each) ? [place] : []));
  return places.length === 1 || places.length === SUITS ? places : [];
};

const wordsOf = (text: string | null): readonly string[] =>
  (text ?? '').split(/[\s,]+/).filter((word) => word !== '');
const refused = (fault: string): CardsLeftRead => ({ ok: false, fault });
