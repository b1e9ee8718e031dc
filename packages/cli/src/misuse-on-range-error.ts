// Turns a `RangeError` of the engine (too few cards, a card after the last, tags that count nothing) into wrong arguments, with the
// name of the argument, because its cause is text that a person typed.
import { Misuse } from './failure.ts';

/** Counts; throws a `Misuse` in the place of a `RangeError`. */
export const misuseOnRangeError = <T>(count: () => T, argument: string): T => {
  try {
    return count();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Misuse(`${argument}: ${error.message}`);
  }
};
