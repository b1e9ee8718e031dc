// Finds the rule that decides the next card, as far as the cards are known. [R4]–[R7]
import { cardValue, scoreOf } from '@punto/engine/card';
import type { Hands } from '@punto/engine/coup';
import { playerDraws } from '@punto/engine/tableau';

export type InForce =
  /** Fewer than four cards: the next card is dealt in any case. [R3] */
  | { readonly rule: 'R3' }
  | { readonly rule: 'R4' }
  | { readonly rule: 'R5'; readonly player: number }
  | { readonly rule: 'R6'; readonly banker: number; readonly third: null }
  | { readonly rule: 'R7'; readonly banker: number; readonly third: number };

export const inForce = ({ player, banker }: Hands): InForce => {
  if (player.length < 2 || banker.length < 2) return { rule: 'R3' };
  const [playerTwo, bankerTwo] = [scoreOf(player.slice(0, 2)), scoreOf(banker.slice(0, 2))];
  if (Math.max(playerTwo, bankerTwo) >= 8) return { rule: 'R4' };
  if (!playerDraws(playerTwo)) return { rule: 'R6', banker: bankerTwo, third: null };
  const third = player[2];
  return third === undefined
    ? { rule: 'R5', player: playerTwo }
    : { rule: 'R7', banker: bankerTwo, third: cardValue(third) };
};
