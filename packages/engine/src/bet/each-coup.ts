// Enumerates one coup of every kind that the words of a bet can tell apart: what holds for these holds for all coups.
import type { Coup } from '../coup.ts';
import { pairCoups } from '../odds/class-coups.ts';
import { sectorOf, wordsAsked } from './asked-words.ts';
import type { CompiledBet } from './compiled-bet.ts';
import { eachFaceCoup } from './face-coups.ts';
import { valueCoups } from './value-odds.ts';

/**
 * Calls back with a coup of every kind that the words of the bet can tell apart, with more than one of some kinds. Ends early when `seen`
 * returns true.
 */
export const eachCoup = ({ definition }: CompiledBet, seen: (coup: Coup) => boolean): void => {
  const sector = sectorOf(definition);
  if (sector === 'values') valueCoups().some(seen);
  if (sector === 'pairs') pairCoups().some(({ coup }) => seen(coup));
  if (sector === 'faces') eachFaceCoup(wordsAsked(definition), seen);
};
