// Whole shoes from a seed, for study: the same number of the same seed is the same shoe everywhere. [F1]
import type { Card } from '../card.ts';
import { belowFrom } from '../random.ts';
import { orderedCards, shuffled } from '../shoe.ts';
import { fillWords } from './generator.ts';

/** A shuffle of eight decks takes some 600, rejected ones included. */
const WORDS = new Int32Array(4096);

/** The order of one shoe; `seed` is a whole number below 2^32, `shoe` one below 2^53. */
export const seededShoe = (decks: number, seed: number, shoe: number): readonly Card[] => {
  fillWords(WORDS, seed, shoe);
  let next = 0;
  const word = (): number => {
    const drawn = WORDS[next];
    if (drawn === undefined) throw new Error(`shoe ${shoe} of seed ${seed} takes too many words`);
    next += 1;
    return drawn >>> 0;
  };
  return shuffled(orderedCards(decks), belowFrom(word));
};
