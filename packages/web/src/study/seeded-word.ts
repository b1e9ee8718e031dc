// Random words that come again from the same seed, for studies that others can repeat. No card that is played
// for comes from here. The generator is sfc32 of PractRand, by Chris Doty-Humphrey. [F1]
import type { Word } from '@punto/engine/random';

/** After so many rounds the seed has reached every bit, says its author. */
const WARM_UP = 15;

/** The words of this seed and this stream, both whole numbers below 2^32. */
export const seededWord = (seed: number, stream: number): Word => {
  let [a, b, c, counter] = [seed | 0, stream | 0, 0, 1];
  const word: Word = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < WARM_UP; round += 1) word();
  return word;
};
