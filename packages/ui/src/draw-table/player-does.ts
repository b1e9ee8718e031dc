// What a player hand of two cards does at a score, computed from the tableau that deals. [R4] [R5]
import { playerDraws } from '@punto/engine/tableau';

const LEAST_NATURAL = 8;

/** The letter for the cell of the table, and the word for screen readers. */
export const playerDoes = (score: number): readonly [letter: 'D' | 'S' | 'N', word: string] => {
  if (score >= LEAST_NATURAL) return ['N', 'natural'];
  return playerDraws(score) ? ['D', 'draws'] : ['S', 'stands'];
};
