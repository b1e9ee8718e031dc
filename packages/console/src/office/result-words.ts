// The result of a round in a few words, from its mark. [R8]
import { parseMark } from '@punto/engine/mark';

const SIDE_WORDS = { player: 'Player', banker: 'Banker', tie: 'Tie' } as const;

/** `Banker 6`; a dash where no result counts. */
export const resultOf = (mark: string | null): string => {
  if (mark === null) return '–';
  const { outcome, score } = parseMark(mark);
  return `${SIDE_WORDS[outcome]} ${score}`;
};
