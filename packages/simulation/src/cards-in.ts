// Cards as they stand in anything that is said: two letters, a rank and a suit, by themselves.
const CARD = /^[A2-9TJQK][CDHS]$/;

/** Every card that is named in it, however deep. */
export const cardsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return CARD.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(cardsIn);
};
