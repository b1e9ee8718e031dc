// What a player hand of two cards does at a score, computed from the tableau that deals. [R4] [R5]
import { playerDraws } from '@punto/engine/tableau';

const LEAST_NATURAL = 8;

export const playerDoes = (score: number): 'draws' | 'stands' | 'natural' => {
  if (score >= LEAST_NATURAL) return 'natural';
  return playerDraws(score) ? 'draws' : 'stands';
};
