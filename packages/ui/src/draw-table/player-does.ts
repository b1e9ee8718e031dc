// What a player hand of two cards does, score by score, read from the tableau that deals. [R4] [R5]
import { playerDraws } from '@punto/engine/tableau';

const LEAST_NATURAL = 8;

/** The letter of a cell of the chart, and the word for who does not see it. */
export const playerDoes = (score: number): readonly [letter: 'D' | 'S' | 'N', word: string] => {
  if (score >= LEAST_NATURAL) return ['N', 'natural'];
  return playerDraws(score) ? ['D', 'draws'] : ['S', 'stands'];
};
