// Finds cards in any output: a rank and a suit as a separate word of two letters.
import { type Card, isCard } from '@punto/engine/card';

/** Every card that is named in it, however deep. */
export const findCards = (value: unknown): Card[] => {
  if (typeof value === 'string') return isCard(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(findCards);
};
