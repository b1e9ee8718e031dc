// Whole shoes from a seed, for study: the same number of the same seed is the same shoe everywhere. [F1]
import type { Card } from '../card.ts';
import { belowFrom } from '../random.ts';
import { orderedCards, shuffled } from '../shoe.ts';
import { beginWords, nextWord } from './generator.ts';

/** The order of one shoe; `seed` is a whole number below 2^32, `shoe` one below 2^53. */
export const seededShoe = (decks: number, seed: number, shoe: number): readonly Card[] => {
  beginWords(seed, shoe);
  return shuffled(
    orderedCards(decks),
    belowFrom(() => nextWord() >>> 0),
  );
};
