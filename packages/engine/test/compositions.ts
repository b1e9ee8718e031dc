// Random cards for property tests: few of a few kinds, which can be dealt in every order, and anything up to
// eight decks.
import fc from 'fast-check';
import { type Card, DECK } from '../src/card.ts';
import { dealt, NO_CARDS, nextHand } from '../src/coup.ts';
import { type Composition, cardsIn, compositionOf, without } from '../src/odds/composition.ts';

const card: fc.Arbitrary<Card> = fc.constantFrom(...DECK);

/** 6 to 14 cards of at most five kinds. */
export const fewCards: fc.Arbitrary<Composition> = fc
  .array(card, { minLength: 1, maxLength: 5 })
  .chain((kinds) => fc.array(fc.constantFrom(...kinds), { minLength: 6, maxLength: 14 }))
  .map(compositionOf);

/** 6 to 416 cards, with kinds missing as often as not. */
export const anyShoe: fc.Arbitrary<Composition> = fc
  .integer({ min: 1, max: 8 })
  .chain((most) =>
    fc.array(fc.oneof(fc.constant(0), fc.constant(most), fc.nat(most)), { minLength: 52, maxLength: 52 }),
  )
  .filter((composition) => cardsIn(composition) >= 6);

/** The cards by which a coup begins that are chosen so from the composition, not more than the tableau deals. */
export const begun = (composition: Composition, choices: readonly number[]): readonly Card[] => {
  let left = composition;
  let hands = NO_CARDS;
  const out: Card[] = [];
  for (const choice of choices) {
    const side = nextHand(hands);
    const there = DECK.filter((_, i) => (left[i] ?? 0) > 0);
    const next = there[choice % there.length];
    if (side === null || next === undefined) break;
    hands = dealt(hands, side, next);
    left = without(left, [next]);
    out.push(next);
  }
  return out;
};
