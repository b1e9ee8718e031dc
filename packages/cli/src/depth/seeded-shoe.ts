// Whole shoes from a seed, for study: the same number of the same seed is the same shoe everywhere. [F1]
import type { Card } from '@punto/engine/card';
import { belowFrom } from '@punto/engine/random';
import { orderedCards, shuffled } from '@punto/engine/shoe';
import { fillWords } from '@punto/engine/simulate/generator';

/** A shuffle of eight decks takes some 600, rejected ones included. */
const WORDS = new Int32Array(4096);

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
