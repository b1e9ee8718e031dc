// The effect of removal: by how much the expected value of a bet to the patron changes when one card of a kind is taken out of
// the shoe. Exact, from the odds of both compositions. [B21] [F5]
import { sectorOf } from '../bet/asked-words.ts';
import { betOddsCounter, betSummary } from '../bet/bet-odds.ts';
import type { CompiledBet } from '../bet/compiled-bet.ts';
import { type Card, cardValue, DECK, isRed, rankOf } from '../card.ts';
import type { Composition } from '../odds/composition.ts';
import { type Fraction, minus } from '../odds/fraction.ts';
import { TAGGED, tagPlace } from './tags.ts';

export type Removal = {
  readonly composition: Composition;
  /** The expected net of a stake of one before a card is removed. */
  readonly expected: Fraction;
  /** The change for each card of `DECK`: above 0 helps the patron. `null`: none of it is left. */
  readonly byCard: readonly (Fraction | null)[];
};

/**
 * Removes each kind of card once. Weighted by the cards left, the effects add up to exactly 0: a card that is removed unseen
 * changes nothing. Throws a `RangeError` on fewer than 7 cards or more than 416.
 */
export const removalOf = (bet: CompiledBet, composition: Composition): Removal => {
  const count = betOddsCounter([bet]);
  const expectedOf = (cards: Composition): Fraction => {
    const [odds] = count(cards);
    if (odds === undefined) throw new Error('the counter returned no odds');
    return betSummary(odds).expected;
  };
  const expected = expectedOf(composition);
  // Cards of one value are alike to a bet on values, however many of each are left.
  const byValue = sectorOf(bet.definition) === 'values';
  const known = new Map<number, Fraction>();
  const effectOf = (card: Card, place: number): Fraction | null => {
    if ((composition[place] ?? 0) === 0) return null;
    const key = byValue ? cardValue(card) : place;
    const effect =
      known.get(key) ??
      minus(expectedOf(composition.map((left, i) => (i === place ? left - 1 : left))), expected);
    known.set(key, effect);
    return effect;
  };
  return { composition, expected, byCard: DECK.map(effectOf) };
};

/** Cards whose removal has one effect. */
export type RemovalGroup = {
  /** Their name: a rank, a rank with its colour, or a card. */
  readonly of: string;
  readonly left: number;
  readonly effect: Fraction | null;
};

/** The kinds of rows of a report, the coarsest first: values with `T` for ten and courts, ranks, colours, cards. */
const NAMES: readonly ((card: Card) => string)[] = [
  (card) => TAGGED[tagPlace(card)] ?? card,
  rankOf,
  (card) => `${TAGGED[tagPlace(card)]} ${isRed(card) ? 'red' : 'black'}`,
  (card) => `${rankOf(card)} ${isRed(card) ? 'red' : 'black'}`,
];

/** The effects in the fewest groups that tell apart all cards with different ones. */
export const removalGroups = (removal: Removal): readonly RemovalGroup[] => {
  for (const nameOf of NAMES) {
    const groups = groupedBy(nameOf, removal);
    if (groups !== null) return groups;
  }
  return groupedBy((card) => card, removal) ?? [];
};

/** `null`: cards with different effects have one name. */
const groupedBy = (
  nameOf: (card: Card) => string,
  { composition, byCard }: Removal,
): readonly RemovalGroup[] | null => {
  const groups = new Map<string, RemovalGroup>();
  for (const [i, card] of DECK.entries()) {
    const of = nameOf(card);
    const known = groups.get(of) ?? { of, left: 0, effect: null };
    const effect = byCard[i] ?? null;
    if (effect !== null && known.effect !== null && !isSame(effect, known.effect)) return null;
    groups.set(of, { of, left: known.left + (composition[i] ?? 0), effect: known.effect ?? effect });
  }
  return [...groups.values()];
};

/** Both are in lowest terms. */
const isSame = (a: Fraction, b: Fraction): boolean =>
  a.numerator === b.numerator && a.denominator === b.denominator;
