// Enumerates one coup of every kind that the words of a bet can tell apart: what holds for these holds for all coups.
import type { Coup } from '../coup.ts';
import { TABLEAU } from '../draws.ts';
import { pairCoups } from '../odds/class-coups.ts';
import { sectorOf, wordsAsked } from './asked-words.ts';
import type { CompiledBet } from './compiled-bet.ts';
import { faceEndings } from './face-endings.ts';
import { faceKinds } from './hand-kinds.ts';
import { valueCoups } from './value-odds.ts';

/** Calls back with a coup of every kind that the words of the bet can tell apart, with more than one of some kinds. */
export const eachCoup = (bet: CompiledBet, seen: (coup: Coup) => void): void => {
  const sector = sectorOf(bet.definition);
  if (sector === 'values') valueCoups().forEach(seen);
  if (sector === 'pairs') for (const { coup } of pairCoups()) seen(coup);
  if (sector !== 'faces') return;
  const words = wordsAsked(bet.definition);
  const kinds = faceKinds(words, TABLEAU);
  const endingsOf = faceEndings(bet, words, kinds, TABLEAU, seen);
  for (const player of kinds.hands.keys()) for (const banker of kinds.hands.keys()) endingsOf(player, banker);
};
