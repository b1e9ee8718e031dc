// What the engine refuses to count (too few cards, a card after the last, tags that count nothing) was typed: it is called
// wrong arguments, under the name of the argument.
import { Misuse } from './failure.ts';

/** Counts; throws a `Misuse` in the place of a `RangeError`. */
export const counted = <T>(count: () => T, argument: string): T => {
  try {
    return count();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Misuse(`${argument}: ${error.message}`);
  }
};
