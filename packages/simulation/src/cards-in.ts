// Finds cards in any output: two letters, a rank and a suit, as a word of their own.
const CARD = /^[A2-9TJQK][CDHS]$/;

/** Every card that is named in it, however deep. */
export const cardsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return CARD.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(cardsIn);
};
