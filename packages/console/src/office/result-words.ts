// The result of a round as a short text, from its mark. [R8]
import { parseMark } from '@punto/engine/mark';

const SIDE_WORDS = { player: 'Player', banker: 'Banker', tie: 'Tie' } as const;

/** `Banker 6`; a dash if there is no result. */
export const resultOf = (mark: string | null): string => {
  if (mark === null) return '–';
  const { outcome, score } = parseMark(mark);
  return `${SIDE_WORDS[outcome]} ${score}`;
};
