// Who draws a third card, as functions of the totals: the tableau, or what an analyst puts in its place. Tables know the tableau
// alone; other rules are for study. [R4]–[R7]
import { bankerDraws, playerDraws } from './tableau.ts';

export type Draws = {
  /** With such a total of the first two cards on either side both hands stand. [R4] */
  readonly ends: (total: number) => boolean;
  readonly player: (total: number) => boolean;
  /** By the value of player's third card, `null` when player stands. */
  readonly banker: (total: number, playerThird: number | null) => boolean;
};

/** The tableau of punto banco. [R4]–[R7] */
export const TABLEAU: Draws = { ends: (total) => total >= 8, player: playerDraws, banker: bankerDraws };
