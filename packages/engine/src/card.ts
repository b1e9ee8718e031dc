// Cards as the two letters people write: rank then suit, "AS", "TD", "9C". A string is readable on the
// wire, on disk and in a test, and TypeScript still knows all 52 of them. [R1] [R2]

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];

export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

/** Rank, then suit: `AS`, `TD`, `9C`; 52 texts. [R1] */
export type Card = `${Rank}${Suit}`;

/** The 52 cards of one deck, by suit and then by rank. [R1] */
export const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

const KNOWN: ReadonlySet<string> = new Set(DECK);

/** The first letter of the card. [R1] */
export const rankOf = (card: Card): Rank => card[0] as Rank;

/** The second letter of the card; it matters to perfect pairs alone. [R1] [B7] */
export const suitOf = (card: Card): Suit => card[1] as Suit;

/** Hearts and diamonds. [R1] */
export const isRed = (card: Card): boolean => suitOf(card) === 'H' || suitOf(card) === 'D';

/** Ace 1, two to nine their face, ten and courts 0. [R2] */
export const cardValue = (card: Card): number => VALUES.get(card) ?? 0;

const VALUES: ReadonlyMap<Card, number> = new Map(
  DECK.map((card) => {
    const place = RANKS.indexOf(rankOf(card));
    return [card, place < 9 ? place + 1 : 0];
  }),
);

/** The last digit of the sum of values. [R2] */
export const scoreOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + cardValue(card), 0) % 10;

/** Whether the text is one of the 52, written exactly so: `AS` is, `as` and `10S` are not. */
export const isCard = (text: string): text is Card => KNOWN.has(text);

/** Reads "AS", "10h", "tH"; anything else gives `null`. */
export const parseCard = (text: string): Card | null => {
  const letters = text.trim().toUpperCase().replace(/^10/, 'T');
  return isCard(letters) ? letters : null;
};
