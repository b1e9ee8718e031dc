// A coup of every kind that the words of a bet can tell apart: what is asked about them is asked about all coups.
import type { Coup } from '../coup.ts';
import { TABLEAU } from '../draws.ts';
import { pairCoups } from '../odds/class-coups.ts';
import { sectorOf, wordsAsked } from './asked-words.ts';
import type { CompiledBet } from './compiled-bet.ts';
import { faceEndings } from './face-endings.ts';
import { faceKinds } from './hand-kinds.ts';
import { valueCoups } from './value-odds.ts';

/** Shows a coup of every kind that the words of the bet can tell apart; of some kinds several. */
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
