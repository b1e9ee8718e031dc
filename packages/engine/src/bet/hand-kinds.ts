// The distinctions that a bet on faces can make: kinds of cards, kinds of third cards, and types of hands of two cards. Cards
// that no word of the bet distinguishes are of one kind, so that a count runs over few of them.
import { type Card, cardValue, DECK, isRed, RANKS, rankOf, SUITS, suitOf } from '../card.ts';
import type { BetCondition } from '../condition/condition.ts';
import { type Draws, TABLEAU } from '../draws.ts';
import { isOfFirstFour, isOfValues } from './asked-words.ts';

/** How the suits of the two cards of a hand matter to its type. */
export type SuitRelation = 'any' | 'same' | 'other';

/** Two cards, in either order. */
export type HandType = {
  /** Kinds of the cards, the lower first. */
  readonly one: number;
  readonly other: number;
  readonly suits: SuitRelation;
  /** A hand of the type. */
  readonly cards: readonly [Card, Card];
};

export type FaceKinds = {
  /** The kind of each card of `DECK`, and its kind as a third card, which is coarser. */
  readonly ofCard: Uint8Array;
  readonly thirdOfCard: Uint8Array;
  readonly kinds: number;
  /** A card of each kind. */
  readonly thirds: readonly Card[];
  readonly hands: readonly HandType[];
  /** Whether the words or the drawing rules depend on values, and whether they depend on third cards. */
  readonly asksValues: boolean;
  readonly asksThirds: boolean;
  /** Whether types of hands tell suits apart. */
  readonly asksSuits: boolean;
};

/** The kinds that these words distinguish. */
export const faceKinds = (words: readonly BetCondition[], draws: Draws): FaceKinds => {
  const asks = (name: string): boolean => words.some((word) => name in word);
  // Under rules other than the tableau a third card may follow a natural.
  const asksThirds = draws !== TABLEAU || !words.every(isOfFirstFour);
  const asksValues = asksThirds || words.some(isOfValues);
  const asksRanks = asks('pair') || asks('perfectPair');
  const lists = words.flatMap((word) => {
    if ('ranks' in word) return [{ of: word.ranks.of, third: false }];
    return 'count' in word ? [{ of: word.count.of, third: word.count.in === 'all' }] : [];
  });
  const colour = (card: Card): boolean => asks('colour') && isRed(card);
  const places = numbered((card) =>
    [
      asksValues ? cardValue(card) : '',
      asksRanks ? rankOf(card) : '',
      ...lists.map(({ of }) => of.includes(rankOf(card))),
      colour(card),
    ].join(),
  );
  const thirds = numbered((card) =>
    [
      cardValue(card),
      ...lists.flatMap(({ of, third }) => (third ? [of.includes(rankOf(card))] : [])),
      colour(card),
    ].join(),
  );
  const relationsOf = (one: number, other: number): readonly SuitRelation[] =>
    asks('suited') || (asks('perfectPair') && one === other) ? ['same', 'other'] : ['any'];
  return {
    ofCard: places.ofCard,
    thirdOfCard: thirds.ofCard,
    kinds: places.samples.length,
    thirds: thirds.samples,
    hands: places.samples.flatMap((_, one) =>
      places.samples.slice(one).flatMap((_, more) =>
        relationsOf(one, one + more).flatMap((suits) => {
          const cards = handOf(places.ofCard, one, one + more, suits);
          return cards === null ? [] : [{ one, other: one + more, suits, cards }];
        }),
      ),
    ),
    asksValues,
    asksThirds,
    asksSuits: asks('suited') || asks('perfectPair'),
  };
};

/** Cards with one key have one number. */
const numbered = (keyOf: (card: Card) => string) => {
  const samples = new Map<string, Card>();
  for (const card of DECK) if (!samples.has(keyOf(card))) samples.set(keyOf(card), card);
  const keys = [...samples.keys()];
  return {
    ofCard: Uint8Array.from(DECK, (card) => keys.indexOf(keyOf(card))),
    samples: [...samples.values()],
  };
};

/** Two cards of these kinds with this relation of suits; `null`: there are none. */
const handOf = (
  kindOf: Uint8Array,
  one: number,
  other: number,
  suits: SuitRelation,
): readonly [Card, Card] | null => {
  for (const [i, first] of DECK.entries()) {
    if (kindOf[i] !== one) continue;
    const second = DECK.find(
      (card, j) =>
        kindOf[j] === other && (suits === 'any' || (suitOf(card) === suitOf(first)) === (suits === 'same')),
    );
    if (second !== undefined) return [first, second];
  }
  return null;
};

/** Returns, for two cards by their indices in `DECK`, the index of their type of hand. */
export const handTypes = ({ ofCard, kinds, hands }: FaceKinds): ((one: number, other: number) => number) => {
  const places = new Map(hands.map(({ one, other, suits }, i) => [`${one * kinds + other} ${suits}`, i]));
  return (first, second) => {
    const [one, other] = [ofCard[first] ?? 0, ofCard[second] ?? 0];
    const pair = Math.min(one, other) * kinds + Math.max(one, other);
    const same = Math.floor(first / RANKS.length) === Math.floor(second / RANKS.length);
    return places.get(`${pair} any`) ?? places.get(`${pair} ${same ? 'same' : 'other'}`) ?? 0;
  };
};

/** The place of a suit of `SUITS`. */
export const suitPlace = (card: Card): number => SUITS.indexOf(suitOf(card));
