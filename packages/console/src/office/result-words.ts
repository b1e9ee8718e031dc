// The result of a round as a short text, from its mark. [R8]

import { parseMark } from '@punto/engine/mark';
import { texts } from '@punto/language/catalogue';

const { result } = texts('floor');

/** `Banker 6`; a dash if there is no result. */
export const resultOf = (mark: string | null): string => {
  if (mark === null) return '–';
  const { outcome, score } = parseMark(mark);
  return result[outcome]({ score });
};
